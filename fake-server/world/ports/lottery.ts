import type { LotteryPrize, PlayType, PrizeMode } from '#contract/entities/lottery-types.ts';
import type { Words } from '../../content/words.ts';
import type { OpenBet, Verdict } from './game-operator.ts';

/** Prizes of one kind: number of draws and of digits. */
interface PrizeRow {
  readonly prize: LotteryPrize;
  readonly count: number;
  readonly digits: number;
}

/** The drum of a lottery: digits with repetition, balls without, or a table of prizes. */
export type Drum =
  | { readonly form: 'digits'; readonly count: number }
  | { readonly form: 'balls'; readonly drawn: number; readonly of: number }
  | { readonly form: 'prizes'; readonly rows: readonly PrizeRow[] };

/** Schedule of a lottery. */
export interface Schedule {
  /** Minutes after midnight UTC, rising. */
  readonly times: readonly number[];
  /** Days of the week, 0 being Sunday in UTC; every day if left out. */
  readonly weekdays?: readonly number[];
  /** Seconds before the draw at which bets close. */
  readonly closingSeconds: number;
  /** Seconds from the draw until its numbers are out. */
  readonly drawingSeconds: number;
}

/** A lottery: its drum, schedule, and place among the games. */
export interface Lottery {
  /** Identifies it everywhere: among the games, in addresses, in bets. */
  readonly code: string;
  readonly vendor: string;
  readonly name: string;
  readonly type: 'LOTT' | 'ELOTT';
  readonly prizeMode: PrizeMode;
  /** Group of the menu. */
  readonly group: string;
  readonly drum: Drum;
  readonly schedule: Schedule;
  /** Minor units. */
  readonly minStake: number;
  readonly isHot: boolean;
  readonly isClosed: boolean;
}

/** A draw's times, without its result. Milliseconds since the epoch. */
export interface DrawTime {
  /** The UTC day, and the position in that day: `20261121-0938`. */
  readonly drawNo: string;
  /** Bets are accepted before. */
  readonly closesAt: number;
  readonly drawsAt: number;
  /** The numbers are published from then on. */
  readonly resultsAt: number;
}

/** The result of one prize. */
interface DrawnPrize {
  readonly prize: LotteryPrize;
  /** With leading zeros. */
  readonly numbers: readonly string[];
}

/** A draw with its numbers: nothing of it may leave the vendor before `resultsAt`. */
export interface DrawResult {
  readonly cancelled: boolean;
  /** Empty if it was cancelled. */
  readonly prizes: readonly DrawnPrize[];
}

/** The choice of a play: one number with this many digits, some balls, or one of two words. */
export type Choice =
  | { readonly kind: 'number'; readonly digits: number }
  | { readonly kind: 'balls'; readonly count: number; readonly of: number }
  | { readonly kind: 'option'; readonly options: readonly string[] };

/** A way to bet on a lottery. */
export interface Play {
  readonly type: PlayType;
  readonly choice: Choice;
  /** Expected hits in one draw. */
  readonly expectedHits: number;
  /** Payout of each hit, in hundredths of the stake. */
  readonly odds: number;
}

/** A bet on one draw, with the stated odds. */
export interface LotteryBet extends OpenBet {
  readonly gameCode: string;
  readonly drawNo: string;
  readonly playType: PlayType;
  readonly numbers: readonly string[];
  /** Hundredths. */
  readonly odds: number;
}

/** A draw that is over. */
export interface PastDraw extends DrawTime {
  readonly result: DrawResult;
}

/** A play's return. */
interface PlayTerms {
  /** A share of the stake. */
  readonly returnToPlayer: number;
  /** Minor units. */
  readonly largestStake: number;
}

/**
 * The draws of one world. Their numbers follow from its seed, their times from its clock: a draw's
 * result is always the same, and never revealed before its time.
 */
export interface LotteryProvider {
  readonly lotteries: readonly Lottery[];
  find(code: string): Lottery | undefined;
  plays(lottery: Lottery): readonly Play[];
  /** A play's average return, and its largest stake if stakes end at `largest`. */
  termsOf(play: Play, largest: number): PlayTerms;
  /** Name of each menu group. */
  readonly groups: Readonly<Record<string, Words>>;
  /** The highest payout of one bet, in minor units. */
  readonly highestWin: number;
  /** The next or current draw. */
  coming(lottery: Lottery, now: number): DrawTime;
  /** The draw that is open for bets. */
  open(lottery: Lottery, now: number): DrawTime;
  /** Newest first. */
  past(lottery: Lottery, now: number, count: number): readonly PastDraw[];
  /** The result of a draw; undefined if there is none, and until it is published. */
  resultOf(lottery: Lottery, drawNo: string, now: number): PastDraw | undefined;
  /** Settles a bet once the numbers of its draw are published. */
  judge(bet: LotteryBet, stake: number, now: number): Verdict;
}
