import { fromPromise } from 'xstate';
import type { Feedback, FeedbackTerms } from '#contract/entities/feedback.ts';
import type { Outcome } from '#contract/errors.ts';
import { feedbackMachine } from '#machines/feedback/feedback.machine.ts';
import { watchConnection } from '#web/shared/flow/watching.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';
import { feedbackDraft } from './feedback-draft.ts';

/** Feedback with its calls; the draft holds what is sent. */
export function provideFeedback(services: SubmissionServices) {
  const { api } = services;
  return feedbackMachine.provide({
    actors: {
      watchConnection,
      readTerms: fromPromise<Outcome<FeedbackTerms>, void>(({ signal }) =>
        api.feedback.terms({}, { signal }),
      ),
      sendFeedback: provideSubmission<null, Feedback>(services, {
        call: 'feedback.send',
        send: async ({ key }) => {
          const content = feedbackDraft.read()?.content ?? '';
          const outcome = await api.feedback.send({ body: { content } }, { key });
          if (outcome.ok) feedbackDraft.keep(null);
          return outcome;
        },
      }),
    },
  });
}
