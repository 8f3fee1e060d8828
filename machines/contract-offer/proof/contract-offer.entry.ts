import type { OfferBounds } from '#contract/entities/agent.ts';
import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { whenever } from '../../catalogue/invariants.ts';
import { contractOfferMachine, type OfferedTerms } from '../contract-offer.machine.ts';
import { contractOfferJourneys } from './contract-offer.journeys.ts';
import {
  confirm,
  exampleBounds,
  exampleOffered,
  refusal,
  retry,
  write,
} from './contract-offer.moves.ts';

const nobody: OfferBounds = { ...exampleBounds, agents: [] };

/** Catalogue entry: offering a contract. */
export const contractOfferEntry = catalogueEntry<typeof contractOfferMachine>({
  id: 'contractOffer',
  title: 'Contract offer',
  purpose: 'Offers terms within the agent’s own to an agent directly below, once.',
  requirements: ['C2'],
  machine: contractOfferMachine,
  inspected: {
    shown: ['kind', 'period', 'version', 'offeredAt', 'expiresAt'],
    named: ['bounds', 'draft', 'offered', 'own', 'terms', 'bands', 'agents'],
  },
  inputs: { plain: { kind: 'dividend' } },
  events: {
    'offer.written': [write.event],
    'offer.reconsidered': [{ type: 'offer.reconsidered' }],
    'offer.confirmed': [confirm.event],
    'form.edited': [{ type: 'form.edited' }],
    'another.requested': [{ type: 'another.requested' }],
    'retry.requested': [retry.event],
  },
  outcomes: {
    readBounds: [
      { ok: true, value: exampleBounds },
      { ok: true, value: nobody },
      refusal('contract_not_in_force'),
      networkFailed,
    ],
    sendOffer: [
      { ok: true, value: exampleOffered },
      refusal('contract_offer_open'),
      refusal('contract_terms_above_own'),
      refusal('contract_terms_same'),
      refusal('not_found'),
      refusal('contract_terms_refused'),
      refusal('contract_not_in_force'),
    ],
  },
  invariants: [
    whenever(
      'an offer is sent only after its review, unchanged',
      (step) => step.started.includes('sendOffer'),
      ({ event, context }, before) => {
        const written = before.findLast((step) => step.event.type === 'offer.written');
        const last = written?.event['draft'] as OfferedTerms | undefined;
        return (
          event.type === 'offer.confirmed' &&
          last?.agentId === context.draft?.agentId &&
          last?.terms === context.draft?.terms
        );
      },
    ),
    whenever(
      'it is offered exactly when the server says so',
      (step) => isIn(step, 'offered'),
      (step) =>
        isAccepted(step, 'sendOffer') &&
        step.context.offered !== null &&
        step.context.draft === null,
    ),
    whenever(
      'terms can be entered only with known bounds and a receiver',
      (step) => isIn(step, 'writing') || isIn(step, 'reviewing'),
      ({ context }) => context.bounds !== null && context.bounds.agents.length > 0,
    ),
    whenever(
      'the form begins with nothing in progress',
      (step) => isIn(step, 'writing'),
      ({ context }) => context.draft === null && context.offered === null,
    ),
  ],
  journeys: contractOfferJourneys,
});
