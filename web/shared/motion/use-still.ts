import { useSyncExternalStore } from 'react';
import { isLightMode, onLightModeChanged } from '#web/platform/pictures/light-mode.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Whether nothing may move by itself: the person asked for less motion, or for the light mode (S15).
 * It follows both while the page is open.
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
