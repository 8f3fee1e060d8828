import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the hash or to the top on a new page (R9).
 * Where the pressed link went away with its page, the keyboard goes on in the new content.
 */
export function useScrollOnNavigation(): void {
  const { pathname, hash, key } = useLocation();
  const arrived = key === 'default';
  const type = useNavigationType();
  useEffect(() => {
    // Back and forward lead to where the page was left; an arrival from outside leads to the hash.
    if (type === NavigationType.Pop && !(arrived && wasOpenedAnew())) return undefined;
    if (type !== NavigationType.Pop && document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    if (hash === '') {
      if (type !== NavigationType.Pop) window.scrollTo(0, 0);
      return undefined;
    }
    const left = new AbortController();
    void scrollToHash(hash, left.signal);
    return () => left.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another path scrolls too
  }, [pathname, hash, type, arrived]);
}

/** Few addresses have a hash: what follows it loads when it is wanted. */
async function scrollToHash(hash: string, left: AbortSignal): Promise<void> {
  const follow = await import('./scroll-to-hash.ts');
  if (!left.aborted) follow.scrollToHash(hash, left);
}

/** Whether the page was opened just now, and neither gone back to nor loaded again. */
function wasOpenedAnew(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'navigate';
}
