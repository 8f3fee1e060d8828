/*
 * What points and their rewards are made of (W9). Plain data, which the browser can carry without a
 * schema library.
 */

/** Why points changed: the kind of a points line. */
export const pointsKinds = [
  'bet',
  'mission',
  'friend',
  'given',
  'redeemed',
  'returned',
  'converted',
] as const;
export type PointsKind = (typeof pointsKinds)[number];

/** The kinds of rewards: goods sent to an address, or a code. */
export const rewardKinds = ['goods', 'voucher'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** The states of a redemption. One that was rejected or cancelled gives its points back. */
export const redemptionStates = ['in_process', 'approved', 'rejected', 'cancelled'] as const;
export type RedemptionState = (typeof redemptionStates)[number];

/** Why a redemption was rejected. */
export const rejectionReasons = ['out_of_stock', 'address_unreachable', 'rules_broken'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** Up to this many, the number left is shown; above it only that some are left. */
export const FEW_LEFT = 10;

/** How many lines a page of the points has, and how many redemptions. */
export const POINTS_PAGE_SIZE = 20;
