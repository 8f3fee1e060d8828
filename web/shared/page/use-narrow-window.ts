import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 767px)';

/** Whether the window is as narrow as a phone's; it follows a window that is resized. */
export function useNarrowWindow(): boolean {
  return useSyncExternalStore(onChanged, isNarrow);
}

function isNarrow(): boolean {
  return matchMedia(NARROW).matches;
}

function onChanged(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
