import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenWorld } from '#fake-server/open-world.ts';
import { slotReturn } from '#fake-server/vendors/slot/slot.return.ts';
import { gameKindOf } from '#fake-server/world/play/catalogue.ts';
import { areStakesAccepted } from '#fake-server/world/play/stakes.ts';
import { openTestWorld } from './support/test-world.ts';

let world: OpenWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

describe('the rules of a game, without a session (L5b)', () => {
  test('are there for every game, with stakes that the game then takes', () => {
    const { games } = world.catalogue.list({}, { pageNo: 1, pageSize: 100_000 });
    for (const game of games.filter(({ is_vassalage }) => is_vassalage === 0)) {
      const rules = world.rulesOf(game.node_id, 'EN');
      if (!rules) throw new Error(`There are no rules of ${game.name}.`);
      expect(rules.returnToPlayer, game.name).toBeGreaterThanOrEqual(8_500);
      const stakes = [rules.minStake.amount, rules.maxStake.amount];
      const kind = gameKindOf(game);
      for (const stake of stakes) {
        expect(areStakesAccepted(kind, game.min_bet, [stake]), game.name).toBe(true);
      }
      expect(rules.rules.join(' ')).not.toMatch(/[{}]/u);
    }
  });

  test('tell the return that is worked out from the reels, and the lines', () => {
    const { games } = world.catalogue.list({ gameType: 'RNG' }, { pageNo: 1, pageSize: 50 });
    const slot = games.find((game) => gameKindOf(game) === 'slot' && game.min_line_num === 20);
    const rules = world.rulesOf(slot?.node_id ?? '', 'PT');
    expect(rules?.returnToPlayer).toBe(Math.floor(slotReturn() * 10_000));
    expect(rules?.rules[0]).toContain('20 linhas');
  });

  test('are not told of a game that there is not, nor of an entry for a whole vendor', () => {
    expect(world.rulesOf('nothing', 'PT')).toBeUndefined();
    expect(world.rulesOf('salon-live-all', 'PT')).toBeUndefined();
  });
});
