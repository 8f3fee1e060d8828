import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { leafOf } from '#machines/leaf-state.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useReadAnew } from '#web/shared/services/use-read-anew.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { provideFeedback } from './feedback.actors.ts';
import { feedbackDraft } from './feedback-draft.ts';

/** Runs feedback for as long as its page is open. */
export function useFeedback(memberId: string) {
  const services = useServices();
  const [content, setContent] = useState(() => {
    const kept = feedbackDraft.read();
    return kept?.memberId === memberId ? kept.content : '';
  });
  const [machine] = useState(() => provideFeedback(services));
  const [state, send] = useMachine(machine, { ...services.watching });

  useReadAnew({
    isResting: state.matches('writing'),
    read: (signal) => services.api.feedback.terms({}, { signal }),
    onRead: (terms) => send({ type: 'terms.changed', terms }),
  });

  return {
    ...state.context,
    leaf: leafOf(state.value),
    unanswered: useUnanswered(state.children.sendFeedback),
    isBusy: state.hasTag('busy'),
    content,
    write: (written: string) => {
      setContent(written);
      feedbackDraft.keep({ memberId, content: written });
      send({ type: 'form.edited' });
    },
    submit: () => send({ type: 'feedback.submitted' }),
    startAnother: () => {
      setContent('');
      send({ type: 'another.requested' });
    },
    retry: () => send({ type: 'retry.requested' }),
  };
}

/** Feedback as its screens know it. */
export type FeedbackFlow = ReturnType<typeof useFeedback>;
