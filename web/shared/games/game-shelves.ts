import type { UseQueryOptions } from '@tanstack/react-query';
import type { Game, GameCategory, GameType } from '#contract/entities/game.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import { queries, type Read, type ReadValue } from '#web/api/queries.ts';

/** The lists of games: all of them in two orders, hot ones, and the person's own (L3). */
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
interface GameListPage {
  readonly games: readonly Game[];
  readonly totalGames: number;
}

type Answer = ReadValue<'games', 'favourites' | 'recent' | 'list'>;

/** Whether the list belongs to the signed-in person. */
export function isPersonal(shelf: GameShelf): boolean {
  return shelf === 'recent' || shelf === 'favourites';
}

/** A page of a list, counted from 1: each of three calls has its own name for the games. */
export function gamePageRead(
  shelf: GameShelf,
  filter: GameFilter,
  language: LanguageCode,
  pageNo: number,
): UseQueryOptions<Answer, Error, GameListPage> {
  const read = callOf(shelf, { ...filter, language, pageNo }) as Read<Answer>;
  return { ...read, select: pageOf };
}

function callOf(shelf: GameShelf, query: GameFilter & { language: LanguageCode; pageNo: number }) {
  if (shelf === 'favourites') return queries.games.favourites({ query });
  if (shelf === 'recent') return queries.games.recent({ query });
  const order = shelf === 'new' ? 'new' : undefined;
  const isHot = shelf === 'hot' ? '1' : undefined;
  return queries.games.list({ query: { ...query, order, isHot } });
}

function pageOf(answer: Answer): GameListPage {
  const { totalGames } = answer;
  if ('content' in answer) return { games: answer.content, totalGames };
  return { games: 'list' in answer ? answer.list : answer.games, totalGames };
}
