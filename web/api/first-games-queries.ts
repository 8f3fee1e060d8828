import { queryOptions } from '@tanstack/react-query';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { ApiClient } from './client.ts';
import { calmRead, ofMember, valueOf } from './queries.ts';

/* The games of the first view. The lists of the lobby stand in `game-queries.ts`, which loads later. */

/** The hot games. */
export function hotGamesQuery(api: ApiClient, language: LanguageCode) {
  return queryOptions({
    ...calmRead,
    queryKey: ['games', 'hot', language],
    queryFn: ({ signal }) => valueOf(api.games.hot({ query: { language } }, { signal })),
  });
}

/** The vendors of games, by category. */
export function vendorLanesQuery(api: ApiClient) {
  return queryOptions({
    ...calmRead,
    queryKey: ['vendors'],
    queryFn: ({ signal }) => valueOf(api.games.vendors({ query: {} }, { signal })),
  });
}

/** Which games are favourites of the person. */
export function favouriteIdsQuery(api: ApiClient) {
  return queryOptions({
    ...ofMember,
    queryKey: ['favourites', 'ids'],
    queryFn: ({ signal }) => valueOf(api.games.favouriteIds({}, { signal })),
  });
}
