import { networkFailed } from '../../catalogue/examples.ts';
import { breaks } from '../../catalogue/moves.ts';
import { type Journey, toAsking, toComplaining } from './withdrawal-confirmation.beginnings.ts';
import {
  answered,
  at,
  brings,
  changed,
  complains,
  disbursed,
  disputed,
  forced,
  gone,
  readResult,
  received,
  SILENCE_MILLISECONDS,
  sameAgain,
  saysReceived,
  silenceOver,
  silent,
  wholeAmountReceived,
} from './withdrawal-confirmation.examples.ts';

/** Events in other tabs, and at the operator's. */
export const elsewhere: readonly Journey[] = [
  {
    name: 'another tab says that it arrived, while this one says that it did not',
    moves: [
      ...toComplaining,
      { event: complains },
      { actor: 'sendComplaint', done: answered, reaches: at('askingAgain') },
      {
        actor: 'readPart',
        done: readResult(received, 1),
        reaches: at('receivedElsewhere'),
        context: { isComplaining: false },
      },
      { event: { type: 'next.requested' }, reaches: 'reading' },
    ],
    ends: 'reading',
  },
  {
    name: 'another tab complains, while this one says that it arrived',
    moves: [
      ...toAsking,
      { event: saysReceived },
      { actor: 'sendReceived', done: answered, reaches: at('askingAgain') },
      { actor: 'readPart', done: readResult(disputed, 1), reaches: at('disputeOpen') },
      { event: { type: 'next.requested' }, reaches: 'reading' },
    ],
    ends: 'reading',
  },
  {
    name: 'the answer arrives in the second in which the deadline ends',
    moves: [
      ...toAsking,
      { event: saysReceived },
      { actor: 'sendReceived', done: silenceOver, reaches: at('askingAgain') },
      { actor: 'readPart', done: readResult(silent) },
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
      { event: changed(forced), reaches: at('forced'), context: { withdrawal: forced } },
    ],
    ends: at('forced'),
  },
  {
    name: 'news of the own answer arrives before its answer',
    moves: [
      ...toAsking,
      { event: saysReceived },
      { event: changed(received), reaches: at('received') },
    ],
    ends: at('received'),
  },
  {
    name: 'a shown reason is cleared by news of the part',
    moves: [
      ...toAsking,
      { event: saysReceived },
      { actor: 'sendReceived', done: wholeAmountReceived },
      {
        event: changed(sameAgain),
        reaches: at('asking'),
        context: { refusal: wholeAmountReceived },
      },
      { event: changed(forced), reaches: at('forced'), context: { refusal: null } },
    ],
    ends: at('forced'),
  },
];

/** Lost answers, missing payments, and reloads. */
export const trouble: readonly Journey[] = [
  {
    name: 'confirming fails: the person is asked again',
    moves: [
      ...toAsking,
      { event: saysReceived },
      breaks('sendReceived', at('asking')),
      { event: saysReceived, reaches: at('confirmingReceipt'), context: { refusal: null } },
      { actor: 'sendReceived', done: brings(received) },
    ],
    ends: at('received'),
  },
  {
    name: 'a complaint fails; then it turns out that another tab was faster',
    moves: [
      ...toComplaining,
      { event: complains },
      breaks('sendComplaint', at('complaining')),
      { event: complains, reaches: at('sendingComplaint'), context: { refusal: null } },
      { actor: 'sendComplaint', done: answered, reaches: at('askingAgain') },
      { actor: 'readPart', failed: true, reaches: 'unreachable' },
      { event: { type: 'connection.returned' }, reaches: 'reading' },
      { actor: 'readPart', done: readResult(disputed), reaches: at('disputed') },
    ],
    ends: at('disputed'),
  },
  {
    name: 'the payment cannot be read, then it does not exist',
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
    name: 'the payment does not exist at the retry',
    moves: [
      ...toAsking,
      { elapsed: SILENCE_MILLISECONDS },
      { actor: 'readPart', done: gone, context: { refusal: null } },
    ],
    ends: 'nothing',
  },
  {
    name: 'watching fails',
    moves: [...toAsking, breaks('watchWithdrawal', 'unreachable')],
    ends: 'unreachable',
  },
  {
    name: 'after a reload the complaint is continued (A25)',
    input: 'complainingAgain',
    moves: [
      { actor: 'readPart', done: readResult(disbursed), reaches: at('complaining') },
      { event: complains, reaches: at('sendingComplaint') },
      { actor: 'sendComplaint', done: brings(disputed) },
    ],
    ends: at('disputed'),
  },
  {
    name: 'after a reload it turns out to be answered (A25)',
    input: 'complainingAgain',
    moves: [
      { actor: 'readPart', done: readResult(received, 1), reaches: at('receivedElsewhere') },
      { event: { type: 'next.requested' }, reaches: 'reading', context: { isComplaining: false } },
      { actor: 'readPart', done: readResult(disbursed), reaches: at('asking') },
    ],
    ends: at('asking'),
  },
];
