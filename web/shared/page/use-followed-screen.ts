import { useEffect, useRef } from 'react';

/**
 * When a screen replaces the one with the focus, focus and view follow. A page that only loads
 * takes no focus.
 */
export function useFollowedScreen(
  place: React.RefObject<HTMLElement | null>,
  screen: unknown,
): void {
  const last = useRef(screen);
  const isUsed = useRef(false);
  useEffect(() => {
    const isOther = last.current !== screen;
    last.current = screen;
    if (!isOther || !isUsed.current || document.activeElement !== document.body) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [place, screen]);
  useEffect(() => {
    // A dialog has its buttons beside the place of its screens.
    const element = place.current?.closest('dialog') ?? place.current;
    const note = () => {
      isUsed.current = true;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [place]);
}
