import { useWindowQuery } from './use-window-query.ts';

/** Whether the window is as narrow as a phone's; it follows a window that is resized. */
export function useNarrowWindow(): boolean {
  return useWindowQuery('(max-width: 767px)');
}
