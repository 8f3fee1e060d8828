import { infiniteQueryOptions, type Query, queryOptions } from '@tanstack/react-query';
import type { GameType } from '#contract/entities/game.ts';
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

async function valueOf<Value>(answer: Promise<Outcome<Value>>): Promise<Value> {
  const outcome = await answer;
  if (!outcome.ok) throw new RefusedRead(outcome);
  return outcome.value;
}

const MINUTE_MILLISECONDS = 60_000;

/** Marks what belongs to the signed-in person: it goes with the session. */
const ofMember = { meta: { ofMember: true } };

/** Tells whether a read belongs to the signed-in person. */
export function isOfMember(query: Pick<Query, 'meta'>): boolean {
  return query.meta?.['ofMember'] === true;
}

/** What narrows a list of games down (L2, L3). */
export interface GameFilter {
  readonly gameType?: GameType | undefined;
  readonly gameClassify?: 'INHOUSE' | undefined;
  readonly vassalage?: string | undefined;
  readonly gameName?: string | undefined;
}

/** Every read of server data that is no flow, with how long it stays fresh. */
export function createQueries(api: ApiClient) {
  const call = { staleTime: 5 * MINUTE_MILLISECONDS };
  return {
    permission: () =>
      queryOptions({
        ...call,
        queryKey: ['permission'],
        queryFn: ({ signal }) =>
          valueOf(api.site.permission({ query: { url: location.origin } }, { signal })),
      }),
    menu: (language: LanguageCode) =>
      queryOptions({
        ...call,
        queryKey: ['menu', language],
        queryFn: ({ signal }) => valueOf(api.site.menu({ query: { language } }, { signal })),
      }),
    notices: (language: LanguageCode) =>
      queryOptions({
        ...call,
        queryKey: ['notices', language],
        queryFn: ({ signal }) => valueOf(api.content.notices({ query: { language } }, { signal })),
      }),
    hotGames: (language: LanguageCode) =>
      queryOptions({
        ...call,
        queryKey: ['games', 'hot', language],
        queryFn: ({ signal }) => valueOf(api.games.hot({ query: { language } }, { signal })),
      }),
    vendorLanes: () =>
      queryOptions({
        ...call,
        queryKey: ['vendors'],
        queryFn: ({ signal }) => valueOf(api.games.vendors({ query: {} }, { signal })),
      }),
    games: (filter: GameFilter, language: LanguageCode) =>
      infiniteQueryOptions({
        ...call,
        queryKey: ['games', 'list', filter, language],
        queryFn: ({ pageParam, signal }) =>
          valueOf(
            api.games.list({ query: { ...filter, language, pageNo: pageParam } }, { signal }),
          ),
        initialPageParam: 1,
        getNextPageParam: (last, _, page) => (page < last.totalPages ? page + 1 : undefined),
      }),
    game: (nodeId: string) =>
      queryOptions({
        ...call,
        queryKey: ['games', 'one', nodeId],
        queryFn: ({ signal }) => valueOf(api.games.one({ params: { nodeId } }, { signal })),
      }),
    favourites: (language: LanguageCode) =>
      infiniteQueryOptions({
        ...ofMember,
        queryKey: ['favourites', 'games', language],
        queryFn: ({ pageParam, signal }) =>
          valueOf(api.games.favourites({ query: { language, pageNo: pageParam } }, { signal })),
        initialPageParam: 1,
        getNextPageParam: (last, _, page) => (page < last.totalPages ? page + 1 : undefined),
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
        queryKey: ['balance'],
        queryFn: ({ signal }) => valueOf(api.wallet.balance({}, { signal })),
      }),
    promotions: (category: 'new_player', language: LanguageCode) =>
      queryOptions({
        ...call,
        queryKey: ['promotions', category, language],
        queryFn: ({ signal }) =>
          valueOf(api.content.promotions({ query: { category, language } }, { signal })),
      }),
    countries: () =>
      queryOptions({
        ...call,
        queryKey: ['countries'],
        queryFn: ({ signal }) => valueOf(api.site.countryCodes({}, { signal })),
      }),
  };
}

/** The reads of the portal. */
export type Queries = ReturnType<typeof createQueries>;
