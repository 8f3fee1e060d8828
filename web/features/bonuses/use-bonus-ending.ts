import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { leafOf } from '#machines/leaf-state.ts';
import { createOnceKey, submitOnce } from '#web/shared/money/once-key.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { provideBonusEnding } from './bonus-ending.actors.ts';

/** The ending of a bonus as its screens know it. */
export type BonusEndingFlow = ReturnType<typeof useBonusEnding>;

/** Runs the way to the end of a bonus for as long as its dialog is open (W11). */
export function useBonusEnding(bonusId: string) {
  const services = useServices();
  const [key] = useState(createOnceKey);
  const [machine] = useState(() => provideBonusEnding(services, key));
  const [state, send, actor] = useMachine(machine, { input: { bonusId }, ...services.watching });
  return {
    ...state.context,
    leaf: leafOf(state.value),
    isBusy: state.hasTag('busy'),
    confirm: () => submitOnce(actor, key, { type: 'ending.confirmed' }),
    retry: () => send({ type: 'retry.requested' }),
  };
}
