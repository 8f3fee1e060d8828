/*
 * What an agent earns, and why (C4). Plain data, which the browser can carry without a schema library.
 */

/** The version of the rule by which income is worked out; the contract's terms are beside it. */
export const INCOME_RULE_VERSION = 1;

/**
 * Where a line of income stands.
 *
 * - `pending`: its period is over, and late corrections of bets are waited for.
 * - `approved`: it counts; it is paid as soon as it and what is carried over come to more than nothing.
 * - `held`: it counts, and is not paid until the site has looked at it.
 * - `paid`: it was part of a payment.
 * - `reversed`: the site took it back, by a line of its own.
 */
export const incomeStates = ['pending', 'approved', 'held', 'paid', 'reversed'] as const;
export type IncomeState = (typeof incomeStates)[number];

/** Why a line changes an earlier one, which stays as it is. */
export const adjustmentReasons = ['corrected', 'reversed'] as const;
export type AdjustmentReason = (typeof adjustmentReasons)[number];

/** What happened to a bet after it had been decided. */
export const correctionReasons = ['late', 'cancelled', 'corrected'] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

/** Why bets are no part of what income is paid on. */
export const uncountedReasons = ['own', 'open', 'cancelled'] as const;

/**
 * Why a line comes to nothing.
 *
 * - `noBets`: nobody of the team bet.
 * - `teamWon`: the team won more than it lost.
 * - `carriedOver`: what the team won before is not made up for yet.
 * - `belowFirstBand`: the team has not reached the first band.
 * - `allToDownline`: the contracts below get all of it.
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

/** For how many hours lines of a kind are pending after their period. */
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
