import type { LotteryBet, LotteryProvider } from '../world/ports/lottery.ts';
import type { TellRound } from '../world/ports/round-telling.ts';
import { tellBaccarat } from './baccarat/baccarat.told.ts';
import type { BaccaratOutcome } from './baccarat/baccarat.types.ts';
import { tellCardRoom } from './card-room/card-room.told.ts';
import type { CardRoomOutcome, DealtHand } from './card-room/card-room.types.ts';
import type { CrashOutcome } from './crash/crash.maths.ts';
import { tellCrash } from './crash/crash.told.ts';
import { tellFish } from './fish/fish.told.ts';
import type { FishOutcome } from './fish/fish.types.ts';
import { tellLottery } from './lottery/lottery.told.ts';
import { tellRoulette } from './roulette/roulette.told.ts';
import type { RouletteOutcome } from './roulette/roulette.types.ts';
import { tellSlot } from './slot/slot.told.ts';
import type { SlotOutcome } from './slot/slot.types.ts';
import type { SportsSimulator } from './sports/sports.simulator.ts';
import { tellSports } from './sports/sports.told.ts';
import type { SportsBet } from './sports/sports.types.ts';

/* A stored round is recognised by its shape: the game may be played differently by now. */

/** Only lottery bets name a draw. */
export function isOnDraw(outcome: unknown): outcome is LotteryBet {
  return has(outcome, 'drawNo');
}

/** Describes what was played, by the vendor of each outcome. */
export function tellingOf(
  sportsSimulator: SportsSimulator,
  lotteryProvider: LotteryProvider,
): TellRound {
  return (round, language, now) => {
    const { outcome } = round;
    if (isOnDraw(outcome))
      return tellLottery(lotteryProvider, { ...round, outcome }, language, now);
    if (isOnMatches(outcome))
      return tellSports(sportsSimulator, { ...round, outcome }, language, now);
    if (isOfReels(outcome)) return tellSlot(round.nodeId, outcome, language);
    if (isOfHands(outcome)) return tellBaccarat(outcome, language);
    if (isOfWheel(outcome)) return tellRoulette(outcome, language);
    if (isOfCardRoom(outcome)) return tellCardRoom({ ...round, outcome }, language);
    if (isOfShot(outcome)) return tellFish(outcome, language);
    if (isOfFlight(outcome)) return tellCrash(outcome, language);
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
