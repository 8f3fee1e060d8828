import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { entryState, notedInEntry, noteInEntry } from '#web/platform/address/history-entry.ts';

/** A page that has not grown to its former height by then stays where it is, in milliseconds. */
const PATIENCE_MILLISECONDS = 10_000;
/** Scrolling that rests this long is noted in the entry: browsers count how often that is done. */
const REST_MILLISECONDS = 150;
/** Where an entry of the history notes how far down it was left. */
const DEPTH_KEY = 'depth';

/** How far down each entry of the history was left, by its key; after a reload the entry tells it. */
const depths = new Map<string, number>();

/**
 * Back and forward lead to the place that was left (R9). The browser would try before the page
 * stands again, and end up wherever the page before it was long enough.
 */
export function useScrollRestoration(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // After a reload the browser is the first to know, where the drawn page is long enough for it.
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  useLayoutEffect(() => {
    // Nobody scrolls where nothing is noted; an arrival may lead to a hash.
    const depth = depths.get(key) ?? notedDepth() ?? (shown.current === key ? undefined : 0);
    shown.current = key;
    const stop = new AbortController();
    const { signal } = stop;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const noteForReload = () => {
      // Another entry may be there before its page is.
      if ((entryState()['key'] ?? 'default') === key) noteInEntry(DEPTH_KEY, String(scrollY));
    };
    const note = () => {
      depths.set(key, scrollY);
      clearTimeout(resting);
      resting = setTimeout(noteForReload, REST_MILLISECONDS);
    };
    const watch = () => window.addEventListener('scroll', note, { signal });
    if (type === NavigationType.Pop && depth !== undefined) void reach(depth, stop).then(watch);
    else watch();
    return () => {
      clearTimeout(resting);
      stop.abort();
    };
  }, [key, type]);
}

/** How far down the entry was left before a reload. */
function notedDepth(): number | undefined {
  const noted = notedInEntry(DEPTH_KEY);
  return noted === null ? undefined : Number(noted);
}

/** Scrolls there as soon as the page is long enough; stops when the person scrolls meanwhile. */
function reach(depth: number, stop: AbortController): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, depth);
    if (Math.abs(scrollY - depth) < 1) resolve();
  });
  growth.observe(document.body);
  const timer = setTimeout(resolve, PATIENCE_MILLISECONDS);
  const giveWay = ({ type, target }: Event) => {
    // A press scrolls by the bar at the window's edge alone: it may be the second of a double one,
    // whose first led back here.
    if (type !== 'pointerdown' || target === document.documentElement) resolve();
  };
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(event, giveWay, { signal: stop.signal, passive: true });
  }
  stop.signal.addEventListener('abort', () => resolve());
  return promise.finally(() => {
    clearTimeout(timer);
    growth.disconnect();
  });
}
