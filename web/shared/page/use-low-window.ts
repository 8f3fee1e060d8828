import { useWindowQuery } from './use-window-query.ts';

/** Whether the window is as low as that of a phone held sideways; it follows one that is turned. */
export function useLowWindow(): boolean {
  return useWindowQuery('(max-height: 479px)');
}
