import { useState } from 'react';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useReadAgain } from '#web/shared/services/use-read-again.ts';
import { provideFeedback } from './feedback.actors.ts';
import { feedbackDraft } from './feedback-draft.ts';

/** Runs feedback while its page is mounted. */
export function useFeedback(memberId: string) {
  const { api } = useServices();
  const [content, setContent] = useState(() => {
    const kept = feedbackDraft.read();
    return kept?.memberId === memberId ? kept.content : '';
  });
  const flow = useFlow(provideFeedback);

  useReadAgain({
    isResting: flow.state === 'writing',
    read: (signal) => api.feedback.terms({}, { signal }),
    onRead: (terms) => flow.send({ type: 'terms.changed', terms }),
  });

  return {
    ...flow,
    content,
    write: (written: string) => {
      setContent(written);
      feedbackDraft.keep({ memberId, content: written });
      flow.send({ type: 'form.edited' });
    },
    startAnother: () => {
      setContent('');
      flow.send({ type: 'another.requested' });
    },
  };
}

/** Feedback: state and actions for its screens. */
export type FeedbackFlow = ReturnType<typeof useFeedback>;
