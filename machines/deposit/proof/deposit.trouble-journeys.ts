import type { PinnedJourney } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import type { depositMachine } from '../deposit.machine.ts';
import {
  at,
  awaiting,
  brings,
  changed,
  credited,
  depositIn,
  fits,
  inPart,
  late,
  more,
  other,
  overLimit,
  overview,
  PAYABLE_MILLISECONDS,
  paid,
  paidMeanwhile,
  providerDown,
  submitted,
  toCharge,
  waiting,
} from './deposit.examples.ts';

type Journey = PinnedJourney<typeof depositMachine>;

/** Errors before and during a charge. */
export const depositTroubles: readonly Journey[] = [
  {
    name: 'requesting the charge fails: the amount stays, and may be sent again',
    moves: [
      ...toCharge.slice(0, 3),
      { event: submitted, ignored: true },
      breaks('createCharge', 'enteringAmount'),
      { event: submitted, reaches: 'checkingLimits', context: { refusal: null } },
      { actor: 'checkAmount', done: fits },
      { actor: 'createCharge', done: brings(awaiting) },
    ],
    ends: waiting('open'),
    context: { refusal: null },
  },
  {
    name: 'the provider is down: it is asked again, or the deposit restarts',
    moves: [
      ...toCharge.slice(0, 3),
      refuses('createCharge', providerDown, 'providerDown'),
      { event: { type: 'retry.requested' }, reaches: 'reading' },
      {
        actor: 'readOverview',
        done: overview('one', depositIn('creating', 0)),
        reaches: 'providerDown',
      },
      {
        event: { type: 'another.requested' },
        reaches: 'reading',
        context: { deposit: null, depositId: null },
      },
      { actor: 'readOverview', done: overview('one', awaiting) },
    ],
    ends: waiting('open'),
  },
  {
    name: '“I have paid”: not yet, then the connection fails, then it has arrived',
    moves: [
      ...toCharge,
      { event: { type: 'payment.claimed' }, reaches: at('confirming') },
      { event: { type: 'payment.claimed' }, ignored: true },
      { actor: 'checkPayment', done: brings(awaiting), reaches: waiting('notArrived') },
      { event: { type: 'payment.claimed' } },
      refuses('checkPayment', networkFailed, waiting('refused')),
      { event: { type: 'payment.claimed' }, context: { refusal: null } },
      { actor: 'checkPayment', failed: true, reaches: waiting('refused') },
      { event: { type: 'payment.claimed' } },
      { actor: 'checkPayment', done: brings(credited), reaches: at('credited') },
    ],
    ends: at('credited'),
    context: { deposit: credited },
  },
  {
    name: 'news arrives before an answer: the newer one counts',
    moves: [
      ...toCharge,
      { event: { type: 'payment.claimed' } },
      { event: changed(credited), reaches: at('credited') },
      { event: { type: 'another.requested' } },
      { actor: 'readOverview', done: overview('one', depositIn('awaiting', 7)) },
      { event: { type: 'payment.claimed' } },
      { actor: 'checkPayment', done: brings(depositIn('cancelled', 6)), reaches: waiting('open') },
    ],
    ends: waiting('open'),
  },
  {
    name: 'a charge is cancelled, and one that was paid just before is not',
    moves: [
      ...toCharge,
      { event: { type: 'cancellation.requested' }, reaches: at('cancelling') },
      { event: { type: 'cancellation.requested' }, ignored: true },
      { actor: 'cancelCharge', done: networkFailed, reaches: waiting('refused') },
      { event: { type: 'cancellation.requested' }, context: { refusal: null } },
      { actor: 'cancelCharge', failed: true, reaches: waiting('refused') },
      { event: { type: 'cancellation.requested' } },
      { actor: 'cancelCharge', done: brings(depositIn('cancelled', 3)), reaches: at('cancelled') },
      { event: { type: 'another.requested' } },
      { actor: 'readOverview', done: overview('one', awaiting) },
      { event: { type: 'cancellation.requested' } },
      { actor: 'cancelCharge', done: paidMeanwhile, reaches: at('confirming') },
      { actor: 'checkPayment', done: brings(credited) },
    ],
    ends: at('credited'),
    context: { refusal: null },
  },
];

/** Every outcome of a charge. */
export const depositEndings: readonly Journey[] = [
  {
    name: 'the provider refuses finally: nothing can be paid, and another deposit begins',
    moves: [
      ...toCharge.slice(0, 3),
      {
        actor: 'createCharge',
        done: brings(depositIn('refused', 2)),
        reaches: at('refused'),
        context: { depositId: 'deposit-1', refusal: null },
      },
      { event: { type: 'payment.claimed' }, ignored: true },
      { event: { type: 'another.requested' }, reaches: 'reading', context: { deposit: null } },
      { actor: 'readOverview', done: overview('two') },
    ],
    ends: 'choosingMethod',
  },
  {
    name: 'the time to pay is over: a new code is one press away',
    moves: [
      ...toCharge,
      { elapsed: PAYABLE_MILLISECONDS, reaches: waiting('open') },
      { elapsed: 1, reaches: at('expired') },
      { event: { type: 'payment.claimed' }, ignored: true },
      {
        event: { type: 'code.renewed' },
        reaches: 'checkingLimits',
        context: { deposit: null, depositId: null, method: 'pix', amount: 5_000 },
      },
      { actor: 'checkAmount', done: fits },
      { actor: 'createCharge', done: brings(other) },
    ],
    ends: waiting('open'),
    context: { deposit: other, depositId: 'deposit-2' },
  },
  {
    name: 'the tab slept past the end, and another charge is requested for its amount',
    moves: [
      {
        actor: 'readOverview',
        done: overview('two', depositIn('awaiting', 2, { method: 'bankTransfer', amount: 7_000 })),
      },
      { slept: PAYABLE_MILLISECONDS + 1 },
      { elapsed: 1, reaches: at('expired') },
      { event: { type: 'code.renewed' }, context: { method: 'bankTransfer', amount: 7_000 } },
      { actor: 'checkAmount', done: overLimit, reaches: 'refusedByLimit' },
    ],
    ends: 'refusedByLimit',
  },
  {
    name: 'the server says that the time is over, and then that the money arrived late',
    moves: [
      ...toCharge,
      { event: changed(depositIn('expired', 3)), reaches: at('expired') },
      { event: changed(late), reaches: at('creditedLate') },
      { event: { type: 'another.requested' } },
      {
        actor: 'readOverview',
        done: overview('one', depositIn('expired', 5)),
        reaches: at('expired'),
      },
      { event: { type: 'another.requested' }, reaches: 'reading' },
    ],
    ends: 'reading',
  },
  ...(
    [
      ['less came than was asked for', inPart, 'creditedInPart'],
      ['more came than was asked for', more, 'creditedMore'],
      ['it was cancelled in another tab', depositIn('cancelled', 3), 'cancelled'],
      ['it came from somebody else, and goes back', depositIn('returning', 3), 'returning'],
      ['it went back', depositIn('returned', 3), 'returned'],
      ['it could not go back', depositIn('returnFailed', 3), 'returnFailed'],
      ['the bank took it back', depositIn('reversed', 3, paid(5_000)), 'reversed'],
    ] as const
  ).map(
    ([name, deposit, state]): Journey => ({
      name: `a charge is watched: ${name}`,
      moves: [
        ...toCharge,
        { event: changed(deposit), reaches: at(state) },
        { event: { type: 'another.requested' }, reaches: 'reading' },
        { actor: 'readOverview', done: overview('one') },
      ],
      ends: 'enteringAmount',
    }),
  ),
];
