import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the hash or to the top on a new page (R9).
 * Where the pressed link went away with its page, the keyboard goes on in the new content.
 */
export function useScrollOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (type === NavigationType.Pop) return;
    if (document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another path scrolls too
  }, [pathname, hash, type]);
}
