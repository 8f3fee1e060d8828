import { dirname } from 'node:path/posix';
import { Router } from 'express';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageOf } from '#fake-server/handlers/open-game.ts';
import type { OpenWorld } from '#fake-server/open-world.ts';
import { slotReturn } from '#fake-server/vendors/slot/slot.return.ts';
import { statedReturn } from '#fake-server/vendors/stated-return.ts';
import { vendorsApp } from '#fake-server/vendors.ts';
import { gameKindOf } from '#fake-server/world/play/catalogue.ts';
import { areStakesAccepted } from '#fake-server/world/play/stakes.ts';
import type { GameKind } from '#fake-server/world/ports/game-operator.ts';
import { openGame } from './support/open-game.ts';
import { sharedWorld } from './support/shared-world.ts';
import { serve } from './vendors/serve.ts';

const world = await sharedWorld();

/** The pages of the games, over this world. */
function vendorsOf(of: OpenWorld) {
  return vendorsApp({
    world: of,
    portalOrigins: () => [],
    pictures: ['/pictures', Router()],
    revealAnswers: false,
    log: () => undefined,
  });
}

describe('the rules of a game, without a session (L5b)', () => {
  test('exist for every game, with stakes that the game accepts', () => {
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

  test('state the lines, and the return calculated from the reels', () => {
    const { games } = world.catalogue.list({ gameType: 'RNG' }, { pageNo: 1, pageSize: 50 });
    const slot = games.find((game) => gameKindOf(game) === 'slot' && game.min_line_num === 20);
    const rules = world.rulesOf(slot?.node_id ?? '', 'PT');
    expect(rules?.returnToPlayer).toBe(Math.floor(slotReturn() * 10_000));
    expect(rules?.rules[0]).toContain('20 linhas');
  });

  // A lottery has a return for each bet, and its page and the portal's ask the same book for it.
  const kinds = (Object.keys(pageOf) as GameKind[]).filter((kind) => kind !== 'lottery');
  test.each(kinds)('state the return that the page of the game states: %s', async (kind) => {
    const { games } = world.catalogue.list({}, { pageNo: 1, pageSize: 100_000 });
    const game = games.find((one) => one.is_vassalage === 0 && gameKindOf(one) === kind);
    const stated = world.rulesOf(game?.node_id ?? '', 'PT')?.returnToPlayer ?? 0;
    const { token } = openGame(world, 'maria', { kind });
    const vendors = await serve(vendorsOf(world));
    const answer = await fetch(`${vendors}${dirname(pageOf[kind])}/session?session=${token}`);
    const { rules } = (await answer.json()) as {
      rules: { returnToPlayer?: number; returns?: { banker: number } };
    };
    const onItsPage = rules.returnToPlayer ?? rules.returns?.banker ?? 0;
    expect(onItsPage).toBe(stated / 10_000);
  });

  test('never state a return above the real one', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (exact) => {
        const stated = statedReturn(exact);
        expect(stated).toBeLessThanOrEqual(exact + 1e-12);
        expect(exact - stated).toBeLessThan(1 / 10_000 + 1e-12);
        // Stated again by a page that gets it, it stays the same.
        expect(statedReturn(stated)).toBe(stated);
        expect(Math.round(stated * 10_000) / 10_000).toBe(stated);
      }),
    );
  });

  test('are not found for an unknown game, nor for the entry of a whole vendor', () => {
    expect(world.rulesOf('nothing', 'PT')).toBeUndefined();
    expect(world.rulesOf('salon-live-all', 'PT')).toBeUndefined();
  });
});
