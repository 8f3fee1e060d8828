import type { Query } from '@tanstack/react-query';
import type { LiveTopic } from '#contract/entities/live-types.ts';

/** What makes reads stale: what the server tells of (S17), and what this page alone does or sees. */
export type Topic =
  | LiveTopic
  | 'agents'
  | 'draws'
  | 'favouriteGames'
  | 'invitations'
  | 'missions'
  | 'recentGames';

/** How long a read stays fresh, and what is shown meanwhile. */
export interface Freshness {
  /** So long it is not asked for again, in milliseconds; 0 where left out. */
  readonly staleTime?: number;
  /** Asked for again when the person comes back to the tab, which keeps two tabs in step. */
  readonly refetchOnWindowFocus?: boolean;
  /** Asked for by the clock while it is on the page. Only for reads that need no session (A19). */
  readonly refetchInterval?: ReturnType<typeof whileItAnswers>;
  /** What was there stays until the answer to another request of this read is there. */
  readonly keepsPrevious?: boolean;
  /** It needs no session, and yet is answered otherwise to who is signed in. */
  readonly memberScoped?: boolean;
}

const MINUTE_MILLISECONDS = 60_000;
/** How often the seats of rooms are looked at while they are on the page, in milliseconds. */
const ROOMS_INTERVAL_MILLISECONDS = 15_000;

/** An interval of a read, in milliseconds; one that failed is asked for by the schedule of those. */
export function whileItAnswers(milliseconds: number) {
  return ({ state }: Pick<Query, 'state'>) => (state.status === 'error' ? false : milliseconds);
}

/** The kinds of reads by their freshness; `web/api/reads.ts` says which read is of which. */
export const freshness = {
  /** Asked for whenever something comes to show it. */
  asShown: {},
  rarelyChanging: { staleTime: 5 * MINUTE_MILLISECONDS },
  neverChanging: { staleTime: Number.POSITIVE_INFINITY },
  /** Nothing asks by the clock, for that would keep an idle session alive (A19). */
  frequentlyChanging: { refetchOnWindowFocus: true },
  /** A page of a list that changes frequently. */
  paged: { refetchOnWindowFocus: true, keepsPrevious: true },
  memberScoped: { memberScoped: true },
  /** The seats of rooms, of which some are the person's. */
  seats: {
    refetchOnWindowFocus: true,
    refetchInterval: whileItAnswers(ROOMS_INTERVAL_MILLISECONDS),
    memberScoped: true,
  },
} as const satisfies Readonly<Record<string, Freshness>>;
