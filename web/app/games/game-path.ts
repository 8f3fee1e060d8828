import type { Game } from '#contract/entities/game.ts';

/** The address of a game's page. */
export function gamePath({ nodeId }: Pick<Game, 'nodeId'>): string {
  return `/game?id=${encodeURIComponent(nodeId)}`;
}
