import type { PinnedJourney } from '../../catalogue/entry.ts';
import type { withdrawalConfirmationMachine } from '../withdrawal-confirmation.machine.ts';
import { at, disbursed, readResult, target } from './withdrawal-confirmation.examples.ts';

/** A path through the flow, written by hand. */
export type Journey = PinnedJourney<typeof withdrawalConfirmationMachine>;

/** The person is asked about a part. */
export const toAsking: Journey['moves'] = [
  {
    actor: 'readPart',
    done: readResult(disbursed, 1),
    reaches: at('asking'),
    context: { target, withdrawal: disbursed, others: 1 },
  },
];
/** The person says that it did not arrive. */
export const toComplaining: Journey['moves'] = [
  ...toAsking,
  {
    event: { type: 'complaint.begun' },
    reaches: at('complaining'),
    context: { isComplaining: true },
  },
];
