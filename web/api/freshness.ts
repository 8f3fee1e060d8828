import type { Query } from '@tanstack/react-query';
import type { LiveTopic } from '#contract/entities/live-types.ts';

/** What makes reads stale: live updates (S17), and events of this page. */
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
  /** Fresh for this long, in milliseconds; 0 if left out. */
  readonly staleTime?: number;
  /** Reloads when the person returns to the tab, which keeps two tabs in sync. */
  readonly refetchOnWindowFocus?: boolean;
  /** Polls while it is on the page. Only for reads without a session (A19). */
  readonly refetchInterval?: ReturnType<typeof whileItAnswers>;
  /** The previous data stays until the answer to another request of this read arrives. */
  readonly keepsPrevious?: boolean;
  /** Public, but with another answer for signed-in people. */
  readonly memberScoped?: boolean;
}

const MINUTE_MILLISECONDS = 60_000;
/** Polling interval of seats and odds while they are on the page, in milliseconds. */
const POLL_MILLISECONDS = 15_000;

/** A read's polling interval, in milliseconds; failed reads have their own schedule. */
export function whileItAnswers(milliseconds: number) {
  return ({ state }: Pick<Query, 'state'>) => (state.status === 'error' ? false : milliseconds);
}

/** The kinds of reads by their freshness; `web/api/reads.ts` says which read is of which. */
export const freshness = {
  /** Read whenever a view begins to show it. */
  asShown: {},
  rarelyChanging: { staleTime: 5 * MINUTE_MILLISECONDS },
  neverChanging: { staleTime: Number.POSITIVE_INFINITY },
  /** No polling, which would extend an idle session (A19). */
  frequentlyChanging: { refetchOnWindowFocus: true },
  /** A page of a list that changes frequently. */
  paged: { refetchOnWindowFocus: true, keepsPrevious: true },
  memberScoped: { memberScoped: true },
  /** What a text finds, while it is being typed: some of it is meant for the person. */
  found: { keepsPrevious: true, memberScoped: true },
  /** The seats of rooms, of which some are the person's. */
  seats: {
    refetchOnWindowFocus: true,
    refetchInterval: whileItAnswers(POLL_MILLISECONDS),
    memberScoped: true,
  },
  /** Scores and odds. */
  odds: { refetchOnWindowFocus: true, refetchInterval: whileItAnswers(POLL_MILLISECONDS) },
} as const satisfies Readonly<Record<string, Freshness>>;
