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

/** The part of a state that invokes one of these actors. */
export const ask = asking<typeof actors, PointsRedemptionContext>();

/** The stock as shown: a number if few are left, else that there are some. */
const said = (stock: number) => Math.min(stock, FEW_LEFT + 1);

/** The building blocks of the states of a redemption. */
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
    /** The mall's page has become stale. */
    outdateMall: emit({ type: 'data.outdated', topics: ['points'] }),
    noteRedemption: assign((_, { outcome }: { outcome: RedeemOutcome }) => ({
      redemption: valueIn(outcome),
    })),
  },
}).extend(refusable);
