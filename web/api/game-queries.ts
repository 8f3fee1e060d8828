import { queryOptions } from '@tanstack/react-query';
import type { Game, GameCategory, GameType } from '#contract/entities/game.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { ApiClient } from './client.ts';
import { calmRead, ofMember, valueOf } from './queries.ts';

/** The lists of games: everything in two orders, what is hot, and the person's own (L3). */
export const gameShelves = ['popular', 'new', 'hot', 'recent', 'favourites'] as const;
export type GameShelf = (typeof gameShelves)[number];

/** What narrows a list of games down (L2, L3). Stakes in hundredths. */
export interface GameFilter {
  readonly gameType?: GameType | undefined;
  readonly gameClassify?: GameCategory | undefined;
  readonly vassalage?: string | undefined;
  readonly gameName?: string | undefined;
  readonly minBet?: number | undefined;
  readonly minLineNum?: number | undefined;
}

/** One page of a list, and how many games the list has. */
export interface GameListPage {
  readonly games: readonly Game[];
  readonly totalGames: number;
}

/** The keys that the pages of lists begin with: those of everybody, and those of the person. */
export const gamePagesKey = ['games', 'page'];
const favouritePagesKey = ['favourites', 'page'];
const recentPagesKey = ['recent', 'page'];

/** Whether the list belongs to the signed-in person. */
export function isPersonal(shelf: GameShelf): boolean {
  return shelf === 'recent' || shelf === 'favourites';
}

/** A page of a list, counted from 1. */
export function gamePageQuery(
  api: ApiClient,
  shelf: GameShelf,
  filter: GameFilter,
  language: LanguageCode,
  pageNo: number,
) {
  const query = { ...filter, language, pageNo };
  const read = async (signal: AbortSignal): Promise<GameListPage> => {
    if (shelf === 'favourites') {
      const { content, totalGames } = await valueOf(api.games.favourites({ query }, { signal }));
      return { games: content, totalGames };
    }
    if (shelf === 'recent') {
      const { list, totalGames } = await valueOf(api.games.recent({ query }, { signal }));
      return { games: list, totalGames };
    }
    const order = shelf === 'new' ? 'new' : undefined;
    const isHot = shelf === 'hot' ? '1' : undefined;
    return await valueOf(api.games.list({ query: { ...query, order, isHot } }, { signal }));
  };
  return queryOptions({
    ...(isPersonal(shelf) ? { ...ofMember, refetchOnWindowFocus: true } : calmRead),
    queryKey: [...keyOf(shelf), filter, language, pageNo],
    queryFn: ({ signal }) => read(signal),
  });
}

function keyOf(shelf: GameShelf): readonly string[] {
  if (shelf === 'favourites') return favouritePagesKey;
  if (shelf === 'recent') return recentPagesKey;
  return [...gamePagesKey, shelf];
}

/** The categories in which a vendor has games. */
export function vendorGameTypesQuery(api: ApiClient, vassalage: string) {
  return queryOptions({
    ...calmRead,
    queryKey: ['games', 'types of vendor', vassalage],
    queryFn: ({ signal }) =>
      valueOf(api.games.vendorGameTypes({ params: { vassalage } }, { signal })),
  });
}

/** What a game returns, what it takes, and how it is played (L5b). */
export function gameRulesQuery(api: ApiClient, nodeId: string, language: LanguageCode) {
  return queryOptions({
    ...calmRead,
    queryKey: ['games', 'rules', nodeId, language],
    queryFn: ({ signal }) =>
      valueOf(api.games.rules({ params: { nodeId }, query: { language } }, { signal })),
  });
}

/** One game. */
export function gameQuery(api: ApiClient, nodeId: string) {
  return queryOptions({
    ...calmRead,
    queryKey: ['games', 'one', nodeId],
    queryFn: ({ signal }) => valueOf(api.games.one({ params: { nodeId } }, { signal })),
  });
}
