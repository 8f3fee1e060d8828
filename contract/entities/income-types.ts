/*
 * What an agent earns, and why (C4). Plain data, which the browser can carry without a schema library.
 */

/** Version of the rule that computes income; the contract's terms are separate. */
export const INCOME_RULE_VERSION = 1;

/**
 * State of an income line.
 *
 * - `pending`: its period is over, and late corrections of bets may still arrive.
 * - `approved`: it counts; it is paid as soon as it and the carried amount are above zero.
 * - `held`: it counts, but the site must check it before payment.
 * - `paid`: it was part of a payment.
 * - `reversed`: the site reversed it, by a separate line.
 */
export const incomeStates = ['pending', 'approved', 'held', 'paid', 'reversed'] as const;
export type IncomeState = (typeof incomeStates)[number];

/** Why a line changes an earlier one, which stays as it is. */
export const adjustmentReasons = ['corrected', 'reversed'] as const;
export type AdjustmentReason = (typeof adjustmentReasons)[number];

/** What happened to a bet after it was settled. */
export const correctionReasons = ['late', 'cancelled', 'corrected'] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

/** Why bets are not part of the base that income is paid on. */
export const uncountedReasons = ['own', 'open', 'cancelled'] as const;

/**
 * Why a line is zero.
 *
 * - `noBets`: nobody of the team bet.
 * - `teamWon`: the team won more than it lost.
 * - `carriedOver`: earlier wins of the team are not made up for yet.
 * - `belowFirstBand`: the team has not reached the first band.
 * - `allToDownline`: the downline contracts get all of it.
 * - `nothingNew`: it was counted before.
 * - `tooLittle`: the share is below half a hundredth.
 */
export const zeroReasons = [
  'noBets',
  'teamWon',
  'carriedOver',
  'belowFirstBand',
  'allToDownline',
  'nothingNew',
  'tooLittle',
] as const;
export type ZeroReason = (typeof zeroReasons)[number];

/** How many hours lines of a kind stay pending after their period. */
export const REVIEW_HOURS = {
  dividend: 24,
  dailySalary: 6,
  hourlySalary: 0,
  realTimeSalary: 0,
} as const;

/** How many lines of income a page has, and how many people of one line. */
export const INCOME_PAGE_SIZE = 20;

/** The most lines that one piece has when a file is made. */
export const INCOME_IN_A_PIECE = 1_000;
