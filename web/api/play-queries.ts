import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { ofMember, valueOf } from './queries.ts';

/** The key of what has not come to its end, which playing changes. */
export const openRoundsKey = ['play', 'open'];
/** The key of the session of play, which playing changes. */
export const playSessionKey = ['play', 'session'];

/** Rounds of the person that have not come to their end, newest first (L5a). */
export function openRoundsQuery(api: ApiClient) {
  return queryOptions({
    ...ofMember,
    queryKey: openRoundsKey,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) => valueOf(api.games.openRounds({}, { signal })),
    select: ({ rounds }) => rounds,
  });
}

/** Since when the person has been playing, and with what result; null before the first game (W10). */
export function playSessionQuery(api: ApiClient) {
  return queryOptions({
    ...ofMember,
    queryKey: playSessionKey,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) => valueOf(api.games.playSession({}, { signal })),
  });
}
