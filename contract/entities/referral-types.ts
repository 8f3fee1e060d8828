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
  /** Against the rules of invitations; why is between the site and that person. */
  'notEligible',
] as const;
export type ReferralReason = (typeof referralReasons)[number];

/** How far somebody who is waited for is, in percent of what they must stake: rough on purpose. */
export const referralProgress = [0, 25, 50, 75] as const;
export type ReferralProgress = (typeof referralProgress)[number];

/** How many people a page of those who were invited has. */
export const REFERRAL_PAGE_SIZE = 10;
