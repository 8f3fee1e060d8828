import type { Query } from '@tanstack/react-query';

/**
 * A read of what is always new. It comes again when the person comes back to the tab, which keeps
 * two tabs in step; nothing asks by the clock, for that would keep an idle session alive (A19).
 */
export const livelyRead = { refetchOnWindowFocus: true } as const;

/** An interval of a read, in milliseconds; one that failed is asked for by the schedule of those. */
export function whileItAnswers(milliseconds: number) {
  return ({ state }: Pick<Query, 'state'>) => (state.status === 'error' ? false : milliseconds);
}
