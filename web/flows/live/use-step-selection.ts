import { useLive, useWatch } from './live-context.ts';
import type { LoggedStep } from './live-log.ts';

/** How to stay at a step: pauses the watch if it follows the portal. */
export function useStepSelection(): (step: LoggedStep | undefined) => void {
  const { watch } = useLive();
  const isPaused = useWatch().matches('paused');
  return (step) => {
    if (!step) return;
    watch.send({ type: isPaused ? 'step.selected' : 'pause.requested', step: step.number });
  };
}
