import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { contractAcceptanceMachine } from '../contract-acceptance.machine.ts';
import { exampleEnding, examplePreview } from './contract-acceptance.examples.ts';
import { contractAcceptanceInvariants } from './contract-acceptance.invariants.ts';
import { contractAcceptanceJourneys } from './contract-acceptance.journeys.ts';

/** Catalogue entry: answering a contract. */
export const contractAcceptanceEntry = catalogueEntry<typeof contractAcceptanceMachine>({
  id: 'contractAcceptance',
  title: 'Contract acceptance',
  purpose: 'Shows what an offer changes and whom it affects, and takes the answer once.',
  requirements: ['C2', 'C3', 'C5'],
  machine: contractAcceptanceMachine,
  inspected: {
    shown: [
      'question',
      'answer',
      'reason',
      'version',
      'period',
      'offeredAt',
      'expiresAt',
      'effectiveAt',
    ],
    named: [
      'contract',
      'terms',
      'bands',
      'preview',
      'endings',
      'offered',
      'old',
      'isUnderstood',
      'isChanged',
    ],
  },
  inputs: { plain: ({ now }) => ({ contractId: '11', now }) },
  events: {
    'answer.chosen': [
      { type: 'answer.chosen', answer: 'accept' },
      { type: 'answer.chosen', answer: 'reject' },
    ],
    'answer.reconsidered': [{ type: 'answer.reconsidered' }],
    'endings.understood': [
      { type: 'endings.understood', isUnderstood: true },
      { type: 'endings.understood', isUnderstood: false },
    ],
    'answer.confirmed': [{ type: 'answer.confirmed' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outcomes: {
    readPreview: [
      { ok: true, value: examplePreview() },
      { ok: true, value: examplePreview({}, { endings: [exampleEnding] }) },
      { ok: true, value: examplePreview({}, { uplineIsBlocked: true }) },
      { ok: true, value: examplePreview({ state: 'terminationRequested' }) },
      { ok: true, value: examplePreview({ state: 'accepted' }) },
      { ok: true, value: examplePreview({ state: 'rejected' }) },
      { ok: true, value: examplePreview({ state: 'ended' }) },
      { ok: true, value: examplePreview({ state: 'expired' }) },
      { ok: true, value: examplePreview({ state: 'withdrawn' }) },
      { ok: false, code: 'not_found' },
      { ok: false, code: 'account_blocked' },
      networkFailed,
    ],
    sendAnswer: [
      { ok: true, value: null },
      { ok: false, code: 'contract_changed' },
      { ok: false, code: 'contract_expired' },
      { ok: false, code: 'contract_withdrawn' },
      { ok: false, code: 'contract_answered' },
      { ok: false, code: 'contract_upline_blocked' },
      { ok: false, code: 'account_blocked' },
      { ok: false, code: 'too_many_requests' },
    ],
  },
  invariants: contractAcceptanceInvariants,
  journeys: contractAcceptanceJourneys,
});
