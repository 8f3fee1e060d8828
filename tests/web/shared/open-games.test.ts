// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Game, OpenRound } from '#contract/entities/game.ts';
import { firstOfEachGame } from '#web/shared/games/open-games.ts';

function round(roundId: string, nodeId: string, state: OpenRound['state']): OpenRound {
  // Nothing else of the game is looked at.
  const game = { nodeId } as Game;
  const stake = { amount: 100, currency: 'BRL' } as const;
  return { roundId, game, stake, state, roomId: null, playedAt: '2026-11-01T10:00:00.000Z' };
}

describe('the rounds that are offered to go on with (L5a)', () => {
  it('are one per game, never shown rounds before open bets', () => {
    const offered = firstOfEachGame([
      round('1', 'sports', 'undecided'),
      round('2', 'sports', 'undecided'),
      round('3', 'slot', 'unseen'),
      round('4', 'table', 'unseen'),
    ]);
    expect(offered.map(({ roundId }) => roundId)).toEqual(['3', '4', '1']);
  });

  it('fit the strip', () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      round(`${index}`, `game ${index}`, 'undecided'),
    );
    expect(firstOfEachGame(many)).toEqual(many.slice(0, 5));
    expect(firstOfEachGame([])).toEqual([]);
  });
});
