import { randomUUID } from 'node:crypto';
import type { Reward } from '#contract/entities/points.ts';
import { allRewards } from '../../content/rewards.ts';
import { Refused } from '../../ground/refused.ts';
import type { MemberRow } from '../../store/members.ts';
import type { Points } from './points.ts';
import type { Rewards } from './rewards.ts';

/** What somebody who opens the points mall finds, or meets as they redeem (T3). */
export const pointsScenes = ['enough', 'soldOut', 'goneMeanwhile', 'dearerMeanwhile'] as const;
export type PointsScene = (typeof pointsScenes)[number];

/** How much dearer a reward gets, in hundredths of a point. */
const DEARER = 10_000;

/** Puts the points mall into a situation, for demonstrations and tests (T3). */
export interface PointsScenes {
  /** Before somebody looks: who has too little for the dearest reward gets what is missing. */
  open(member: MemberRow, scene: PointsScene | null): void;
  /** The rewards as they look in the scene. */
  shown(rewards: readonly Reward[], scene: PointsScene | null): Reward[];
  /** Before somebody redeems a reward. @throws Refused reward_sold_out */
  redeem(rewardId: string, scene: PointsScene | null): void;
}

interface SceneParts {
  readonly points: Points;
  readonly rewards: Rewards;
}

export function createPointsScenes({ points, rewards }: SceneParts): PointsScenes {
  return {
    open({ id: memberId }, scene) {
      if (scene !== 'enough') return;
      const dearest = rewards.rows().at(-1)?.price ?? 0;
      const amount = dearest - points.balance(memberId);
      if (amount <= 0) return;
      points.post({ memberId, kind: 'points_given', name: `scene:${randomUUID()}`, amount });
    },
    shown: (list, scene) =>
      list.map((reward) => (scene === 'soldOut' ? { ...reward, stock: 0 } : reward)),
    redeem(rewardId, scene) {
      const row = rewards.rows().find(({ id }) => id === rewardId);
      if (!row) return;
      if (scene === 'soldOut') throw new Refused('reward_sold_out');
      if (scene === 'goneMeanwhile') rewards.change({ ...row, stock: 0 });
      const usual = (allRewards.find(({ id }) => id === rewardId)?.price ?? 0) * 100;
      // Once: with the new price it can be had.
      if (scene === 'dearerMeanwhile' && row.price === usual) {
        rewards.change({ ...row, price: usual + DEARER });
      }
    },
  };
}
