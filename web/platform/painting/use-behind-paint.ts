import { startTransition, useEffect, useState } from 'react';

/**
 * False in a component's first render, true afterwards: content that few see at once, or that is
 * slow, comes after the frame that answers the person.
 */
export function useBehindPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => behindPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}

/**
 * How much of a long list is rendered: the first part at once, then step by step after each frame.
 *
 * @param first rendered at once
 * @param whole the length of the list
 */
export function useGrowthBehindPaint(first: number, whole: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn >= whole) return undefined;
    return behindPaint(() => startTransition(() => setDrawn(drawn + first)));
  }, [drawn, first, whole]);
  return Math.min(drawn, whole);
}

/** Calls after the next frame; returns the cancel function. */
function behindPaint(call: () => void): () => void {
  let isOff = false;
  // A message posted from within a frame arrives after it.
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    if (!isOff) call();
  });
  port1.start();
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  return () => {
    isOff = true;
    cancelAnimationFrame(frame);
    port1.close();
  };
}
