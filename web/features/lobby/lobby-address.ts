import { GAMES_PAGE_SIZE } from '#contract/entities/game-lists.ts';
import { LONGEST_SEARCH } from '#contract/entities/search-types.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { type GameFilter, type GameShelf, gameShelves } from '#web/shared/games/game-shelves.ts';

/** Highest minimum stakes that can be chosen, in hundredths of the currency unit. */
export const minimumBetsInHundredths = [10, 20, 50, 100, 200];
/** Most lines of a slot that can be chosen. */
export const lineCounts = [5, 10];
/** Whose games: the vendors', or the house's own. */
export const gameKinds = ['vendors', 'house'] as const;
export type GameKind = (typeof gameKinds)[number];

/**
 * The parameters of a lobby's address. `page` is the vendor's tab (R5), `games` how many of the list
 * are shown.
 */
export type LobbyParameter = 'show' | 'page' | 'search' | 'kind' | 'bet' | 'lines' | 'games';

/**
 * Games that a list shows at first, and adds each time: few enough to reach what is below them
 * (S5), in whole answers of the server (L2).
 */
export const GAMES_STEP = 2 * GAMES_PAGE_SIZE;

/** Longer vendor codes do not exist; the server refuses them. */
const LONGEST_VENDOR = 64;

/** The selection in the address of a lobby; unknown parts are ignored. */
export interface LobbyAddress {
  readonly shelf: GameShelf;
  readonly vendor: string | undefined;
  /** As typed. */
  readonly search: string;
  readonly kind: GameKind | undefined;
  readonly bet: number | undefined;
  readonly lines: number | undefined;
}

export function readLobbyAddress(parameters: URLSearchParams): LobbyAddress {
  const text = (parameter: LobbyParameter) => parameters.get(parameter);
  return {
    shelf: gameShelves.find((shelf) => shelf === text('show')) ?? 'popular',
    vendor: text('page')?.slice(0, LONGEST_VENDOR) || undefined,
    search: (text('search') ?? '').slice(0, LONGEST_SEARCH),
    kind: gameKinds.find((kind) => kind === text('kind')),
    bet: minimumBetsInHundredths.find((bet) => String(bet) === text('bet')),
    lines: lineCounts.find((lines) => String(lines) === text('lines')),
  };
}

/** How many games of a list are shown, if it has so many. */
export function readShownGames(parameters: URLSearchParams): number {
  const games = Number(parameters.get('games' satisfies LobbyParameter));
  return Number.isInteger(games) ? Math.max(games, GAMES_STEP) : GAMES_STEP;
}

/** The filters, in the order in which they can be dropped. */
export function narrowingIn({ search, bet, lines, kind, vendor }: LobbyAddress) {
  const values = { search: search.trim(), bet, lines, kind, page: vendor };
  return (['search', 'bet', 'lines', 'kind', 'page'] as const).filter(
    (parameter) => values[parameter] !== undefined && values[parameter] !== '',
  );
}

/**
 * The address with some parameters changed, or removed if empty. The others stay, except the number
 * of games: a changed list starts at its first ones.
 */
export function withParameters(
  parameters: URLSearchParams,
  changes: Partial<Record<LobbyParameter, string>>,
): string {
  return changedSearch(parameters, { games: '', ...changes });
}

/** The list's filters, besides the lobby's category. */
export function filterOfAddress(address: LobbyAddress): GameFilter {
  const name = address.search.trim();
  return {
    vassalage: address.vendor,
    gameName: name === '' ? undefined : name,
    minBet: address.bet,
    minLineNum: address.lines,
  };
}
