import { fromPromise } from 'xstate';
import type { Feedback, FeedbackTerms } from '#contract/entities/feedback.ts';
import type { Outcome } from '#contract/errors.ts';
import { feedbackMachine } from '#machines/feedback/feedback.machine.ts';
import type { OnceKey } from '#web/shared/money/once-key.ts';
import type { Services } from '#web/shared/services/services.ts';
import { feedbackDraft } from './feedback-draft.ts';

/** Feedback with the calls that it makes; what is sent is what the draft holds. */
export function provideFeedback({ api }: Pick<Services, 'api'>, { key }: Pick<OnceKey, 'key'>) {
  return feedbackMachine.provide({
    actors: {
      readTerms: fromPromise<Outcome<FeedbackTerms>, void>(({ signal }) =>
        api.feedback.terms({}, { signal }),
      ),
      sendFeedback: fromPromise<Outcome<Feedback>, void>(async () => {
        const content = feedbackDraft.read()?.content ?? '';
        const outcome = await api.feedback.send({ body: { content } }, { key: key() });
        if (outcome.ok) feedbackDraft.keep(null);
        return outcome;
      }),
    },
  });
}
