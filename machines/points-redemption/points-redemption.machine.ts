import { withAnswer } from '../actors/outcome.ts';
import { unreachable } from '../actors/unreachable.ts';
import { ask, pointsRedemptionSetup } from './points-redemption.setup.ts';
import type { PointsRedemptionContext } from './points-redemption.types.ts';

const idOf = ({ context: { rewardId } }: { context: PointsRedemptionContext }) => ({ rewardId });

/** Reasons that the person cannot resolve. */
const closed = [
  { guard: 'rewardIsGone', target: 'gone' },
  { guard: 'rewardIsTaken', target: 'alreadyTaken' },
  { guard: 'rewardIsSoldOut', target: 'soldOut' },
  { guard: 'rewardIsTooExpensive', target: 'tooExpensive' },
] as const;

/** Confirms what the screen shows. */
const submitting = {
  'redemption.submitted': { target: '#pointsRedemption.checking', actions: 'noteSeen' },
} as const;

/** Redeeming points for a reward (W9). */
export const pointsRedemptionMachine = pointsRedemptionSetup.createMachine({
  id: 'pointsRedemption',
  context: ({ input }) => ({ ...input, reward: null, points: 0, redemption: null, refusal: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The portal loads the reward and the points.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('readReward', {
        input: idOf,
        accepted: { target: 'sorting', actions: withAnswer('noteOverview') },
        refused: 'unreachable',
      }),
    },
    unreachable: unreachable('reading'),
    sorting: {
      description: 'Decides whether the reward can be redeemed.',
      always: [
        ...closed,
        { guard: 'rewardIsChanged', target: 'deciding.changed' },
        { target: 'deciding.reviewing' },
      ],
    },
    deciding: {
      description: 'The person sees the price and the points left, and can confirm.',
      initial: 'reviewing',
      states: {
        reviewing: {
          description: 'Price and stock have not changed since the person saw them.',
          on: submitting,
        },
        changed: {
          description:
            'Price or stock has changed: both values are shown, and the person has to confirm again.',
          on: submitting,
        },
        refused: {
          description: 'An entry or a password was refused; nothing was taken.',
          on: { ...submitting, 'form.edited': { target: 'reviewing', actions: 'forgetRefusal' } },
        },
      },
    },
    checking: {
      description: 'Price and stock are checked again before anything is taken.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('readReward', {
        id: 'checkReward',
        input: idOf,
        accepted: { target: 'comparing', actions: withAnswer('noteOverview') },
        refused: 'deciding.refused',
      }),
    },
    comparing: {
      description: 'Checks whether something has changed and has to be confirmed again.',
      always: [
        ...closed,
        { guard: 'rewardIsChanged', target: 'deciding.changed' },
        { target: 'redeeming' },
      ],
    },
    redeeming: {
      description: 'The server takes the points, once, even if an answer is lost.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('redeem', {
        input: ({ context: { rewardId, seen } }) => ({ payload: { rewardId, price: seen.price } }),
        accepted: { target: 'redeemed', actions: withAnswer('noteRedemption') },
        refused: [
          // Somebody else was faster: the current stock is shown.
          { guard: withAnswer('screenIsOutOfDate'), target: 'reading' },
          { target: 'deciding.refused' },
        ],
      }),
    },
    redeemed: { type: 'final', description: 'The points are taken; the reward is in review.' },
    soldOut: { type: 'final', entry: 'outdateMall', description: 'The reward is sold out.' },
    alreadyTaken: {
      type: 'final',
      entry: 'outdateMall',
      description: 'There is one per person, and this person already has it.',
    },
    tooExpensive: {
      type: 'final',
      entry: 'outdateMall',
      description: 'The person does not have enough points.',
    },
    gone: { type: 'final', entry: 'outdateMall', description: 'The reward is no longer offered.' },
  },
});
