import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { ContractAnswer } from '#machines/contract-acceptance/contract-acceptance.types.ts';
import { leafOf } from '#machines/leaf-state.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { provideContractAcceptance } from './contract-acceptance.actors.ts';

/** Runs the flow of answering one contract (C2, C3, C5). */
export function useContractAcceptance(contractId: string) {
  const services = useServices();
  const [machine] = useState(() => provideContractAcceptance(services));
  const [state, send] = useMachine(machine, {
    input: { contractId, now: () => services.clock.now() },
    ...services.watching,
  });
  const { preview, question, answer, isUnderstood, refusal } = state.context;
  return {
    leaf: leafOf(state.value),
    unanswered: useUnanswered(state.children.sendAnswer),
    preview,
    question,
    answer,
    isUnderstood,
    refusal,
    choose: (chosen: ContractAnswer) => send({ type: 'answer.chosen', answer: chosen }),
    reconsider: () => send({ type: 'answer.reconsidered' }),
    understand: (isChecked: boolean) =>
      send({ type: 'endings.understood', isUnderstood: isChecked }),
    confirm: () => send({ type: 'answer.confirmed' }),
    retry: () => send({ type: 'retry.requested' }),
  };
}

/** What a view of the flow is given. */
export type ContractFlow = ReturnType<typeof useContractAcceptance>;
