import { useState } from 'react';
import { useStill } from './use-still.ts';

/**
 * Whether something that moves by itself is paused, and its switch. It is paused while the person
 * wants nothing to move, until they press play; what they chose holds until that wish changes.
 */
export function usePaused(): readonly [isPaused: boolean, setPaused: (paused: boolean) => void] {
  const still = useStill();
  const [choice, setChoice] = useState({ still, paused: still });
  const isPaused = choice.still === still ? choice.paused : still;
  return [isPaused, (paused) => setChoice({ still, paused })];
}
