import type { LotteryPrize, PlayType, PrizeMode } from '#contract/entities/lottery-types.ts';
import type { Words } from '../../content/words.ts';
import type { OpenBet, Verdict } from './game-operator.ts';

/** Prizes of one kind: how many are drawn, each with so many digits. */
interface PrizeRow {
  readonly prize: LotteryPrize;
  readonly count: number;
  readonly digits: number;
}

/** What a lottery draws: digits with repetition, balls without, or a table of prizes. */
export type Drum =
  | { readonly form: 'digits'; readonly count: number }
  | { readonly form: 'balls'; readonly drawn: number; readonly of: number }
  | { readonly form: 'prizes'; readonly rows: readonly PrizeRow[] };

/** When a lottery draws. */
export interface Schedule {
  /** Minutes after midnight UTC, rising. */
  readonly times: readonly number[];
  /** Days of the week, 0 being Sunday in UTC; every day where left out. */
  readonly weekdays?: readonly number[];
  /** Seconds before the draw at which bets close. */
  readonly closingSeconds: number;
  /** Seconds from the draw until its numbers are out. */
  readonly drawingSeconds: number;
}

/** A lottery: what is drawn, when, and how it stands among the games. */
export interface Lottery {
  /** Names it everywhere: among the games, in addresses, in bets. */
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

/** A draw by its times, without its result. Milliseconds since the epoch. */
export interface DrawTime {
  /** The day in UTC, and the how-manieth draw of that day: `20261121-0938`. */
  readonly drawNo: string;
  /** Bets are taken before. */
  readonly closesAt: number;
  readonly drawsAt: number;
  /** The numbers are out from then on. */
  readonly resultsAt: number;
}

/** What was drawn for one prize. */
interface DrawnPrize {
  readonly prize: LotteryPrize;
  /** With leading zeros. */
  readonly numbers: readonly string[];
}

/** A draw with its numbers: nothing of it may leave the vendor before `resultsAt`. */
export interface DrawResult {
  readonly cancelled: boolean;
  /** None where it was cancelled. */
  readonly prizes: readonly DrawnPrize[];
}

/** What is chosen for a play: one number of so many digits, some balls, or one of two words. */
export type Choice =
  | { readonly kind: 'number'; readonly digits: number }
  | { readonly kind: 'balls'; readonly count: number; readonly of: number }
  | { readonly kind: 'option'; readonly options: readonly string[] };

/** A way to bet on a lottery. */
export interface Play {
  readonly type: PlayType;
  readonly choice: Choice;
  /** Hits to be expected of one draw. */
  readonly expectedHits: number;
  /** What each hit pays, in hundredths of the stake. */
  readonly odds: number;
}

/** A bet on one draw, at the odds that were told. */
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

/** What a play is worth to a player. */
interface PlayTerms {
  /** A share of the stake. */
  readonly returnToPlayer: number;
  /** Minor units. */
  readonly largestStake: number;
}

/**
 * The draws of one world. Their numbers follow from its seed, their times from its clock: what was
 * drawn once is the same whenever it is asked for, and before its time nobody is told.
 */
export interface LotteryProvider {
  readonly lotteries: readonly Lottery[];
  find(code: string): Lottery | undefined;
  plays(lottery: Lottery): readonly Play[];
  /** What a play gives back on average, and takes at most where stakes end at `largest`. */
  termsOf(play: Play, largest: number): PlayTerms;
  /** What each group of a menu is called. */
  readonly groups: Readonly<Record<string, Words>>;
  /** The most that one bet brings, in minor units. */
  readonly highestWin: number;
  /** The draw that comes next, or is being held. */
  coming(lottery: Lottery, now: number): DrawTime;
  /** The draw that bets are taken on. */
  open(lottery: Lottery, now: number): DrawTime;
  /** Newest first. */
  past(lottery: Lottery, now: number, count: number): readonly PastDraw[];
  /** What came out of a draw; undefined where there is none, and until its numbers are out. */
  resultOf(lottery: Lottery, drawNo: string, now: number): PastDraw | undefined;
  /** Judges a bet once the numbers of its draw are out. */
  judge(bet: LotteryBet, stake: number, now: number): Verdict;
}
