import type { Game } from '#contract/entities/game.ts';
import type { Selection } from '#contract/entities/sports.ts';
import { winners } from '#contract/entities/sports-types.ts';
import { gamePath } from './game-path.ts';

/** Where a game opens: in a room (L8), or with a price of a match chosen (L4a). */
export interface GameEntry {
  readonly roomId: string | null;
  readonly selection: Selection | null;
}

/** The address of a sports game with a price of a match chosen. */
export function selectionPath(game: Pick<Game, 'nodeId'>, { matchId, outcome }: Selection): string {
  return `${gamePath(game)}&match=${encodeURIComponent(matchId)}&outcome=${outcome}`;
}

/** The entry in the address of a game's page. */
export function entryIn(search: URLSearchParams): GameEntry {
  const matchId = search.get('match');
  const outcome = winners.find((one) => one === search.get('outcome'));
  return {
    roomId: search.get('room'),
    selection: matchId !== null && outcome !== undefined ? { matchId, outcome } : null,
  };
}
