import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { ApplicationWords } from '#machines/activity-application/activity-application.types.ts';
import { leafOf } from '#machines/leaf-state.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { provideActivityApplication } from './application.actors.ts';

/** Runs an application for as long as its page is open (W6). */
export function useActivityApplication(promotionId: string) {
  const services = useServices();
  const [machine] = useState(() => provideActivityApplication(services));
  const [state, send] = useMachine(machine, { input: { promotionId }, ...services.watching });

  return {
    ...state.context,
    leaf: leafOf(state.value),
    unanswered: useUnanswered(state.children.apply),
    isBusy: state.hasTag('busy'),
    submit: (words: ApplicationWords) => send({ type: 'application.submitted', words }),
    askWithdrawal: () => send({ type: 'withdrawal.requested' }),
    confirmWithdrawal: () => send({ type: 'withdrawal.confirmed' }),
    declineWithdrawal: () => send({ type: 'withdrawal.declined' }),
    retry: () => send({ type: 'retry.requested' }),
  };
}

/** An application as its screens know it. */
export type ApplicationFlow = ReturnType<typeof useActivityApplication>;
