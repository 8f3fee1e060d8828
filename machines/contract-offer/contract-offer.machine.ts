import { assign, setup } from 'xstate';
import type { AgentContract, ContractTerms, OfferBounds } from '#contract/entities/agent.ts';
import type { ContractKind } from '#contract/entities/agent-types.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { isSameTerms } from '#contract/rules/agent-terms.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { withAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { unreachable } from '../actors/unreachable.ts';
import { submission } from '../submission/submission.machine.ts';

/** The receiver and the terms of an offer. */
export interface OfferedTerms {
  readonly agentId: string;
  readonly terms: ContractTerms;
}

/** The offer to send. */
export interface SentOffer extends OfferedTerms {
  readonly kind: ContractKind;
}

/** Input of the flow. */
export interface ContractOfferInput {
  readonly kind: ContractKind;
}

/** Context of the flow. */
export interface ContractOfferContext extends ContractOfferInput {
  /** What may be offered, and to whom; null while reading. */
  readonly bounds: OfferBounds | null;
  /** The offer under review, or sent. */
  readonly draft: OfferedTerms | null;
  /** The contract as the server stored it. */
  readonly offered: AgentContract | null;
  readonly refusal: Refusal | null;
}

/** Events that the person sends. */
export type ContractOfferEvent =
  | { type: 'offer.written'; draft: OfferedTerms }
  | { type: 'offer.reconsidered' } // back to the form
  | { type: 'offer.confirmed' }
  | { type: 'form.edited' }
  | { type: 'another.requested' }
  | { type: 'retry.requested' };

/** Result of reading the bounds. */
export type BoundsOutcome = Outcome<OfferBounds>;
/** Result of the offer. */
export type OfferOutcome = Outcome<AgentContract>;

const actors = {
  /** Reads what may be offered, and to whom. */
  readBounds: notProvided<BoundsOutcome, ContractOfferInput>('readBounds'),
  /** Makes the offer, once for each confirmation. */
  sendOffer: submission<SentOffer, AgentContract>(),
};

const ask = asking<typeof actors, ContractOfferContext>();

/** The offer to send; it is always reviewed first. */
function offerOf({ kind, draft }: ContractOfferContext): SentOffer {
  if (!draft) throw new Error('Nothing is being offered.');
  return { kind, ...draft };
}

/** Offering a contract to an agent directly below (C2). */
export const contractOfferMachine = setup({
  types: {
    input: {} as ContractOfferInput,
    context: {} as ContractOfferContext,
    events: {} as ContractOfferEvent,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    contractIsNotInForce: isRefusedBy('contract_not_in_force'),
    boundsAreOutOfDate: isRefusedBy(
      'contract_offer_open',
      'contract_terms_above_own',
      'contract_terms_same',
      'not_found',
    ),
    /** Terms equal to the current contract cannot be offered, unless that contract is ending. */
    offerChangesTerms: ({ context }, { draft }: { draft: OfferedTerms }) => {
      const payload = context.bounds?.agents.find(({ agent }) => agent.memberId === draft.agentId);
      const stays = payload?.endsAt === null ? payload.current : null;
      return stays === null || !isSameTerms(stays, draft.terms);
    },
    nobodyIsThere: (_, { outcome }: { outcome: BoundsOutcome }) =>
      outcome.ok && outcome.value.agents.length === 0,
  },
  actions: {
    noteBounds: assign((_, { outcome }: { outcome: BoundsOutcome }) =>
      outcome.ok ? { bounds: outcome.value } : {},
    ),
    forgetBounds: assign({ bounds: null }),
    noteDraft: assign((_, { draft }: { draft: OfferedTerms }) => ({ draft, refusal: null })),
    forgetDraft: assign({ draft: null }),
    noteOffered: assign((_, { outcome }: { outcome: OfferOutcome }) =>
      outcome.ok ? { offered: outcome.value } : {},
    ),
    forgetOffered: assign({ offered: null }),
  },
})
  .extend(refusable)
  .createMachine({
    id: 'contractOffer',
    context: ({ input }) => ({ ...input, bounds: null, draft: null, offered: null, refusal: null }),
    initial: 'reading',
    states: {
      reading: {
        description: 'The portal loads what the agent can offer, and to whom.',
        tags: 'busy',
        entry: ['forgetBounds', 'forgetDraft'],
        ...ask('readBounds', {
          input: ({ context: { kind } }) => ({ kind }),
          accepted: [
            { guard: withAnswer('nobodyIsThere'), target: 'nobody' },
            { target: 'writing', actions: withAnswer('noteBounds') },
          ],
          refused: [
            {
              guard: withAnswer('contractIsNotInForce'),
              target: 'closed',
              actions: 'forgetRefusal',
            },
            { target: 'unreachable' },
          ],
        }),
      },
      unreachable: { ...unreachable('reading'), exit: 'forgetRefusal' },
      closed: {
        type: 'final',
        description: 'The upline has no contract of this type, so there is nothing to share.',
      },
      nobody: {
        description:
          'No agent directly below can get an offer: each has an open one of this type, or there is no agent.',
        on: { 'retry.requested': { target: 'reading', actions: 'forgetRefusal' } },
      },
      writing: {
        description: 'The upline chooses the agent and enters the terms; the limits are shown.',
        entry: 'forgetDraft',
        on: {
          'offer.written': {
            guard: { type: 'offerChangesTerms', params: ({ event }) => ({ draft: event.draft }) },
            target: 'reviewing',
            actions: { type: 'noteDraft', params: ({ event }) => ({ draft: event.draft }) },
          },
          'form.edited': { actions: 'forgetRefusal' },
        },
      },
      reviewing: {
        description: 'Old and new terms are shown side by side, with what each side gets.',
        on: {
          'offer.confirmed': { target: 'sending' },
          'offer.reconsidered': { target: 'writing' },
        },
      },
      sending: {
        description: 'The offer is sent, once, even if an answer is lost.',
        tags: 'busy',
        ...ask('sendOffer', {
          input: ({ context }) => ({ payload: offerOf(context) }),
          accepted: { target: 'offered', actions: withAnswer('noteOffered') },
          refused: [
            { guard: withAnswer('contractIsNotInForce'), target: 'closed', actions: [] },
            { guard: withAnswer('boundsAreOutOfDate'), target: 'reading' },
            { target: 'writing' },
          ],
        }),
      },
      offered: {
        description: 'The offer is open; the agent is told and has some days to answer.',
        entry: 'forgetDraft',
        exit: 'forgetOffered',
        on: { 'another.requested': { target: 'reading' } },
      },
    },
  });
