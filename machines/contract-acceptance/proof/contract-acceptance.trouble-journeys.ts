import type { PinnedJourney } from '../../catalogue/entry.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import type { contractAcceptanceMachine } from '../contract-acceptance.machine.ts';
import { examplePreview } from './contract-acceptance.examples.ts';
import {
  accept,
  confirm,
  done,
  ending,
  plain,
  read,
  refusal,
  reject,
  retry,
  termination,
  understand,
} from './contract-acceptance.moves.ts';

/** Interruptions of an answer: other tabs, deadlines, refusals. */
export const contractAcceptanceTroubles: readonly PinnedJourney<
  typeof contractAcceptanceMachine
>[] = [
  {
    name: 'another tab answered differently before',
    moves: [
      { actor: 'readPreview', done: plain },
      { ...accept },
      { ...confirm },
      {
        actor: 'sendAnswer',
        done: refusal('contract_answered'),
        reaches: 'loading',
        context: { answer: null },
      },
      { ...read(examplePreview({ state: 'rejected' })), reaches: 'answeredElsewhere' },
    ],
    ends: 'answeredElsewhere',
  },
  {
    name: 'the offer expires just before the agent confirms',
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
    name: 'the offer expired while the page slept',
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
    name: 'a request to end a contract is refused: the contract continues',
    moves: [
      { actor: 'readPreview', done: termination },
      { ...reject },
      { ...confirm },
      { actor: 'sendAnswer', done },
    ],
    ends: 'rejected',
  },
  {
    name: 'the upline is blocked at first, and not at the retry',
    moves: [
      { ...read(examplePreview({}, { uplineIsBlocked: true })), reaches: 'uplineBlocked' },
      { ...retry, reaches: 'loading' },
      { actor: 'readPreview', done: plain, reaches: { deciding: 'reviewing' } },
    ],
    ends: { deciding: 'reviewing' },
  },
  {
    name: 'the server is busy: the reason is shown until the next press',
    moves: [
      { actor: 'readPreview', done: plain },
      { ...accept },
      { ...confirm },
      refuses('sendAnswer', refusal('too_many_requests'), { deciding: 'reviewing' }),
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
    name: 'the upline withdraws the offer just before the answer',
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
    name: 'the upline is blocked just before the answer',
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
    name: 'the server is busy when the agent answers the changed offer: the current one is shown',
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
    name: 'reading fails, and works at the retry',
    moves: [
      breaks('readPreview', 'unreachable'),
      { ...retry, context: { refusal: null } },
      { actor: 'readPreview', done: plain },
    ],
    ends: { deciding: 'reviewing' },
  },
];
