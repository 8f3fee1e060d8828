import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A page that has not grown to its former height by then stays where it is, in milliseconds. */
const PATIENCE_MILLISECONDS = 3000;

/** How far down each entry of the history was left, by its key. */
const depths = new Map<string, number>();

/**
 * Back and forward lead to the place that was left (R9). The browser would try before the page
 * stands again, and end up wherever the page before it was long enough.
 */
export function useScrollRestoration(): void {
  const { key } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // Across a reload the browser does it well, and it alone still knows.
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  useLayoutEffect(() => {
    const depth = depths.get(key);
    const note = () => void depths.set(key, scrollY);
    const stop = new AbortController();
    const watch = () => window.addEventListener('scroll', note, { signal: stop.signal });
    if (type === NavigationType.Pop && depth !== undefined) void reach(depth, stop).then(watch);
    else watch();
    return () => stop.abort();
  }, [key, type]);
}

/** Scrolls there as soon as the page is long enough; gives way to whoever scrolls meanwhile. */
function reach(depth: number, stop: AbortController): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, depth);
    if (Math.abs(scrollY - depth) < 1) resolve();
  });
  growth.observe(document.body);
  const timer = setTimeout(resolve, PATIENCE_MILLISECONDS);
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(event, () => resolve(), { signal: stop.signal, passive: true });
  }
  stop.signal.addEventListener('abort', () => resolve());
  return promise.finally(() => {
    clearTimeout(timer);
    growth.disconnect();
  });
}
