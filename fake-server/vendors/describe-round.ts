import type { LotteryBet, LotteryProvider } from '../world/ports/lottery.ts';
import type { DescribeRound } from '../world/ports/round-description.ts';
import { describeBaccarat } from './baccarat/baccarat.description.ts';
import type { BaccaratOutcome } from './baccarat/baccarat.types.ts';
import { describeCardRoom } from './card-room/card-room.description.ts';
import type { CardRoomOutcome, DealtHand } from './card-room/card-room.types.ts';
import { describeCrash } from './crash/crash.description.ts';
import type { CrashOutcome } from './crash/crash.maths.ts';
import { describeFish } from './fish/fish.description.ts';
import type { FishOutcome } from './fish/fish.types.ts';
import { describeLottery } from './lottery/lottery.description.ts';
import { describeRoulette } from './roulette/roulette.description.ts';
import type { RouletteOutcome } from './roulette/roulette.types.ts';
import { describeSlot } from './slot/slot.description.ts';
import type { SlotOutcome } from './slot/slot.types.ts';
import { describeSports } from './sports/sports.description.ts';
import type { SportsSimulator } from './sports/sports.simulator.ts';
import type { SportsBet } from './sports/sports.types.ts';

/* A stored round is recognised by its shape: the game may be played differently by now. */

/** Only lottery bets name a draw. */
export function isOnDraw(outcome: unknown): outcome is LotteryBet {
  return has(outcome, 'drawNo');
}

/** Describes what was played, by the vendor of each outcome. */
export function roundDescriber(
  sportsSimulator: SportsSimulator,
  lotteryProvider: LotteryProvider,
): DescribeRound {
  return (round, language, now) => {
    const { outcome } = round;
    if (isOnDraw(outcome))
      return describeLottery(lotteryProvider, { ...round, outcome }, language, now);
    if (isOnMatches(outcome))
      return describeSports(sportsSimulator, { ...round, outcome }, language, now);
    if (isOfReels(outcome)) return describeSlot(round.nodeId, outcome, language);
    if (isOfHands(outcome)) return describeBaccarat(outcome, language);
    if (isOfWheel(outcome)) return describeRoulette(outcome, language);
    if (isOfCardRoom(outcome)) return describeCardRoom({ ...round, outcome }, language);
    if (isOfShot(outcome)) return describeFish(outcome, language);
    if (isOfFlight(outcome)) return describeCrash(outcome, language);
    return undefined;
  };
}

function isOnMatches(outcome: unknown): outcome is SportsBet {
  return has(outcome, 'legs');
}

function isOfReels(outcome: unknown): outcome is SlotOutcome {
  return has(outcome, 'reels');
}

function isOfHands(outcome: unknown): outcome is BaccaratOutcome {
  return has(outcome, 'hands');
}

function isOfWheel(outcome: unknown): outcome is RouletteOutcome {
  return has(outcome, 'pocket');
}

/** Only card rooms have an ante. */
export function isOfCardRoom(outcome: unknown): outcome is DealtHand | CardRoomOutcome {
  return has(outcome, 'ante');
}

function isOfShot(outcome: unknown): outcome is FishOutcome {
  return has(outcome, 'creature');
}

function isOfFlight(outcome: unknown): outcome is CrashOutcome {
  return has(outcome, 'reached');
}

function has(outcome: unknown, field: string): boolean {
  return typeof outcome === 'object' && outcome !== null && field in outcome;
}
