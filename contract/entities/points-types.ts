/*
 * What points and their rewards are made of (W9). Plain data, which the browser can carry without a
 * schema library.
 */

/** Why points came or went: what a line of the points is called. */
export const pointsKinds = ['bet', 'mission', 'given'] as const;
export type PointsKind = (typeof pointsKinds)[number];

/** What a reward is: something that is sent to an address, or a code. */
export const rewardKinds = ['goods', 'voucher'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** How many lines a page of the points has. */
export const POINTS_PAGE_SIZE = 20;
