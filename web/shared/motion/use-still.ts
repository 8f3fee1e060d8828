import { useSyncExternalStore } from 'react';
import { isLightMode, onLightModeChanged } from '#web/platform/pictures/light-mode.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Whether automatic motion is off: reduced motion, or the light mode (S15). Updates while the page
 * is open.
 */
export function useStill(): boolean {
  return useSyncExternalStore(onChanged, isStill);
}

function isStill(): boolean {
  return isLightMode() || matchMedia(REDUCED_MOTION).matches;
}

function onChanged(listener: () => void): () => void {
  const reducedMotion = matchMedia(REDUCED_MOTION);
  reducedMotion.addEventListener('change', listener);
  const stop = onLightModeChanged(listener);
  return () => {
    reducedMotion.removeEventListener('change', listener);
    stop();
  };
}
