import { fromPromise } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import { contractAcceptanceMachine } from '#machines/contract-acceptance/contract-acceptance.machine.ts';
import type {
  AnswerInput,
  PreviewOutcome,
} from '#machines/contract-acceptance/contract-acceptance.types.ts';
import type { ApiClient, OnceCallName } from '#web/api/client.ts';
import { type Services, withoutValue } from '#web/shared/services/services.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';

/** Answering a contract with the calls that it makes (C2). */
export function provideContractAcceptance(
  services: SubmissionServices & Pick<Services, 'changes'>,
) {
  const { api, changes } = services;
  return contractAcceptanceMachine.provide({
    actors: {
      readPreview: fromPromise<PreviewOutcome, { contractId: string }>(({ input, signal }) =>
        api.agents.preview({ params: input }, { signal }),
      ),
      sendAnswer: provideSubmission<AnswerInput, null>(services, {
        call: callFor,
        send: async ({ payload, key }) => {
          const outcome = await answerBy(api, payload, key);
          // In any case the lists may be stale.
          void changes.outdate('agents');
          return outcome;
        },
      }),
    },
  });
}

/** The call of this answer. */
function callFor({ question, answer }: AnswerInput): OnceCallName {
  if (question === 'termination') return 'agents.answerTermination';
  return answer === 'accept' ? 'agents.accept' : 'agents.reject';
}

async function answerBy(
  api: ApiClient,
  { contractId, question, answer, version, effectiveAt, ...seen }: AnswerInput,
  key: string,
): Promise<Outcome<null>> {
  const params = { contractId };
  const endings = [...seen.endings];
  if (question === 'termination') {
    const body = { answer: answer === 'accept' ? 'end' : 'keep', endings } as const;
    return withoutValue(await api.agents.answerTermination({ params, body }, { key }));
  }
  if (answer === 'reject') {
    return withoutValue(await api.agents.reject({ params, body: {} }, { key }));
  }
  const body = { version, effectiveAt, endings };
  return withoutValue(await api.agents.accept({ params, body }, { key }));
}
