import { networkFailed } from '../../catalogue/examples.ts';
import { refuses } from '../../catalogue/moves.ts';
import { type Journey, toAsking, toComplaining } from './withdrawal-confirmation.beginnings.ts';
import {
  at,
  brings,
  changed,
  complains,
  complaint,
  disputed,
  forced,
  nothingWaits,
  readResult,
  received,
  returned,
  SILENCE_MILLISECONDS,
  sameAgain,
  saysReceived,
  silent,
  silentForGood,
  wholeAmountReceived,
} from './withdrawal-confirmation.examples.ts';
import { elsewhere, trouble } from './withdrawal-confirmation.trouble.ts';

const answering: readonly [Journey, ...Journey[]] = [
  {
    name: 'it arrived: one press, and the next waiting part is asked about',
    moves: [
      ...toAsking,
      { event: { type: 'next.requested' }, ignored: true },
      { event: saysReceived, reaches: at('confirmingReceipt'), context: { answer: 'received' } },
      { event: saysReceived, ignored: true },
      { event: { type: 'complaint.begun' }, ignored: true },
      {
        actor: 'sendReceived',
        done: brings(received),
        reaches: at('received'),
        context: { withdrawal: received },
      },
      { event: { type: 'complaint.begun' }, ignored: true },
      {
        event: { type: 'next.requested' },
        reaches: 'reading',
        context: { target: null, withdrawal: null, answer: null },
      },
      { actor: 'readPart', done: nothingWaits },
    ],
    ends: 'nothing',
  },
  {
    name: 'less arrived: the complaint has the amount, a comment and a picture',
    moves: [
      ...toComplaining,
      { event: saysReceived, ignored: true },
      {
        event: complains,
        reaches: at('sendingComplaint'),
        context: { answer: 'notReceived', complaint },
      },
      { event: complains, ignored: true },
      {
        actor: 'sendComplaint',
        done: brings(disputed),
        reaches: at('disputed'),
        context: { isComplaining: false, withdrawal: disputed },
      },
      { event: changed(returned), reaches: at('returned'), context: { withdrawal: returned } },
      { event: { type: 'next.requested' }, reaches: 'reading', context: { complaint: null } },
    ],
    ends: 'reading',
  },
  {
    name: 'the person reconsiders, and says that it arrived',
    moves: [
      ...toComplaining,
      {
        event: { type: 'complaint.abandoned' },
        reaches: at('asking'),
        context: { isComplaining: false },
      },
      { event: { type: 'complaint.begun' } },
      { event: complains },
      refuses('sendComplaint', wholeAmountReceived, at('complaining')),
      { event: { type: 'complaint.abandoned' }, reaches: at('asking'), context: { refusal: null } },
      { event: saysReceived },
      refuses('sendReceived', wholeAmountReceived, at('asking')),
      {
        event: { type: 'complaint.begun' },
        reaches: at('complaining'),
        context: { refusal: null },
      },
      { event: complains },
      { actor: 'sendComplaint', done: wholeAmountReceived },
      { event: complains, reaches: at('sendingComplaint'), context: { refusal: null } },
    ],
    ends: at('sendingComplaint'),
  },
  {
    name: 'the operator closes a complaint as received',
    moves: [
      ...toComplaining,
      { event: complains },
      { actor: 'sendComplaint', done: brings(disputed) },
      { event: changed(forced), reaches: at('forced'), context: { withdrawal: forced } },
      { event: { type: 'complaint.begun' }, ignored: true },
      { event: { type: 'next.requested' }, reaches: 'reading' },
    ],
    ends: 'reading',
  },
];

const silence: readonly Journey[] = [
  {
    name: 'nobody answers: silence counts, and can be disputed',
    moves: [
      ...toAsking,
      { elapsed: SILENCE_MILLISECONDS - 1 },
      { elapsed: 1, reaches: at('askingAgain') },
      { actor: 'readPart', done: readResult(silent, 1), reaches: at('takenAsReceived') },
      { event: saysReceived, ignored: true },
      {
        event: { type: 'complaint.begun' },
        reaches: at('complaining'),
        context: { isComplaining: true },
      },
      { event: { type: 'complaint.abandoned' }, reaches: at('takenAsReceived') },
      { event: { type: 'complaint.begun' } },
      { event: complains },
      { actor: 'sendComplaint', done: brings(disputed) },
      { event: { type: 'next.requested' }, reaches: 'reading' },
    ],
    ends: 'reading',
  },
  {
    name: 'the person returns when the time to dispute is over, too',
    moves: [
      { actor: 'readPart', done: readResult(silentForGood, 1), reaches: at('takenAsReceived') },
      { event: { type: 'complaint.begun' }, ignored: true },
      { event: { type: 'next.requested' }, reaches: 'reading' },
      { actor: 'readPart', done: readResult(silentForGood), reaches: at('takenAsReceived') },
      // No other part waits.
      { event: { type: 'next.requested' }, ignored: true },
    ],
    ends: at('takenAsReceived'),
  },
  {
    name: 'a clock ahead of the server asks again, a second apart',
    moves: [
      ...toAsking,
      { elapsed: SILENCE_MILLISECONDS, reaches: at('askingAgain') },
      { actor: 'readPart', done: readResult(sameAgain), reaches: at('asking') },
      { elapsed: 999 },
      { elapsed: 1, reaches: at('askingAgain') },
      { actor: 'readPart', done: networkFailed, reaches: 'unreachable' },
      { event: { type: 'retry.requested' }, reaches: 'reading', context: { refusal: null } },
    ],
    ends: 'reading',
  },
  {
    name: 'a shown reason is cleared when the time is over',
    moves: [
      ...toAsking,
      { event: saysReceived },
      refuses('sendReceived', wholeAmountReceived),
      { elapsed: SILENCE_MILLISECONDS, reaches: at('askingAgain'), context: { refusal: null } },
      { actor: 'readPart', done: nothingWaits },
    ],
    ends: 'nothing',
  },
  {
    name: 'silence counts while a complaint is written: it is continued',
    moves: [
      ...toComplaining,
      { event: changed(silent), reaches: at('complaining'), context: { withdrawal: silent } },
      { elapsed: SILENCE_MILLISECONDS },
      { event: complains },
      { actor: 'sendComplaint', done: brings(disputed) },
    ],
    ends: at('disputed'),
  },
];

/** The usual paths through the flow (W3). */
export const withdrawalConfirmationJourneys: readonly [Journey, ...Journey[]] = [
  ...answering,
  ...silence,
  ...elsewhere,
  ...trouble,
];
