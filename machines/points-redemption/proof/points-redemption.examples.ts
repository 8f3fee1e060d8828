import type { Redemption, Reward } from '#contract/entities/points.ts';
import type { OverviewOutcome, RedeemOutcome, SeenReward } from '../points-redemption.types.ts';

/** What the page said about the example reward. */
export const seen: SeenReward = { price: 450_000, stock: 6 };

export const mug: Reward = {
  id: 'welcome-mug',
  kind: 'goods',
  title: 'Mug',
  description: 'Ceramic.',
  image: '/art/rewards/welcome-mug.svg',
  isOnePerPerson: true,
  isTaken: false,
  ...seen,
};

/** The example reward with changed values. */
export const mugWith = (change: Partial<Reward>): Reward => ({ ...mug, ...change });

/** The answer with a reward and enough points for it, or the given number. */
export function overview(reward: Reward | null = mug, { points = 500_000 } = {}): OverviewOutcome {
  return { ok: true, value: { reward, points } };
}

export const redemption: Redemption = {
  id: 'redemption-1',
  rewardId: mug.id,
  kind: 'goods',
  title: mug.title,
  image: mug.image,
  price: mug.price,
  state: 'in_process',
  redeemedAt: '2026-01-01T00:00:00.000Z',
  decidedAt: null,
  reason: null,
  delivery: null,
  hasVoucher: false,
};

export const redeemed: RedeemOutcome = { ok: true, value: redemption };
export const changed = { ok: false, code: 'reward_changed' } as const;
export const passwordWrong = { ok: false, code: 'money_password_incorrect' } as const;

export const submitted = { type: 'redemption.submitted' } as const;
export const retried = { type: 'retry.requested' } as const;

/** The state while the person decides. */
export function at<const State extends string>(state: State) {
  return { deciding: state };
}
