import { type Flow, useFlow } from '#web/shared/flow/use-flow.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { provideContractAcceptance } from './contract-acceptance.actors.ts';

/** The view's data of the flow. */
export type ContractFlow = Flow<ReturnType<typeof provideContractAcceptance>>;

/** Runs the flow of answering one contract (C2, C3, C5). */
export function useContractAcceptance(contractId: string): ContractFlow {
  const { clock } = useServices();
  return useFlow(provideContractAcceptance, { input: { contractId, now: () => clock.now() } });
}
