import type { GameType } from '#contract/entities/game.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { PageRequest } from '../../kernel/pages.ts';
import { Refused } from '../../kernel/refused.ts';
import type { GameTable } from '../../store/play/games.ts';
import type { Catalogue, GameFilter, GamePage } from './catalogue.ts';

/** The most recent games of a person. */
const MAX_RECENT_GAMES = 200;

/** A game as a person names it. */
interface NamedGame {
  readonly nodeId: string;
  readonly vendor: string;
  readonly gameType: GameType;
}

/** A person's favourite and recent games (L3). Adding or removing twice changes nothing. */
export interface Favourites {
  /** Newest first. */
  ids(memberId: number): string[];
  /** Newest first, paged, filtered. */
  page(memberId: number, filter: GameFilter, page: PageRequest): GamePage;
  /** @throws Refused game_not_found if this vendor and type have no such game */
  add(memberId: number, game: NamedGame): void;
  remove(memberId: number, nodeId: string): void;
  /** Last opened first, paged, filtered. */
  recent(memberId: number, filter: GameFilter, page: PageRequest): GamePage;
  /** The person opened the game. */
  noteOpened(memberId: number, nodeId: string): void;
}

export function createFavourites(games: GameTable, catalogue: Catalogue, clock: Clock): Favourites {
  return {
    ids: (memberId) => games.favouriteIds(memberId),
    page: (memberId, filter, page) => catalogue.among(games.favouriteIds(memberId), filter, page),
    add(memberId, { nodeId, vendor, gameType }) {
      const game = catalogue.find(nodeId);
      if (game?.vendor_code !== vendor || game.game_type !== gameType) {
        throw new Refused('game_not_found');
      }
      games.addFavourite(memberId, nodeId, clock.now());
    },
    remove: (memberId, nodeId) => games.removeFavourite(memberId, nodeId),
    recent: (memberId, filter, page) =>
      catalogue.among(games.recentIds(memberId, MAX_RECENT_GAMES), filter, page),
    noteOpened: (memberId, nodeId) => games.noteOpened(memberId, nodeId, clock.now()),
  };
}
