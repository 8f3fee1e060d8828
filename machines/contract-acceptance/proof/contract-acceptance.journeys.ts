import type { PinnedJourney } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
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
  understand,
} from './contract-acceptance.moves.ts';
import { contractAcceptanceTroubles } from './contract-acceptance.trouble-journeys.ts';

/** Agents' usual paths through the flow. */
export const contractAcceptanceJourneys: readonly [
  PinnedJourney<typeof contractAcceptanceMachine>,
  ...PinnedJourney<typeof contractAcceptanceMachine>[],
] = [
  {
    name: 'an offer that ends somebody’s contract is accepted only after that was seen',
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
    name: 'ending contracts must be confirmed again after going back',
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
    name: 'an offer is rejected after hesitating once',
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
    name: 'the downline changes meanwhile: the new list is shown first',
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
    name: 'sending fails: the reason is shown, and the agent decides again',
    moves: [
      { actor: 'readPreview', done: plain },
      { ...reject },
      { ...confirm },
      {
        actor: 'sendAnswer',
        failed: true,
        reaches: { deciding: 'reviewing' },
        context: { refusal: { ok: false, code: 'unknown_error' }, answer: null },
      },
      { ...reject, context: { refusal: null } },
      { ...confirm },
      { actor: 'sendAnswer', done, reaches: 'rejected' },
    ],
    ends: 'rejected',
  },
  ...contractAcceptanceTroubles,
];
