import type { Redemption, Reward } from '#contract/entities/points.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';

/** What the page said about the reward when the person last saw it. */
export interface SeenReward {
  /** Hundredths of a point. */
  readonly price: number;
  readonly stock: number;
}

/** Input of the flow. */
export interface PointsRedemptionInput {
  readonly rewardId: string;
  readonly seen: SeenReward;
}

/** Context of the flow; addresses and passwords stay in the draft. */
export interface PointsRedemptionContext extends PointsRedemptionInput {
  /** The current reward; null until read, or if no longer offered. */
  readonly reward: Reward | null;
  /** The person's points, in hundredths of a point. */
  readonly points: number;
  readonly redemption: Redemption | null;
  readonly refusal: Refusal | null;
}

/** Events that the person sends. */
export type PointsRedemptionEvent =
  | { type: 'redemption.submitted' }
  | { type: 'form.edited' }
  | { type: 'retry.requested' };

/** The reward and the points as they are now. */
interface RewardOverview {
  /** Null if the reward is no longer offered. */
  readonly reward: Reward | null;
  readonly points: number;
}

export type OverviewOutcome = Outcome<RewardOverview>;
export type RedeemOutcome = Outcome<Redemption>;

/** A redemption to send, with the terms that the person saw. */
export interface RedeemWish {
  readonly rewardId: string;
  readonly price: number;
}
