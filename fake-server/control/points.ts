import type { RedemptionState } from '#contract/entities/points-types.ts';
import { rewardTitle } from '../world/points/rewards.ts';
import type { World } from '../world/world.ts';

const SHOWN = 8;

/** A redemption, as the control page shows it. */
export interface ControlRedemption {
  readonly id: string;
  readonly account: string;
  readonly title: string;
  /** Hundredths of a point. */
  readonly price: number;
  readonly state: RedemptionState;
  /** Approved goods that are not sent yet. */
  readonly isToBeSent: boolean;
}

/** A reward, as the control page shows and changes it. */
export interface ControlReward {
  readonly id: string;
  readonly title: string;
  /** Hundredths of a point. */
  readonly price: number;
  readonly stock: number;
}

/** The points mall, as the control page shows it. */
export interface ControlPoints {
  readonly rewards: readonly ControlReward[];
  /** Newest first. */
  readonly redemptions: readonly ControlRedemption[];
}

/** Rewards, and the newest redemptions of everybody. */
export function controlPoints({ redemptions, rewards, members }: World): ControlPoints {
  return {
    rewards: rewards.rows().map((row) => ({ ...row, title: rewardTitle(row.id, 'EN') })),
    redemptions: redemptions
      .newest(SHOWN)
      .map(({ id, member_id, reward_id, price, state, address, tracking_code }) => ({
        id,
        account: members.byId(member_id)?.account ?? '',
        title: rewardTitle(reward_id, 'EN'),
        price,
        state,
        isToBeSent: state === 'approved' && address !== null && tracking_code === null,
      })),
  };
}
