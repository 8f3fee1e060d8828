import { assign, emit, setup } from 'xstate';
import type { Redemption } from '#contract/entities/points.ts';
import { FEW_LEFT } from '#contract/entities/points-types.ts';
import { asking } from '../actors/answering.ts';
import type { DataOutdated } from '../actors/emitted.ts';
import { notProvided } from '../actors/not-provided.ts';
import { valueIn } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { submission } from '../submission/submission.machine.ts';
import type {
  OverviewOutcome,
  PointsRedemptionContext,
  PointsRedemptionEvent,
  PointsRedemptionInput,
  RedeemOutcome,
  RedeemWish,
} from './points-redemption.types.ts';

const actors = {
  /** Reads the reward and the points. */
  readReward: notProvided<OverviewOutcome, { readonly rewardId: string }>('readReward'),
  /** Checks the form, then redeems, once. */
  redeem: submission<RedeemWish, Redemption>(),
};

/** The part of a state that asks one of these. */
export const ask = asking<typeof actors, PointsRedemptionContext>();

/** What is said of a stock: how many of few, else that there are some. */
const said = (stock: number) => Math.min(stock, FEW_LEFT + 1);

/** What the states of a redemption are made of. */
export const pointsRedemptionSetup = setup({
  types: {
    input: {} as PointsRedemptionInput,
    context: {} as PointsRedemptionContext,
    events: {} as PointsRedemptionEvent,
    tags: {} as 'busy',
    emitted: {} as DataOutdated,
  },
  actors,
  guards: {
    rewardIsGone: ({ context }) => context.reward === null,
    rewardIsTaken: ({ context }) => context.reward?.isTaken === true,
    rewardIsSoldOut: ({ context }) => context.reward?.stock === 0,
    rewardIsTooExpensive: ({ context: { reward, points } }) => (reward?.price ?? 0) > points,
    rewardIsChanged: ({ context: { reward, seen } }) =>
      reward !== null && (reward.price !== seen.price || said(reward.stock) !== said(seen.stock)),
    screenIsOutOfDate: isRefusedBy(
      'reward_changed',
      'reward_sold_out',
      'reward_not_found',
      'reward_already_redeemed',
      'points_insufficient',
    ),
  },
  actions: {
    noteOverview: assign((_, { outcome }: { outcome: OverviewOutcome }) => valueIn(outcome) ?? {}),
    /** What is on the screen now is what the person agrees to. */
    noteSeen: assign(({ context: { reward, seen } }) => ({
      seen: reward ? { price: reward.price, stock: reward.stock } : seen,
    })),
    /** The mall behind shows what is not so any more. */
    outdateMall: emit({ type: 'data.outdated', topics: ['points'] }),
    noteRedemption: assign((_, { outcome }: { outcome: RedeemOutcome }) => ({
      redemption: valueIn(outcome),
    })),
  },
}).extend(refusable);
