import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { entryState, notedInEntry, noteInEntry } from '#web/platform/address/history-entry.ts';

/**
 * A page that has not reached its former height by then keeps its position, in milliseconds. A slow
 * phone on a slow network takes most of a minute.
 */
const PATIENCE_MILLISECONDS = 60_000;
/**
 * Scrolling that pauses this long is stored in the entry: browsers limit how often that is done.
 */
const REST_MILLISECONDS = 150;
/** The key of the scroll position in a history entry. */
const DEPTH_KEY = 'depth';

/**
 * The scroll position of each history entry, by its key; after a reload it comes from the entry.
 */
const depths = new Map<string, number>();

/**
 * Back and forward restore the scroll position (R9). The browser would try before the page is
 * rendered, and be limited by the previous page's height.
 */
export function useScrollRestoration(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // After a reload the browser restores first, if the drawn page is long enough.
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  useLayoutEffect(() => {
    // Without a stored position nothing scrolls; an arrival may have a hash.
    const depth = depths.get(key) ?? notedDepth() ?? (shown.current === key ? undefined : 0);
    shown.current = key;
    const stop = new AbortController();
    const { signal } = stop;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const noteForReload = () => {
      // Another entry may be current before its page is rendered.
      if ((entryState()['key'] ?? 'default') === key) noteInEntry(DEPTH_KEY, String(scrollY));
    };
    const note = () => {
      depths.set(key, scrollY);
      clearTimeout(resting);
      resting = setTimeout(noteForReload, REST_MILLISECONDS);
    };
    const watch = () => window.addEventListener('scroll', note, { signal });
    if (type === NavigationType.Pop && depth !== undefined) void reach(depth, stop).then(watch);
    else {
      // A replaced entry is where its page is.
      if (type === NavigationType.Replace) note();
      watch();
    }
    return () => {
      clearTimeout(resting);
      stop.abort();
    };
  }, [key, type]);
}

/** The entry's scroll position before a reload. */
function notedDepth(): number | undefined {
  const noted = notedInEntry(DEPTH_KEY);
  return noted === null ? undefined : Number(noted);
}

/** Scrolls there as soon as the page is long enough; stops when the person scrolls. */
function reach(depth: number, stop: AbortController): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, depth);
    if (Math.abs(scrollY - depth) < 1) resolve();
  });
  growth.observe(document.body);
  const timer = setTimeout(resolve, PATIENCE_MILLISECONDS);
  const giveWay = ({ type, target }: Event) => {
    // A press only scrolls via the scroll bar: it may be the second of a double click, whose first
    // led back here.
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
