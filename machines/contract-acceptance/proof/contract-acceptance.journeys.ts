import type { PinnedJourney } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import type { contractAcceptanceMachine } from '../contract-acceptance.machine.ts';
import { exampleEnding, examplePreview } from './contract-acceptance.examples.ts';

type Machine = typeof contractAcceptanceMachine;

const plain = { ok: true, value: examplePreview() } as const;
const ending = { ok: true, value: examplePreview({}, { endings: [exampleEnding] }) } as const;
const termination = { ok: true, value: examplePreview({ state: 'terminationRequested' }) } as const;
const done = { ok: true, value: null } as const;
const read = (value: ReturnType<typeof examplePreview>) =>
  ({ actor: 'readPreview', done: { ok: true, value } }) as const;
const refusal = (code: 'contract_changed' | 'contract_answered' | 'too_many_requests') =>
  ({ ok: false, code }) as const;

const accept = { event: { type: 'answer.chosen', answer: 'accept' } } as const;
const reject = { event: { type: 'answer.chosen', answer: 'reject' } } as const;
const confirm = { event: { type: 'answer.confirmed' } } as const;
const retry = { event: { type: 'retry.requested' } } as const;
const understand = (isUnderstood: boolean) =>
  ({ event: { type: 'endings.understood', isUnderstood } }) as const;

/** Ways through the flow that agents take. */
export const contractAcceptanceJourneys: readonly [
  PinnedJourney<Machine>,
  ...PinnedJourney<Machine>[],
] = [
  {
    name: 'an offer that ends somebody’s contract is accepted only once that was seen',
    moves: [
      { actor: 'readPreview', done: ending, reaches: { deciding: 'reviewing' } },
      { ...confirm, ignored: true },
      { ...accept, reaches: { deciding: 'confirmingAcceptance' }, context: { answer: 'accept' } },
      { ...confirm, ignored: true },
      { ...understand(true), context: { isUnderstood: true } },
      { ...understand(false) },
      { ...confirm, ignored: true },
      { ...understand(true) },
      { ...confirm, reaches: 'answering' },
      { ...confirm, ignored: true },
      { actor: 'sendAnswer', done, reaches: 'accepted' },
    ],
    ends: 'accepted',
  },
  {
    name: 'what was seen once has to be seen again after going back',
    moves: [
      { actor: 'readPreview', done: ending },
      { ...accept },
      { ...understand(true) },
      { event: { type: 'answer.reconsidered' }, reaches: { deciding: 'reviewing' } },
      { ...accept, context: { isUnderstood: false } },
      { ...confirm, ignored: true },
    ],
    ends: { deciding: 'confirmingAcceptance' },
  },
  {
    name: 'an offer is rejected after a second thought',
    moves: [
      { actor: 'readPreview', done: plain },
      { ...accept },
      { event: { type: 'answer.reconsidered' }, reaches: { deciding: 'reviewing' } },
      { ...reject, reaches: { deciding: 'confirmingRejection' }, context: { answer: 'reject' } },
      { event: { type: 'answer.reconsidered' }, reaches: { deciding: 'reviewing' } },
      { ...reject },
      { ...confirm, reaches: 'answering' },
      { actor: 'sendAnswer', done, reaches: 'rejected' },
    ],
    ends: 'rejected',
  },
  {
    name: 'the downline changes meanwhile: the new list is shown before anything counts',
    moves: [
      { actor: 'readPreview', done: plain },
      { ...accept },
      { ...confirm },
      {
        actor: 'sendAnswer',
        done: refusal('contract_changed'),
        reaches: 'loading',
        context: { isChanged: true, answer: null },
      },
      {
        actor: 'readPreview',
        done: ending,
        reaches: { deciding: 'changed' },
        context: { refusal: null },
      },
      { ...reject, reaches: { deciding: 'confirmingRejection' } },
      { event: { type: 'answer.reconsidered' }, reaches: { deciding: 'changed' } },
      { ...accept },
      { ...understand(true) },
      { ...confirm },
      { actor: 'sendAnswer', done },
    ],
    ends: 'accepted',
  },
  {
    name: 'it changes once more while it is read again, and the connection fails',
    moves: [
      { actor: 'readPreview', done: plain },
      { ...accept },
      { ...confirm },
      { actor: 'sendAnswer', done: refusal('contract_changed') },
      {
        actor: 'readPreview',
        done: networkFailed,
        reaches: 'unreachable',
        context: { refusal: networkFailed, preview: null },
      },
      { ...retry, reaches: 'loading', context: { isChanged: true, refusal: null } },
      { ...read(examplePreview({ state: 'withdrawn' })), reaches: 'withdrawn' },
    ],
    ends: 'withdrawn',
  },
  {
    name: 'the answer is lost: asking again shows that it had arrived',
    moves: [
      { actor: 'readPreview', done: plain },
      { ...accept },
      { ...confirm },
      { actor: 'sendAnswer', done: networkFailed, reaches: 'answerLost' },
      { ...retry, reaches: 'loading' },
      { ...read(examplePreview({ state: 'accepted' })), reaches: 'accepted' },
    ],
    ends: 'accepted',
  },
  {
    name: 'the answer is lost, and had not arrived: the agent decides again',
    moves: [
      { actor: 'readPreview', done: plain },
      { ...reject },
      { ...confirm },
      { actor: 'sendAnswer', failed: true, reaches: 'answerLost' },
      { ...retry },
      { actor: 'readPreview', done: plain, reaches: { deciding: 'reviewing' } },
      { ...reject },
      { ...confirm },
      { actor: 'sendAnswer', done: { ok: false, code: 'timed_out' }, reaches: 'answerLost' },
      { ...retry },
      { ...read(examplePreview({ state: 'rejected' })), reaches: 'rejected' },
    ],
    ends: 'rejected',
  },
  {
    name: 'another tab was quicker, with the other answer',
    moves: [
      { actor: 'readPreview', done: plain },
      { ...accept },
      { ...confirm },
      { actor: 'sendAnswer', done: refusal('contract_answered'), reaches: 'loading' },
      { ...read(examplePreview({ state: 'rejected' })), reaches: 'answeredElsewhere' },
    ],
    ends: 'answeredElsewhere',
  },
  {
    name: 'the offer expires under the eyes of the agent, who was about to confirm',
    moves: [
      { actor: 'readPreview', done: plain },
      { ...accept },
      { elapsed: 59_999, reaches: { deciding: 'confirmingAcceptance' } },
      { elapsed: 1, reaches: 'expired' },
      { ...confirm, ignored: true },
    ],
    ends: 'expired',
  },
  {
    name: 'the page slept while the offer expired',
    moves: [
      { actor: 'readPreview', done: plain },
      { slept: 3_600_000 },
      { ...accept },
      { ...confirm },
      { actor: 'sendAnswer', done: { ok: false, code: 'contract_expired' } },
    ],
    ends: 'expired',
  },
  {
    name: 'a request to end a contract never expires; it is granted',
    moves: [
      { actor: 'readPreview', done: termination, reaches: { deciding: 'reviewing' } },
      { elapsed: 2 ** 31 - 1, reaches: { deciding: 'reviewing' } },
      { ...accept },
      { ...confirm },
      { actor: 'sendAnswer', done, reaches: 'accepted' },
    ],
    ends: 'accepted',
  },
  {
    name: 'a request to end a contract is refused, and the answer was lost on the way',
    moves: [
      { actor: 'readPreview', done: termination },
      { ...reject },
      { ...confirm },
      { actor: 'sendAnswer', done: networkFailed },
      { ...retry },
      { ...read(examplePreview({ state: 'accepted' })), reaches: 'rejected' },
    ],
    ends: 'rejected',
  },
  {
    name: 'a request to end a contract is granted, and the answer was lost on the way',
    moves: [
      { actor: 'readPreview', done: termination },
      { ...accept },
      { ...confirm },
      { actor: 'sendAnswer', done: networkFailed },
      { ...retry },
      { ...read(examplePreview({ state: 'ended' })), reaches: 'accepted' },
    ],
    ends: 'accepted',
  },
  {
    name: 'the upline is blocked when it is opened, and no more when it is asked again',
    moves: [
      { ...read(examplePreview({}, { uplineIsBlocked: true })), reaches: 'uplineBlocked' },
      { ...retry, reaches: 'loading' },
      { actor: 'readPreview', done: plain, reaches: { deciding: 'reviewing' } },
    ],
    ends: { deciding: 'reviewing' },
  },
  {
    name: 'the server is busy: the reason is shown, and forgotten with the next press',
    moves: [
      { actor: 'readPreview', done: plain },
      { ...accept },
      { ...confirm },
      {
        actor: 'sendAnswer',
        done: refusal('too_many_requests'),
        reaches: { deciding: 'reviewing' },
        context: { refusal: refusal('too_many_requests') },
      },
      { ...accept, context: { refusal: null } },
    ],
    ends: { deciding: 'confirmingAcceptance' },
  },
  {
    name: 'a link to a contract of somebody else leads nowhere',
    moves: [{ actor: 'readPreview', done: { ok: false, code: 'not_found' } }],
    ends: 'gone',
  },
  {
    name: 'the own account was restricted meanwhile',
    moves: [{ actor: 'readPreview', done: { ok: false, code: 'account_blocked' } }],
    ends: 'restricted',
  },
  {
    name: 'the own account is restricted while the answer is on its way',
    moves: [
      { actor: 'readPreview', done: plain },
      { ...accept },
      { ...confirm },
      { actor: 'sendAnswer', done: { ok: false, code: 'account_blocked' } },
    ],
    ends: 'restricted',
    context: { refusal: null },
  },
  {
    name: 'the upline takes the offer back a moment before the answer',
    moves: [
      { actor: 'readPreview', done: plain },
      { ...accept },
      { ...confirm },
      { actor: 'sendAnswer', done: { ok: false, code: 'contract_withdrawn' } },
    ],
    ends: 'withdrawn',
    context: { refusal: null },
  },
  {
    name: 'the upline is blocked a moment before the answer',
    moves: [
      { actor: 'readPreview', done: plain },
      { ...accept },
      { ...confirm },
      { actor: 'sendAnswer', done: { ok: false, code: 'contract_upline_blocked' } },
    ],
    ends: 'uplineBlocked',
    context: { refusal: null },
  },
  {
    name: 'an old message leads to an offer that has expired',
    moves: [{ ...read(examplePreview({ state: 'expired' })) }],
    ends: 'expired',
  },
  {
    name: 'the server is busy when the agent answers to what changed: that is shown as it is',
    moves: [
      { actor: 'readPreview', done: ending },
      { ...accept },
      { ...understand(true) },
      { ...confirm, reaches: 'answering', context: { isUnderstood: false } },
      { actor: 'sendAnswer', done: refusal('contract_changed') },
      { actor: 'readPreview', done: plain, reaches: { deciding: 'changed' } },
      { ...accept },
      { ...confirm, context: { isChanged: false } },
      {
        actor: 'sendAnswer',
        done: refusal('too_many_requests'),
        reaches: { deciding: 'reviewing' },
        context: { answer: null },
      },
      { ...reject },
      { event: { type: 'answer.reconsidered' }, context: { answer: null } },
    ],
    ends: { deciding: 'reviewing' },
  },
  {
    name: 'reading breaks, and works when it is asked for again',
    moves: [
      {
        actor: 'readPreview',
        failed: true,
        reaches: 'unreachable',
        context: { refusal: { ok: false, code: 'unknown_error' } },
      },
      { ...retry, context: { refusal: null } },
      { actor: 'readPreview', done: plain },
    ],
    ends: { deciding: 'reviewing' },
  },
];
