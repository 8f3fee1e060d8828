import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { depositMachine } from '../deposit.machine.ts';
import {
  answered,
  awaiting,
  bank,
  brings,
  changed,
  credited,
  dearerPix,
  depositIn,
  fits,
  openAlready,
  overLimit,
  overOwnLimit,
  overview,
  paid,
  paidMeanwhile,
  providerDown,
  submitted,
  tooSmall,
} from './deposit.examples.ts';
import { depositInvariants } from './deposit.invariants.ts';
import { depositJourneys } from './deposit.journeys.ts';

/** Catalogue entry: deposit. */
export const depositEntry = catalogueEntry<typeof depositMachine>({
  id: 'deposit',
  title: 'Deposit',
  purpose: 'Requests a charge, shows its code while it can be paid, and reports its outcome.',
  requirements: ['W2', 'W10', 'A25'],
  machine: depositMachine,
  inspected: {
    shown: ['method', 'revision', 'createdAt', 'expiresAt', 'paidAt', 'minutesToPay'],
    named: [
      'deposit',
      'limit',
      'asksForLimits',
      'terms',
      'quote',
      'payment',
      'returned',
      'reversed',
      'events',
      'isLate',
    ],
  },
  inputs: { plain: ({ now }) => ({ now, depositId: null }) },
  events: {
    'limits.answered': [answered],
    'method.chosen': [
      { type: 'method.chosen', method: 'pix' },
      { type: 'method.chosen', method: 'crypto' },
    ],
    'methods.requested': [{ type: 'methods.requested' }],
    'amount.submitted': [submitted],
    'payment.claimed': [{ type: 'payment.claimed' }],
    'cancellation.requested': [{ type: 'cancellation.requested' }],
    'code.renewed': [{ type: 'code.renewed' }],
    'another.requested': [{ type: 'another.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'connection.returned': [{ type: 'connection.returned' }],
    'terms.changed': [
      { type: 'terms.changed', terms: [] },
      { type: 'terms.changed', terms: [dearerPix] },
      { type: 'terms.changed', terms: [dearerPix, bank] },
    ],
    // The journeys cover the other outcomes of a charge.
    'charge.changed': [
      changed(awaiting),
      changed(credited),
      changed(depositIn('expired', 3)),
      changed(depositIn('reversed', 4, paid(5_000))),
    ],
  },
  outcomes: {
    watchConnection: [],
    readOverview: [
      overview('none'),
      overview('one'),
      overview('two'),
      overview('one', null, true),
      overview('one', awaiting),
      overview('one', depositIn('creating', 0)),
      networkFailed,
    ],
    checkAmount: [fits, tooSmall, overLimit, overOwnLimit],
    createCharge: [
      brings(awaiting),
      brings(depositIn('refused', 2)),
      tooSmall,
      overLimit,
      openAlready,
      providerDown,
    ],
    checkPayment: [brings(awaiting), brings(credited), networkFailed],
    cancelCharge: [brings(depositIn('cancelled', 3)), paidMeanwhile, networkFailed],
    watchCharge: [],
  },
  invariants: depositInvariants,
  journeys: depositJourneys,
});
