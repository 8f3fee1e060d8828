import { useState } from 'react';
import { useStill } from './use-still.ts';

/**
 * Whether an automatic motion is paused, and its switch. It starts paused if the person wants no
 * motion; the choice holds until that preference changes.
 */
export function usePaused(): readonly [isPaused: boolean, setPaused: (paused: boolean) => void] {
  const still = useStill();
  const [choice, setChoice] = useState({ still, paused: still });
  const isPaused = choice.still === still ? choice.paused : still;
  return [isPaused, (paused) => setChoice({ still, paused })];
}
