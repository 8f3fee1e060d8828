import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { ContractKind } from '#contract/entities/agent-types.ts';
import type { OfferedTerms } from '#machines/contract-offer/contract-offer.machine.ts';
import { leafOf } from '#machines/leaf-state.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { provideContractOffer } from './contract-offer.actors.ts';
import { emptyBand, type OfferTexts } from './offer-draft.ts';

/** An offer as its view sees it. */
export type ContractOfferFlow = ReturnType<typeof useContractOffer>;

const nothingTyped: OfferTexts = { agentId: '', bands: [emptyBand(0)], isTyped: false };

/** Runs the flow of offering a contract; what was typed outlives that bounds are read anew (C2). */
export function useContractOffer(kind: ContractKind) {
  const services = useServices();
  const [machine] = useState(() => provideContractOffer(services));
  const [state, send] = useMachine(machine, { input: { kind }, ...services.watching });
  const [texts, setTexts] = useState(nothingTyped);
  const { refusal } = state.context;
  return {
    ...state.context,
    leaf: leafOf(state.value),
    unanswered: useUnanswered(state.children.sendOffer),
    texts,
    type: (changed: OfferTexts) => {
      setTexts(changed);
      if (refusal !== null) send({ type: 'form.edited' });
    },
    review: (draft: OfferedTerms) => send({ type: 'offer.written', draft }),
    reconsider: () => send({ type: 'offer.reconsidered' }),
    confirm: () => send({ type: 'offer.confirmed' }),
    startAnother: () => {
      setTexts(nothingTyped);
      send({ type: 'another.requested' });
    },
    retry: () => send({ type: 'retry.requested' }),
  };
}
