import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { leafOf } from '#machines/leaf-state.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { provideBonusEnding } from './bonus-ending.actors.ts';

/** The ending of a bonus as its screens know it. */
export type BonusEndingFlow = ReturnType<typeof useBonusEnding>;

/** Runs the way to the end of a bonus for as long as its dialog is open (W11). */
export function useBonusEnding(bonusId: string) {
  const services = useServices();
  const [machine] = useState(() => provideBonusEnding(services));
  const [state, send] = useMachine(machine, { input: { bonusId }, ...services.watching });
  return {
    ...state.context,
    leaf: leafOf(state.value),
    unanswered: useUnanswered(state.children.endBonus),
    isBusy: state.hasTag('busy'),
    confirm: () => send({ type: 'ending.confirmed' }),
    retry: () => send({ type: 'retry.requested' }),
  };
}
