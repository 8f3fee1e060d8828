import { fromPromise } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import { contractAcceptanceMachine } from '#machines/contract-acceptance/contract-acceptance.machine.ts';
import type {
  AnswerInput,
  PreviewOutcome,
} from '#machines/contract-acceptance/contract-acceptance.types.ts';
import { agentsKey } from '#web/api/agent-queries.ts';
import type { ApiClient } from '#web/api/client.ts';
import { type Services, withoutValue } from '#web/shared/services/services.ts';

/** Answering a contract with the calls that it makes (C2). */
export function provideContractAcceptance({
  api,
  queryClient,
}: Pick<Services, 'api' | 'queryClient'>) {
  return contractAcceptanceMachine.provide({
    actors: {
      readPreview: fromPromise<PreviewOutcome, { contractId: string }>(({ input, signal }) =>
        api.agents.preview({ params: input }, { signal }),
      ),
      sendAnswer: fromPromise<Outcome<null>, AnswerInput>(async ({ input }) => {
        const outcome = await answerBy(api, input);
        // Taken or not: what the lists show may have been out of date.
        void queryClient.invalidateQueries({ queryKey: agentsKey });
        return outcome;
      }),
    },
  });
}

async function answerBy(api: ApiClient, input: AnswerInput): Promise<Outcome<null>> {
  const { contractId, question, answer, version, effectiveAt } = input;
  const params = { contractId };
  const endings = [...input.endings];
  if (question === 'termination') {
    const body = { answer: answer === 'accept' ? 'end' : 'keep', endings } as const;
    return withoutValue(await api.agents.answerTermination({ params, body }));
  }
  if (answer === 'reject') {
    return withoutValue(await api.agents.reject({ params, body: {} }));
  }
  const body = { version, effectiveAt, endings };
  return withoutValue(await api.agents.accept({ params, body }));
}
