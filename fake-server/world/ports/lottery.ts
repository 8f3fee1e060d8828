import type { LotteryPrize, PlayType, PrizeMode } from '#contract/entities/lottery-types.ts';
import type { OpenBet } from './game-desk.ts';

/** Prizes of one kind: how many are drawn, each with so many digits. */
export interface PrizeRow {
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

/** A draw by its time, whatever comes out of it. Milliseconds since the epoch. */
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
export interface DrawnPrize {
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
