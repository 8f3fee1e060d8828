import type { OpenRound } from '#contract/entities/game.ts';

/** Games that are offered at most: the strip stays a strip. */
const MAX_GAMES = 5;

/**
 * One open round per game, because continuing a game shows all of them. Unseen rounds come first:
 * an open bet can wait.
 */
export function firstOfEachGame(rounds: readonly OpenRound[]): readonly OpenRound[] {
  const unseenFirst = rounds.toSorted(
    (a, b) => Number(b.state === 'unseen') - Number(a.state === 'unseen'),
  );
  const games = new Map<string, OpenRound>();
  for (const round of unseenFirst) {
    if (!games.has(round.game.nodeId)) games.set(round.game.nodeId, round);
  }
  return [...games.values()].slice(0, MAX_GAMES);
}
