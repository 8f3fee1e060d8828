import type { Redemption, Reward } from '#contract/entities/points.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';

/** What the page said of the reward when it was last looked at. */
export interface SeenReward {
  /** Hundredths of a point. */
  readonly price: number;
  readonly stock: number;
}

/** What the flow is started with. */
export interface PointsRedemptionInput {
  readonly rewardId: string;
  readonly seen: SeenReward;
}

/** What the flow knows; addresses and passwords stay in the draft. */
export interface PointsRedemptionContext extends PointsRedemptionInput {
  /** As the server has it now; null until it was read, and where it is not offered any more. */
  readonly reward: Reward | null;
  /** What the person has, in hundredths of a point. */
  readonly points: number;
  readonly redemption: Redemption | null;
  readonly refusal: Refusal | null;
}

/** What a person does. */
export type PointsRedemptionEvent =
  | { type: 'redemption.submitted' }
  | { type: 'form.edited' }
  | { type: 'retry.requested' };

/** The reward and the points as they are now. */
interface RewardOverview {
  /** Null where the reward is not offered any more. */
  readonly reward: Reward | null;
  readonly points: number;
}

export type OverviewOutcome = Outcome<RewardOverview>;
export type RedeemOutcome = Outcome<Redemption>;

/** A redemption to be made, for what was seen. */
export interface RedeemWish {
  readonly rewardId: string;
  readonly price: number;
}
