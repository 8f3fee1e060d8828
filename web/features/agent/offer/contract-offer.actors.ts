import { fromPromise } from 'xstate';
import {
  type BoundsOutcome,
  type ContractOfferInput,
  contractOfferMachine,
  type OfferOutcome,
  type SentOffer,
} from '#machines/contract-offer/contract-offer.machine.ts';
import { agentsKey } from '#web/api/agent-queries.ts';
import type { OnceKey } from '#web/shared/money/once-key.ts';
import type { Services } from '#web/shared/services/services.ts';

/** Offering a contract with the calls that it makes (C2). */
export function provideContractOffer(
  { api, queryClient }: Pick<Services, 'api' | 'queryClient'>,
  { key }: Pick<OnceKey, 'key'>,
) {
  return contractOfferMachine.provide({
    actors: {
      readBounds: fromPromise<BoundsOutcome, ContractOfferInput>(({ input, signal }) =>
        api.agents.offerBounds({ query: input }, { signal }),
      ),
      sendOffer: fromPromise<OfferOutcome, SentOffer>(async ({ input }) => {
        const { kind, agentId, terms } = input;
        const body = { kind, agentId, terms };
        const outcome = await api.agents.offer({ body }, { key: key() });
        // Taken or not: what the lists show may have been out of date.
        void queryClient.invalidateQueries({ queryKey: agentsKey });
        return outcome;
      }),
    },
  });
}
