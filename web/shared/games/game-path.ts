import type { Game } from '#contract/entities/game.ts';

/** The pages of games: with the portal's bars around them, and without (R6). */
export type GamePagePath = '/game' | '/seamless';

/** The address of a game on a page of games. */
export function gamePath({ nodeId }: Pick<Game, 'nodeId'>, page: GamePagePath = '/game'): string {
  return `${page}?id=${encodeURIComponent(nodeId)}`;
}

/** The address of a room of a game, on the game's page (L8). */
export function roomPath(game: Pick<Game, 'nodeId'>, roomId: string): string {
  return `${gamePath(game)}&room=${encodeURIComponent(roomId)}`;
}

/** State of a game's page that was opened from a list: leaving it goes back to the place there. */
export const fromList = { fromList: true };

/** Whether the state is that of a game's page that was opened from a list. */
export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state;
}
