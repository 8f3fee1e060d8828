import type { Invariant } from '../../catalogue/entry.ts';
import { isIn } from '../../catalogue/history.ts';
import { always, outdatesExactly, whenever } from '../../catalogue/invariants.ts';
import type { pointsRedemptionMachine } from '../points-redemption.machine.ts';
import { at } from './points-redemption.examples.ts';

type Machine = typeof pointsRedemptionMachine;

/** Invariants of a redemption (W9). */
export const pointsRedemptionInvariants: readonly [Invariant<Machine>, ...Invariant<Machine>[]] = [
  whenever(
    'points are spent only after a press, at the price on the screen',
    (step) => step.started.includes('redeem'),
    ({ context }, before) => {
      const pressed = before.findLast(({ event }) => event.type === 'redemption.submitted');
      return (
        pressed !== undefined &&
        context.seen.price === pressed.context.reward?.price &&
        context.seen.price === context.reward?.price
      );
    },
  ),
  whenever(
    'the reward can be had while deciding: it is offered, in stock, not taken, and affordable',
    (step) => isIn(step, at('reviewing')) || isIn(step, at('changed')),
    ({ context: { reward, points } }) =>
      reward !== null && !reward.isTaken && reward.stock > 0 && reward.price <= points,
  ),
  always('a reason is shown exactly where something was refused', (step) => {
    const isRefused = ['unreachable', at('refused')].some((state) => isIn(step, state));
    return isRefused === (step.context.refusal !== null);
  }),
  always(
    'it ends as redeemed exactly with a redemption',
    (step) => isIn(step, 'redeemed') === (step.context.redemption !== null),
  ),
  outdatesExactly((step) =>
    (['soldOut', 'alreadyTaken', 'tooExpensive', 'gone'] as const).some((end) => isIn(step, end)),
  ),
];
