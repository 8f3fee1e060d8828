/*
 * States of people whom a member invited (W5). Plain data, which the browser can carry without a
 * schema library.
 */

/**
 * - `waiting`: registered, and has not staked enough yet.
 * - `counted`: staked enough in time; the member got the points.
 * - `notCounted`: counts for nothing any more, for a reason.
 */
export const referralStates = ['waiting', 'counted', 'notCounted'] as const;

/** Why somebody who registered by the link does not count. */
export const referralReasons = [
  /** Too little was staked within the days. */
  'tooLate',
  /** The account is held by the member who invited. */
  'samePerson',
  /** The person registered by the link of an agent as well, and counts there. */
  'ofAgent',
  /** The account was blocked before it counted. */
  'blocked',
] as const;
export type ReferralReason = (typeof referralReasons)[number];

/** How many people a page of those who were invited has. */
export const REFERRAL_PAGE_SIZE = 10;
