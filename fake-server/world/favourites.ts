import type { GameType } from '#contract/entities/game.ts';
import type { GameRow, GameTable } from '../store/games.ts';
import type { Clock } from './clock.ts';
import { Refused } from './refused.ts';

/** Games that a person keeps at hand (L3). Adding or removing twice changes nothing. */
export interface Favourites {
  /** Newest first. */
  ids(memberId: number): string[];
  /** Newest first, a page at a time, of one type or of all. */
  page(
    memberId: number,
    type: GameType | undefined,
    pageNo: number,
    pageSize: number,
  ): { readonly games: readonly GameRow[]; readonly totalPages: number };
  /** @throws Refused game_not_found */
  add(memberId: number, nodeId: string): void;
  remove(memberId: number, nodeId: string): void;
}

export function createFavourites(games: GameTable, clock: Clock): Favourites {
  return {
    ids: (memberId) => games.favouriteIds(memberId),
    page: (memberId, type, pageNo, pageSize) => ({
      games: games.favourites(memberId, type, pageSize, (pageNo - 1) * pageSize),
      totalPages: Math.ceil(games.countFavourites(memberId, type) / pageSize),
    }),
    add(memberId, nodeId) {
      if (!games.find(nodeId)) throw new Refused('game_not_found');
      games.addFavourite(memberId, nodeId, clock.now());
    },
    remove: (memberId, nodeId) => games.removeFavourite(memberId, nodeId),
  };
}
