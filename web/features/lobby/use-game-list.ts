import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Game } from '#contract/entities/game.ts';
import { GAMES_PAGE_SIZE } from '#contract/entities/game-lists.ts';
import { readsOf } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { failureOf, type ReadFailure } from '#web/shared/failures/read-failure.ts';
import { type GameFilter, type GameShelf, gamePageRead } from '#web/shared/games/game-shelves.ts';

/** Pages that are kept beyond those in view; the oldest go, so that memory stays flat (L2). */
const MAX_KEPT_PAGES = 8;

/**
 * Games are asked for as soon as their row is drawn, at most this often while somebody scrolls, in
 * milliseconds (§9). What the network loses is asked for again by the client of the contract, like
 * every other read.
 */
const SCROLL_THROTTLE_MILLISECONDS = 200;

/** A list of games whose first page is known or on its way. */
export interface GameList {
  readonly shelf: GameShelf;
  readonly filter: GameFilter;
  /** Undefined while the first page is on its way. */
  readonly total: number | undefined;
  readonly first: readonly Game[] | undefined;
  /** Of the first page, where there is nothing to show. */
  readonly failure: ReadFailure | undefined;
  /** Other games were asked for, and these are still shown. */
  readonly refreshing: boolean;
}

/** The list, and the first page of it. */
export function useGameList(shelf: GameShelf, filter: GameFilter, enabled = true): GameList {
  const cache = useQueryClient().getQueryCache();
  const first = useQuery({
    ...gamePageRead(shelf, filter, useLanguage(), 1),
    enabled,
    // What was shown, unless the cache has forgotten it since: the next person sees nothing of it.
    placeholderData: (shown, query) =>
      query && Object.is(cache.get(query.queryHash), query) ? shown : undefined,
  });
  return {
    shelf,
    filter,
    total: first.data?.totalGames,
    first: first.data?.games,
    failure: failureOf(first),
    refreshing: first.isPlaceholderData,
  };
}

/** The games in view. */
export interface GamesInView {
  /** Undefined while it is on its way. */
  readonly at: (index: number) => Game | undefined;
  readonly failure: ReadFailure | undefined;
}

/** Asks for the pages of what is drawn, and forgets those that were left long ago. */
export function useGamesInView(list: GameList, indexes: readonly number[]): GamesInView {
  const language = useLanguage();
  const queryClient = useQueryClient();
  // The pages as a text, which is the same as long as they are.
  const drawn = [...new Set(indexes.map(pageOf))].filter((page) => page > 1).join(' ');
  const wanted = useThrottled(drawn, SCROLL_THROTTLE_MILLISECONDS);
  // What is shown of another list until this one comes has no further pages.
  const pages = wanted === '' || list.refreshing ? [] : wanted.split(' ').map(Number);
  const answers = useQueries({
    queries: pages.map((page) => gamePageRead(list.shelf, list.filter, language, page)),
  });
  const games = new Map(pages.map((page, place) => [page, answers[place]?.data?.games]));

  useEffect(() => {
    const cache = queryClient.getQueryCache();
    const left = cache.findAll({ ...readsOf('games', 'list'), type: 'inactive' });
    const oldestLast = left.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
    for (const query of oldestLast.slice(MAX_KEPT_PAGES)) cache.remove(query);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other pages leave others behind
  }, [wanted, queryClient]);

  return {
    at: (index) => {
      const page = pageOf(index);
      return (page === 1 ? list.first : games.get(page))?.[index % GAMES_PAGE_SIZE];
    },
    failure: failureOf(...answers),
  };
}

function pageOf(index: number): number {
  return Math.floor(index / GAMES_PAGE_SIZE) + 1;
}

/** The value, followed at most once in so many milliseconds; the last one is never lost. */
function useThrottled<Value>(value: Value, milliseconds: number): Value {
  const [followed, follow] = useState(value);
  const lastTime = useRef(-Infinity);
  useEffect(() => {
    if (Object.is(value, followed)) return undefined;
    const wait = Math.max(0, lastTime.current + milliseconds - performance.now());
    const timer = setTimeout(() => {
      lastTime.current = performance.now();
      follow(value);
    }, wait);
    return () => clearTimeout(timer);
  }, [value, followed, milliseconds]);
  return followed;
}
