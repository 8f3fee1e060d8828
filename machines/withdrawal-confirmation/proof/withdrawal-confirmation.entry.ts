import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { withdrawalConfirmationMachine } from '../withdrawal-confirmation.machine.ts';
import {
  answered,
  brings,
  changed,
  complains,
  disbursed,
  disputed,
  forced,
  gone,
  nothingWaits,
  readResult,
  received,
  returned,
  sameAgain,
  saysReceived,
  silenceOver,
  silent,
  target,
  wholeAmountReceived,
} from './withdrawal-confirmation.examples.ts';
import { withdrawalConfirmationInvariants } from './withdrawal-confirmation.invariants.ts';
import { withdrawalConfirmationJourneys } from './withdrawal-confirmation.journeys.ts';

/** Catalogue entry: withdrawal confirmation. */
export const withdrawalConfirmationEntry = catalogueEntry<typeof withdrawalConfirmationMachine>({
  id: 'withdrawalConfirmation',
  title: 'Withdrawal confirmation',
  purpose:
    'Asks whether a payment of a withdrawal arrived, accepts one answer, and follows its outcome.',
  requirements: ['W3', 'A25'],
  machine: withdrawalConfirmationMachine,
  inputs: {
    urgent: ({ now }) => ({ now, target: null, isComplaining: false }),
    onePart: ({ now }) => ({ now, target, isComplaining: false }),
    complainingAgain: ({ now }) => ({ now, target, isComplaining: true }),
  },
  events: {
    'receipt.confirmed': [saysReceived],
    'complaint.begun': [{ type: 'complaint.begun' }],
    'complaint.abandoned': [{ type: 'complaint.abandoned' }],
    'complaint.submitted': [complains],
    'next.requested': [{ type: 'next.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'connection.returned': [{ type: 'connection.returned' }],
    'withdrawal.changed': [changed(sameAgain), changed(received), changed(silent), changed(forced)],
  },
  outcomes: {
    watchConnection: [],
    readPart: [
      readResult(disbursed),
      readResult(disbursed, 2),
      readResult(silent),
      readResult(returned, 2),
      nothingWaits,
      gone,
      networkFailed,
    ],
    sendReceived: [brings(received), answered, silenceOver, wholeAmountReceived],
    sendComplaint: [brings(disputed), answered, wholeAmountReceived],
    watchWithdrawal: [],
  },
  invariants: withdrawalConfirmationInvariants,
  journeys: withdrawalConfirmationJourneys,
});
