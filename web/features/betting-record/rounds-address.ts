import {
  type RoundResult,
  type RoundState,
  roundResults,
  roundStates,
} from '#contract/entities/round-lists.ts';
import { type LobbyCategory, lobbyCategories } from '#web/shared/games/categories.ts';
import {
  type ChosenDays,
  readDays,
  readPage,
  requestedMoments,
} from '#web/shared/records/record-address.ts';

/** The filter parameters besides the days. */
export const filters = ['category', 'vendor', 'game', 'state'] as const;

/** The state filter's choices, in order. */
export const standings = ['open', 'settled', 'won', 'lost', 'even', 'cancelled'] as const;

/** The selection in the address of the betting record; unknown parts are ignored. */
export interface RoundsAddress {
  readonly chosen: ChosenDays;
  readonly category: LobbyCategory | undefined;
  /** Code of a vendor. */
  readonly vendor: string | undefined;
  /** Name of a game, as typed. */
  readonly game: string;
  /** A round's state, or its result. */
  readonly state: RoundState | RoundResult | undefined;
  readonly page: number;
  /** The round shown in full. */
  readonly round: string | undefined;
}

/**
 * @param now the server's time, in milliseconds since the epoch
 * @param zone the site's time zone
 */
export function readRoundsAddress(
  parameters: URLSearchParams,
  now: number,
  zone: string,
): RoundsAddress {
  const text = (parameter: (typeof filters)[number] | 'round') =>
    parameters.get(parameter) ?? undefined;
  return {
    chosen: readDays(parameters, now, zone),
    category: lobbyCategories.find(({ category }) => category === text('category'))?.category,
    // Longer codes and names do not exist.
    vendor: text('vendor')?.slice(0, 64),
    game: (text('game') ?? '').slice(0, 100),
    state: standings.find((standing) => standing === text('state')),
    page: readPage(parameters),
    round: text('round')?.slice(0, 64),
  };
}

/** The query for the server. */
export function queryFrom({ chosen, category, vendor, game, state }: RoundsAddress) {
  const name = game.trim();
  return {
    ...requestedMoments(chosen),
    gameClassify: category,
    vassalage: vendor,
    gameName: name === '' ? undefined : name,
    state: roundStates.find((one) => one === state),
    result: roundResults.find((one) => one === state),
  };
}

/** Number of active filters. */
export function countFilters({ category, vendor, game, state }: RoundsAddress): number {
  return [category, vendor, game.trim(), state].filter(Boolean).length;
}
