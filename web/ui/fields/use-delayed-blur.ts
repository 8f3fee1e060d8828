import { useEffect, useRef } from 'react';

const blurDelayMs = 200;

/** Runs `leave` 200 ms after the focus went away, unless it came back before (A7). */
export function useDelayedBlur(leave: () => void): { start: () => void; cancel: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    start: () => {
      timer.current = setTimeout(leave, blurDelayMs);
    },
    cancel: () => clearTimeout(timer.current),
  };
}
