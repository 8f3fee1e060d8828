import { startTransition, useEffect, useState } from 'react';

/**
 * False in what a component draws first, true from then on: what few see at once, or what takes
 * long to set up, comes behind the frame that answers the person.
 */
export function useBehindPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => behindPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}

/**
 * How much of a long list is drawn: the first part at once, then step by step behind each frame, so
 * that no frame keeps the person waiting.
 *
 * @param first what is drawn at once
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

/** Calls when the next frame has been drawn; the answer calls it off. */
function behindPaint(call: () => void): () => void {
  let isOff = false;
  // A message that is sent from within a frame comes after it.
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
