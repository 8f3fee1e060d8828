import type { PinnedJourney } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import type { withdrawalConfirmationMachine } from '../withdrawal-confirmation.machine.ts';
import {
  answered,
  asked,
  at,
  brings,
  cameWhole,
  changed,
  complains,
  complaint,
  disbursed,
  disputed,
  forced,
  gone,
  named,
  nothingWaits,
  received,
  returned,
  SILENCE_MILLISECONDS,
  sameAgain,
  saysReceived,
  silenceOver,
  silent,
  silentForGood,
} from './withdrawal-confirmation.examples.ts';

type Journey = PinnedJourney<typeof withdrawalConfirmationMachine>;

const toAsking: Journey['moves'] = [
  {
    actor: 'readPart',
    done: asked(disbursed, 1),
    reaches: at('asking'),
    context: { named, withdrawal: disbursed, others: 1 },
  },
];
const toComplaining: Journey['moves'] = [
  ...toAsking,
  {
    event: { type: 'complaint.begun' },
    reaches: at('complaining'),
    context: { isComplaining: true },
  },
];

const answering: readonly [Journey, ...Journey[]] = [
  {
    name: 'it came: one press, and the next part that waits is asked about',
    moves: [
      ...toAsking,
      { event: { type: 'next.requested' }, ignored: true },
      {
        event: saysReceived,
        reaches: at('confirmingReceipt'),
        context: { answer: 'received' },
      },
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
        context: { named: null, withdrawal: null, answer: null },
      },
      { actor: 'readPart', done: nothingWaits },
    ],
    ends: 'nothing',
  },
  {
    name: 'less came: the complaint goes with what came, a comment and a picture',
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
      {
        event: { type: 'next.requested' },
        reaches: 'reading',
        context: { complaint: null },
      },
    ],
    ends: 'reading',
  },
  {
    name: 'the person thinks again, and says that it came',
    moves: [
      ...toComplaining,
      {
        event: { type: 'complaint.abandoned' },
        reaches: at('asking'),
        context: { isComplaining: false },
      },
      { event: { type: 'complaint.begun' } },
      { event: complains },
      {
        actor: 'sendComplaint',
        done: cameWhole,
        reaches: at('complaining'),
        context: { refusal: cameWhole },
      },
      {
        event: { type: 'complaint.abandoned' },
        reaches: at('asking'),
        context: { refusal: null },
      },
      { event: saysReceived },
      {
        actor: 'sendReceived',
        done: cameWhole,
        reaches: at('asking'),
        context: { refusal: cameWhole },
      },
      {
        event: { type: 'complaint.begun' },
        reaches: at('complaining'),
        context: { refusal: null },
      },
      { event: complains },
      { actor: 'sendComplaint', done: cameWhole },
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
    name: 'nobody answers: silence counts, and can be complained about',
    moves: [
      ...toAsking,
      { elapsed: SILENCE_MILLISECONDS - 1 },
      { elapsed: 1, reaches: at('askingAgain') },
      { actor: 'readPart', done: asked(silent), reaches: at('takenAsReceived') },
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
    name: 'the person comes back when the time to complain is over, too',
    moves: [
      { actor: 'readPart', done: asked(silentForGood), reaches: at('takenAsReceived') },
      { event: { type: 'complaint.begun' }, ignored: true },
      { event: { type: 'next.requested' }, reaches: 'reading' },
    ],
    ends: 'reading',
  },
  {
    name: 'a clock that is ahead of the server asks again, a second apart',
    moves: [
      ...toAsking,
      { elapsed: SILENCE_MILLISECONDS, reaches: at('askingAgain') },
      { actor: 'readPart', done: asked(sameAgain), reaches: at('asking') },
      { elapsed: 999 },
      { elapsed: 1, reaches: at('askingAgain') },
      { actor: 'readPart', done: networkFailed, reaches: 'unreachable' },
      { event: { type: 'retry.requested' }, reaches: 'reading', context: { refusal: null } },
    ],
    ends: 'reading',
  },
  {
    name: 'a reason that was told is gone when the time is over',
    moves: [
      ...toAsking,
      { event: saysReceived },
      { actor: 'sendReceived', done: cameWhole, context: { refusal: cameWhole } },
      { elapsed: SILENCE_MILLISECONDS, reaches: at('askingAgain'), context: { refusal: null } },
      { actor: 'readPart', done: nothingWaits },
    ],
    ends: 'nothing',
  },
  {
    name: 'silence counts while a complaint is written: it is written on',
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

const elsewhere: readonly Journey[] = [
  {
    name: 'another tab says that it came, while this one says that it did not',
    moves: [
      ...toComplaining,
      { event: complains },
      { actor: 'sendComplaint', done: answered, reaches: at('askingAgain') },
      {
        actor: 'readPart',
        done: asked(received),
        reaches: at('receivedElsewhere'),
        context: { isComplaining: false },
      },
      { event: { type: 'next.requested' }, reaches: 'reading' },
    ],
    ends: 'reading',
  },
  {
    name: 'another tab complains, while this one says that it came',
    moves: [
      ...toAsking,
      { event: saysReceived },
      { actor: 'sendReceived', done: answered, reaches: at('askingAgain') },
      { actor: 'readPart', done: asked(disputed), reaches: at('disputeOpen') },
      { event: { type: 'next.requested' }, reaches: 'reading' },
    ],
    ends: 'reading',
  },
  {
    name: 'the answer comes in the second in which silence ends',
    moves: [
      ...toAsking,
      { event: saysReceived },
      { actor: 'sendReceived', done: silenceOver, reaches: at('askingAgain') },
      { actor: 'readPart', done: asked(silent) },
    ],
    ends: at('takenAsReceived'),
  },
  {
    name: 'another tab answers while this one asks',
    moves: [
      ...toAsking,
      { event: changed(disbursed), ignored: true },
      { event: changed(sameAgain), reaches: at('asking'), context: { withdrawal: sameAgain } },
      { event: changed(received), ignored: true },
      {
        event: changed(forced),
        reaches: at('forced'),
        context: { withdrawal: forced },
      },
    ],
    ends: at('forced'),
  },
  {
    name: 'news of the own answer come before its answer',
    moves: [
      ...toAsking,
      { event: saysReceived },
      { event: changed(received), reaches: at('received') },
    ],
    ends: at('received'),
  },
  {
    name: 'a reason that was told is gone with news of the part',
    moves: [
      ...toAsking,
      { event: saysReceived },
      { actor: 'sendReceived', done: cameWhole },
      { event: changed(sameAgain), reaches: at('asking'), context: { refusal: cameWhole } },
      { event: changed(forced), reaches: at('forced'), context: { refusal: null } },
    ],
    ends: at('forced'),
  },
];

const trouble: readonly Journey[] = [
  {
    name: 'the answer is lost: the same answer is sent again by the same key',
    moves: [
      ...toAsking,
      { event: saysReceived },
      {
        actor: 'sendReceived',
        done: networkFailed,
        reaches: at('answerUnknown'),
        context: { refusal: networkFailed },
      },
      {
        event: { type: 'retry.requested' },
        reaches: at('confirmingReceipt'),
        context: { refusal: null },
      },
      { actor: 'sendReceived', failed: true, reaches: at('answerUnknown') },
      { event: { type: 'connection.returned' }, reaches: at('confirmingReceipt') },
      { actor: 'sendReceived', done: brings(received) },
    ],
    ends: at('received'),
  },
  {
    name: 'a complaint is lost: it is sent again as it was',
    moves: [
      ...toComplaining,
      { event: complains },
      { actor: 'sendComplaint', done: networkFailed, reaches: at('answerUnknown') },
      { event: { type: 'retry.requested' }, reaches: at('sendingComplaint') },
      { actor: 'sendComplaint', failed: true, reaches: at('answerUnknown') },
      { event: { type: 'connection.returned' }, reaches: at('sendingComplaint') },
      { actor: 'sendComplaint', done: answered, reaches: at('askingAgain') },
      { actor: 'readPart', failed: true, reaches: 'unreachable' },
      { event: { type: 'connection.returned' }, reaches: 'reading' },
      { actor: 'readPart', done: asked(disputed), reaches: at('disputed') },
    ],
    ends: at('disputed'),
  },
  {
    name: 'the payment cannot be read, then it is gone',
    moves: [
      { actor: 'readPart', done: networkFailed, reaches: 'unreachable' },
      { event: { type: 'connection.returned' }, reaches: 'reading' },
      { actor: 'readPart', failed: true, reaches: 'unreachable' },
      { event: { type: 'retry.requested' }, reaches: 'reading' },
      { actor: 'readPart', done: gone, context: { refusal: null } },
    ],
    ends: 'nothing',
  },
  {
    name: 'the payment is gone when it is asked about again',
    moves: [
      ...toAsking,
      { elapsed: SILENCE_MILLISECONDS },
      { actor: 'readPart', done: gone, context: { refusal: null } },
    ],
    ends: 'nothing',
  },
  {
    name: 'watching breaks down',
    moves: [
      ...toAsking,
      {
        actor: 'watchWithdrawal',
        failed: true,
        reaches: 'unreachable',
        context: { refusal: { ok: false, code: 'unknown_error' } },
      },
    ],
    ends: 'unreachable',
  },
  {
    name: 'after a reload the complaint is written on (A25)',
    input: 'complainingAgain',
    moves: [
      { actor: 'readPart', done: asked(disbursed), reaches: at('complaining') },
      { event: complains, reaches: at('sendingComplaint') },
      { actor: 'sendComplaint', done: brings(disputed) },
    ],
    ends: at('disputed'),
  },
  {
    name: 'after a reload it turns out to be answered (A25)',
    input: 'complainingAgain',
    moves: [
      { actor: 'readPart', done: asked(received), reaches: at('receivedElsewhere') },
      {
        event: { type: 'next.requested' },
        reaches: 'reading',
        context: { isComplaining: false },
      },
      { actor: 'readPart', done: asked(disbursed), reaches: at('asking') },
    ],
    ends: at('asking'),
  },
];

/** The ways of a person through the flow (W3). */
export const withdrawalConfirmationJourneys: readonly [Journey, ...Journey[]] = [
  ...answering,
  ...silence,
  ...elsewhere,
  ...trouble,
];
