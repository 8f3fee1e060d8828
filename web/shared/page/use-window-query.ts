import { useCallback, useSyncExternalStore } from 'react';

/** Whether a query of CSS matches the window; it follows a window that is resized or turned. */
export function useWindowQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChanged: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChanged);
      return () => media.removeEventListener('change', onChanged);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
