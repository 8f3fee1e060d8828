import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameCategories, gameSchema, gameTypes } from '#contract/entities/game.ts';
import { seedGames } from '#fake-server/seed/games.ts';
import type { GameRow } from '#fake-server/store/play/games.ts';
import { slotLines } from '#fake-server/vendors/slot/slot.reels.ts';
import {
  categoryOf,
  createCatalogue,
  type GameFilter,
  gameKindOf,
  gameOf,
} from '#fake-server/world/play/catalogue.ts';
import { smallestStake } from '#fake-server/world/play/stakes.ts';
import { openTestWorld } from './support/test-world.ts';

/** The seed of the world that people see. */
const SEED = 2026;

describe('the seeded games', () => {
  test('are at least 3,000 of at least 40 vendors, in every category', () => {
    const games = seedGames(SEED);
    expect(games.length).toBeGreaterThanOrEqual(3_000);
    expect(new Set(games.map(({ vendor_code }) => vendor_code)).size).toBeGreaterThanOrEqual(40);
    for (const type of gameTypes) {
      // A lottery is drawn for everybody at once: a few are many.
      const many = type.endsWith('LOTT') ? 6 : 40;
      const count = games.filter(({ game_type }) => game_type === type).length;
      expect(count, type).toBeGreaterThan(many);
    }
    expect(games.some(({ game_classify }) => game_classify === 'INHOUSE')).toBe(true);
  });

  test('depend on the seed only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        expect(seedGames(seed)).toEqual(seedGames(seed));
        expect(seedGames(seed)).not.toEqual(seedGames(seed + 1));
      }),
      { numRuns: 3 },
    );
  });

  test('have distinct names in their category, without sequels', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const games = seedGames(seed);
        const names = games.map((game) => `${game.game_type} ${game.game_classify} ${game.name}`);
        expect(new Set(names).size).toBe(games.length);
        expect(games.map(({ name }) => name).filter((name) => / \d+$/u.test(name))).toEqual([]);
      }),
      { numRuns: 3 },
    );
  });

  test('have the smallest stake that the game accepts (L5b)', () => {
    const others = seedGames(SEED).filter(
      (game) => smallestStake(gameKindOf(game), game.min_bet) !== game.min_bet,
    );
    expect(others.map(({ name, min_bet }) => `${name} ${min_bet}`)).toEqual([]);
  });

  test('have the lines of the game, with whole hundredths on each (L2)', () => {
    const slots = seedGames(SEED).filter((game) => gameKindOf(game) === 'slot');
    expect(new Set(slots.map((game) => game.min_line_num))).toEqual(new Set([5, 10, 20]));
    expect(slots.filter((game) => game.min_bet % game.min_line_num !== 0)).toEqual([]);
    expect(Math.max(...slots.map((game) => game.min_line_num))).toBe(slotLines.length);
  });

  test('match the contract, and a few are always under maintenance', () => {
    const shown = seedGames(SEED).map((row) => gameOf(row, 'BRL', false));
    for (const game of shown) gameSchema.parse(game);
    expect(shown.filter(({ status }) => status === 'maintenance')).toHaveLength(
      gameCategories.length,
    );
  });
});

describe('of 10,000 slot games (L2)', () => {
  const many = seedGames(SEED, 10_000).toSorted((a, b) => b.popularity - a.popularity);
  const filters: GameFilter[] = [
    {},
    { gameType: 'RNG' },
    { gameType: 'RNG', vassalage: 'LUMEN' },
    { gameType: 'RNG', minBet: 50, order: 'new' },
    { gameType: 'RNG', gameName: 'ouro' },
  ];

  test('are 10,000', () => {
    expect(many.filter((game) => categoryOf(game) === 'RNG')).toHaveLength(10_000);
    expect(new Set(many.map(({ node_id }) => node_id)).size).toBe(many.length);
  });

  test.each(filters)('any page of %j costs as much as the first', (filter) => {
    /** How often a game is read for a page of a list that was not requested before. */
    const looksFor = (page: (last: number) => number) => {
      let looks = 0;
      const counted = many.map(
        (game) =>
          new Proxy(game, {
            get(target, key: keyof GameRow) {
              looks += 1;
              return target[key];
            },
          }),
      );
      const catalogue = createCatalogue(counted);
      const last = createCatalogue(many).list(filter, { pageNo: 1, pageSize: 42 }).totalPages;
      looks = 0;
      expect(
        catalogue.list(filter, { pageNo: page(last), pageSize: 42 }).games.length,
      ).toBeGreaterThan(0);
      const once = looks;
      looks = 0;
      for (const no of [1, Math.ceil(last / 2), last])
        catalogue.list(filter, { pageNo: no, pageSize: 42 });
      return { once, again: looks };
    };
    const first = looksFor(() => 1);
    expect(looksFor((last) => last)).toEqual(first);
    // A found list is sliced, and no game is read again.
    expect(first.again).toBe(0);
  });
});

// With this seed, none of five slots is cheap, open and a slot.
test.each([278_708_710, 1, 2])('a small world can start with any seed: %i', async (seed) => {
  const small = await openTestWorld({ seed, slotGames: 5 });
  expect(small.members.byAccount('maria')).toBeDefined();
  small.close();
});
