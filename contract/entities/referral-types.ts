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

/** Why a registration by the link does not count. */
export const referralReasons = [
  /** Too little was staked in time. */
  'tooLate',
  /** The account belongs to the inviting member. */
  'samePerson',
  /** The person also registered by an agent's link, and counts there. */
  'countedForAgent',
  /** A violation of the invitation rules; the reason is confidential. */
  'notEligible',
] as const;
export type ReferralReason = (typeof referralReasons)[number];

/** Progress of an invited friend, in percent of the required stake: rough on purpose. */
export const referralProgress = [0, 25, 50, 75] as const;
export type ReferralProgress = (typeof referralProgress)[number];

/** How many people a page of those who were invited has. */
export const REFERRAL_PAGE_SIZE = 10;
