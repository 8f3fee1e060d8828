import { fromPromise } from 'xstate';
import type { AgentContract } from '#contract/entities/agent.ts';
import {
  type BoundsOutcome,
  type ContractOfferInput,
  contractOfferMachine,
  type SentOffer,
} from '#machines/contract-offer/contract-offer.machine.ts';
import type { Services } from '#web/shared/services/services.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';

/** Offering a contract with the calls that it makes (C2). */
export function provideContractOffer(services: SubmissionServices & Pick<Services, 'changes'>) {
  const { api, changes } = services;
  return contractOfferMachine.provide({
    actors: {
      readBounds: fromPromise<BoundsOutcome, ContractOfferInput>(({ input, signal }) =>
        api.agents.offerBounds({ query: input }, { signal }),
      ),
      sendOffer: provideSubmission<SentOffer, AgentContract>(services, {
        call: 'agents.offer',
        send: async ({ payload: { kind, agentId, terms }, key }) => {
          const outcome = await api.agents.offer({ body: { kind, agentId, terms } }, { key });
          // In any case the lists may be stale.
          void changes.outdate('agents');
          return outcome;
        },
      }),
    },
  });
}
