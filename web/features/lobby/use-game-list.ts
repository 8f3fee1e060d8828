import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Game } from '#contract/entities/game.ts';
import { GAMES_PAGE_SIZE } from '#contract/entities/game-lists.ts';
import { readsOf } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { failureOf, type ReadFailure } from '#web/shared/failures/read-failure.ts';
import { type GameFilter, type GameShelf, gamePageRead } from '#web/shared/games/game-shelves.ts';

/**
 * Loaded pages beyond the visible ones; the oldest are dropped, so that memory stays bounded (L2).
 */
const MAX_KEPT_PAGES = 8;

/**
 * Games load as soon as their row is rendered, at most this often while scrolling, in milliseconds
 * (§9). The client retries lost requests, as for every read.
 */
const SCROLL_THROTTLE_MILLISECONDS = 200;

/** A list of games whose first page is loaded or loading. */
export interface GameList {
  readonly shelf: GameShelf;
  readonly filter: GameFilter;
  /** Undefined while the first page is loading. */
  readonly total: number | undefined;
  readonly first: readonly Game[] | undefined;
  /** Of the first page, if there is nothing to show. */
  readonly failure: ReadFailure | undefined;
  /** Other games are loading, and these are still shown. */
  readonly refreshing: boolean;
}

/** The list, and its first page. */
export function useGameList(shelf: GameShelf, filter: GameFilter, enabled = true): GameList {
  const cache = useQueryClient().getQueryCache();
  const first = useQuery({
    ...gamePageRead(shelf, filter, useLanguage(), 1),
    enabled,
    // The previous list, unless it was removed from the cache: the next person must not see it.
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

/** The visible games. */
export interface GamesInView {
  /** Undefined while loading. */
  readonly at: (index: number) => Game | undefined;
  readonly failure: ReadFailure | undefined;
}

/** Loads the pages of rendered rows, and drops those left long ago. */
export function useGamesInView(list: GameList, indexes: readonly number[]): GamesInView {
  const language = useLanguage();
  const queryClient = useQueryClient();
  // The pages as a text, which is stable while they are equal.
  const drawn = [...new Set(indexes.map(pageOf))].filter((page) => page > 1).join(' ');
  const wanted = useThrottled(drawn, SCROLL_THROTTLE_MILLISECONDS);
  // Another list's placeholder has no further pages.
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

/** Throttles a value, without losing the last one. In milliseconds. */
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
