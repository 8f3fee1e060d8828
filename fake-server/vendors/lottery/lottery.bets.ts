import { type PlayType, playTypes } from '#contract/entities/lottery-types.ts';
import type { KeptRound } from '../../world/ports/game-operator.ts';
import type { DrawResult, LotteryBet, LotteryProvider } from '../../world/ports/lottery.ts';
import { winOf } from './lottery.plays.ts';

/** Balls of one bet. */
const MAX_NUMBERS = 5;

/** A requested bet: the odds are the lottery's own. */
export type BetRequest = Pick<LotteryBet, 'gameCode' | 'drawNo' | 'playType' | 'numbers'>;

/** A bet as its page shows it. */
export interface BetView {
  readonly roundId: string;
  readonly drawNo: string;
  readonly playType: PlayType;
  readonly numbers: readonly string[];
  /** Minor units. */
  readonly stake: number;
  /** The payout, in minor units; the stake if cancelled. */
  readonly win: number;
  /** The payout of one hit, in minor units. */
  readonly returns: number;
  readonly state: 'open' | 'won' | 'lost' | 'cancelled';
  /** Milliseconds since the epoch. */
  readonly settlesAt: number;
  /** Null until the numbers are out. */
  readonly result: DrawResult | null;
}

/** The state of a bet at a moment, in milliseconds since the epoch. */
export function betViewOf(
  simulator: LotteryProvider,
  { roundId, state, stake, win, outcome }: KeptRound<LotteryBet>,
  now: number,
): BetView {
  const { gameCode, drawNo, playType, numbers, odds, settlesAt } = outcome;
  const lottery = simulator.find(gameCode);
  return {
    roundId,
    drawNo,
    playType,
    numbers,
    stake,
    win,
    settlesAt,
    returns: winOf(stake, odds, 1),
    state: state === 'settled' ? (win > 0 ? 'won' : 'lost') : state,
    result: (lottery && simulator.resultOf(lottery, drawNo, now)?.result) ?? null,
  };
}

/** The bet in a body; undefined if invalid. */
export function readBet(body: object): BetRequest | undefined {
  if (!('gameCode' in body && 'drawNo' in body && 'playType' in body && 'numbers' in body)) {
    return undefined;
  }
  const { gameCode, drawNo, numbers } = body;
  const playType = playTypes.find((type) => type === body.playType);
  if (typeof gameCode !== 'string' || typeof drawNo !== 'string' || drawNo.length > 20) {
    return undefined;
  }
  if (!Array.isArray(numbers) || numbers.length > MAX_NUMBERS) return undefined;
  if (!numbers.every((one: unknown): one is string => typeof one === 'string' && one.length < 9)) {
    return undefined;
  }
  return playType && { gameCode, drawNo, playType, numbers: [...numbers].toSorted() };
}

/** Whether two bets are equal. */
export function isSameBet(one: BetRequest, other: BetRequest): boolean {
  return (
    one.gameCode === other.gameCode &&
    one.drawNo === other.drawNo &&
    one.playType === other.playType &&
    one.numbers.join() === other.numbers.join()
  );
}
