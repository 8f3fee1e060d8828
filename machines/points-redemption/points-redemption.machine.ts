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
      description: 'The reward and the points are read as they are now.',
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
      description: 'What was read is sorted by whether the reward can be had.',
      always: [
        ...closed,
        { guard: 'rewardIsChanged', target: 'deciding.changed' },
        { target: 'deciding.reviewing' },
      ],
    },
    deciding: {
      description: 'The person sees what it costs and what is left, and can confirm.',
      initial: 'reviewing',
      states: {
        reviewing: { description: 'Price and stock are as the person saw them.', on: submitting },
        changed: {
          description: 'Price or stock has changed: both are shown and have to be confirmed again.',
          on: submitting,
        },
        refused: {
          description: 'An entry or a password was refused; nothing was taken.',
          on: { ...submitting, 'form.edited': { target: 'reviewing', actions: 'forgetRefusal' } },
        },
      },
    },
    checking: {
      description: 'Price and stock are checked once more before anything is taken.',
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
      description: 'What changed after the person saw it has to be confirmed again.',
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
    redeemed: { type: 'final', description: 'The points are taken; the reward is in process.' },
    soldOut: { type: 'final', entry: 'outdateMall', description: 'Nothing is left of the reward.' },
    alreadyTaken: {
      type: 'final',
      entry: 'outdateMall',
      description: 'There is one for each person, and this person has it.',
    },
    tooExpensive: {
      type: 'final',
      entry: 'outdateMall',
      description: 'The points do not cover the price.',
    },
    gone: { type: 'final', entry: 'outdateMall', description: 'The reward is no longer offered.' },
  },
});
