import { useState } from 'react';
import type { ContractKind } from '#contract/entities/agent-types.ts';
import { editing } from '#web/shared/flow/editing.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { provideContractOffer } from './contract-offer.actors.ts';
import { emptyBand, type OfferTexts } from './offer-draft.ts';

/** An offer: state and actions for its view. */
export type ContractOfferFlow = ReturnType<typeof useContractOffer>;

const nothingTyped: OfferTexts = { agentId: '', bands: [emptyBand(0)], isTyped: false };

/** Runs the flow of a contract offer; the input survives a reload of the bounds (C2). */
export function useContractOffer(kind: ContractKind) {
  const flow = useFlow(provideContractOffer, { input: { kind } });
  const [texts, setTexts] = useState(nothingTyped);
  const edited = editing(flow);
  return {
    ...flow,
    texts,
    type: (changed: OfferTexts) => {
      setTexts(changed);
      edited();
    },
    startAnother: () => {
      setTexts(nothingTyped);
      flow.send({ type: 'another.requested' });
    },
  };
}
