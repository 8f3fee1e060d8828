import { type Query, queryOptions } from '@tanstack/react-query';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import type { ApiClient } from './client.ts';

/** A refusal as the query cache holds it: reads that are no flow fail by throwing it. */
export class RefusedRead extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** The value of an answer, for a read of the cache. @throws RefusedRead */
export async function valueOf<Value>(answer: Promise<Outcome<Value>>): Promise<Value> {
  const outcome = await answer;
  if (!outcome.ok) throw new RefusedRead(outcome);
  return outcome.value;
}

const MINUTE_MILLISECONDS = 60_000;

/** Marks what belongs to the signed-in person: it goes with the session. */
export const ofMember = { meta: { ofMember: true } };

/** Tells whether a read belongs to the signed-in person. */
export function isOfMember(query: Pick<Query, 'meta'>): boolean {
  return query.meta?.['ofMember'] === true;
}

/** A read of what changes seldom, with how long it stays fresh. */
export const calmRead = { staleTime: 5 * MINUTE_MILLISECONDS };

/**
 * Reads of server data that are no flow: those of the shell and of the first view, and what several
 * pages read. What one part of the portal reads alone stands in a file of its own beside this one.
 */
export function createQueries(api: ApiClient) {
  return {
    permission: () =>
      queryOptions({
        ...calmRead,
        queryKey: ['permission'],
        queryFn: ({ signal }) =>
          valueOf(api.site.permission({ query: { url: location.origin } }, { signal })),
      }),
    menu: (language: LanguageCode) =>
      queryOptions({
        ...calmRead,
        queryKey: ['menu', language],
        queryFn: ({ signal }) => valueOf(api.site.menu({ query: { language } }, { signal })),
      }),
    notices: (language: LanguageCode) =>
      queryOptions({
        ...calmRead,
        queryKey: ['notices', language],
        queryFn: ({ signal }) => valueOf(api.content.notices({ query: { language } }, { signal })),
      }),
    hotGames: (language: LanguageCode) =>
      queryOptions({
        ...calmRead,
        queryKey: ['games', 'hot', language],
        queryFn: ({ signal }) => valueOf(api.games.hot({ query: { language } }, { signal })),
      }),
    vendorLanes: () =>
      queryOptions({
        ...calmRead,
        queryKey: ['vendors'],
        queryFn: ({ signal }) => valueOf(api.games.vendors({ query: {} }, { signal })),
      }),
    favouriteIds: () =>
      queryOptions({
        ...ofMember,
        queryKey: ['favourites', 'ids'],
        queryFn: ({ signal }) => valueOf(api.games.favouriteIds({}, { signal })),
      }),
    balance: () =>
      queryOptions({
        ...ofMember,
        // Whoever comes back from a game in another tab sees the balance as it is (L5).
        refetchOnWindowFocus: true,
        queryKey: ['balance'],
        queryFn: ({ signal }) => valueOf(api.wallet.balance({}, { signal })),
      }),
    resources: () =>
      queryOptions({
        ...calmRead,
        queryKey: ['resources'],
        queryFn: ({ signal }) => valueOf(api.site.resources({}, { signal })),
      }),
    countries: () =>
      queryOptions({
        ...calmRead,
        queryKey: ['countries'],
        queryFn: ({ signal }) => valueOf(api.site.countryCodes({}, { signal })),
      }),
  };
}

/** The reads of the portal. */
export type Queries = ReturnType<typeof createQueries>;
