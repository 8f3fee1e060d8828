import { LONGEST_GAME_SEARCH } from '#contract/entities/game-lists.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { type GameFilter, type GameShelf, gameShelves } from '#web/shared/games/game-shelves.ts';

/** Highest minimum stakes that can be chosen, in hundredths of the currency unit. */
export const minimumBetsInHundredths = [10, 20, 50, 100, 200];
/** Most lines of a slot that can be chosen. */
export const lineCounts = [5, 10];
/** Whose games: the vendors', or the house's own. */
export const gameKinds = ['vendors', 'house'] as const;
export type GameKind = (typeof gameKinds)[number];

/** The parameters of a lobby's address. `page` is the vendor's tab (R5). */
export type LobbyParameter = 'show' | 'page' | 'search' | 'kind' | 'bet' | 'lines';

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
    search: (text('search') ?? '').slice(0, LONGEST_GAME_SEARCH),
    kind: gameKinds.find((kind) => kind === text('kind')),
    bet: minimumBetsInHundredths.find((bet) => String(bet) === text('bet')),
    lines: lineCounts.find((lines) => String(lines) === text('lines')),
  };
}

/** The filters, in the order in which they can be dropped. */
export function narrowingIn({ search, bet, lines, kind, vendor }: LobbyAddress) {
  const values = { search: search.trim(), bet, lines, kind, page: vendor };
  return (['search', 'bet', 'lines', 'kind', 'page'] as const).filter(
    (parameter) => values[parameter] !== undefined && values[parameter] !== '',
  );
}

/** The address with some parameters changed, or removed if empty; the others stay. */
export function withParameters(
  parameters: URLSearchParams,
  changes: Partial<Record<LobbyParameter, string>>,
): string {
  return changedSearch(parameters, changes);
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
