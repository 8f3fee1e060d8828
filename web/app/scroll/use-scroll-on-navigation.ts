import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the hash or to the top on a new page (R9). If the pressed link is gone with its page,
 * the focus moves to the new content.
 */
export function useScrollOnNavigation(): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  useEffect(() => {
    const { pathname, search, hash, key } = location;
    const before = shown.current;
    shown.current = location;
    // Back and forward restore the old position; an arrival from outside scrolls to the hash.
    if (type === NavigationType.Pop && !(key === 'default' && isNewVisit())) return undefined;
    if (type !== NavigationType.Pop && document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    const isSamePage = before.pathname === pathname && before.search !== search;
    // A change within the same history entry does not scroll.
    if (type === NavigationType.Replace && isSamePage) return undefined;
    if (hash === '') {
      if (type !== NavigationType.Pop) window.scrollTo(0, 0);
      return undefined;
    }
    const left = new AbortController();
    void scrollToHash(hash, left.signal);
    return () => left.abort();
  }, [location, type]);
}

/** Few addresses have a hash: its code loads on demand. */
async function scrollToHash(hash: string, left: AbortSignal): Promise<void> {
  const follow = await import('./scroll-to-hash.ts');
  if (!left.aborted) follow.scrollToHash(hash, left);
}

/** Whether the page was opened for the first time, not reloaded or returned to. */
function isNewVisit(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate';
}
