import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ESPORTS_VENDOR_CODES,
  type GameCategory,
  gameCategories,
  gameSchema,
  gameTypes,
} from '#contract/entities/game.ts';
import { seedGames } from '#fake-server/seed/games.ts';
import { seedVendors } from '#fake-server/seed/vendors.ts';
import type { GameRow } from '#fake-server/store/games.ts';
import { type GameFilter, gameOf } from '#fake-server/world/catalogue.ts';
import { foldForSearch } from '#fake-server/world/search.ts';
import type { World } from '#fake-server/world/world.ts';
import { openTestWorld } from './support/test-world.ts';

/** The seed of the world that people see. */
const SEED = 2026;

let world: World;
beforeAll(async () => {
  world = await openTestWorld({ seed: SEED });
});
afterAll(() => world.close());

/** Every game of a list, page after page. */
function allOf(filter: GameFilter, pageSize: number): GameRow[] {
  const first = world.catalogue.list(filter, 1, pageSize);
  const rest = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) => index + 2);
  return [
    ...first.games,
    ...rest.flatMap((no) => world.catalogue.list(filter, no, pageSize).games),
  ];
}

/** Whether a game is one that the filter names. */
function isNamed(filter: GameFilter, game: GameRow): boolean {
  return (
    (filter.gameType ?? game.game_type) === game.game_type &&
    (filter.vassalage ?? game.vendor_code) === game.vendor_code &&
    (filter.minBet ?? Infinity) >= game.min_bet &&
    (filter.minLineNum ?? Infinity) >= game.min_line_num &&
    (filter.isHot !== '1' || game.is_hot === 1) &&
    foldForSearch(game.name).includes(foldForSearch(filter.gameName ?? '').trim()) &&
    isOfCategory(filter.gameClassify, game)
  );
}

function isOfCategory(category: GameCategory | undefined, game: GameRow): boolean {
  if (category === undefined) return true;
  if (category === 'INHOUSE') return game.game_classify === 'INHOUSE';
  return game.game_classify === 'STANDARD' && game.game_type === category;
}

const namesOf = (gameName: string) => allOf({ gameName }, 100).map(({ name }) => name);

const codesOf = (vendors: readonly { vassalage: string }[]) =>
  vendors.map(({ vassalage }) => vassalage);

describe('the seeded games', () => {
  test('are at least 3,000 of at least 40 vendors, in every category', () => {
    const games = seedGames(SEED);
    expect(games.length).toBeGreaterThanOrEqual(3_000);
    expect(new Set(games.map(({ vendor_code }) => vendor_code)).size).toBeGreaterThanOrEqual(40);
    for (const type of gameTypes) {
      expect(games.filter(({ game_type }) => game_type === type).length, type).toBeGreaterThan(40);
    }
    expect(games.some(({ game_classify }) => game_classify === 'INHOUSE')).toBe(true);
  });

  test('are the same for the same seed, and others for another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        expect(seedGames(seed)).toEqual(seedGames(seed));
        expect(seedGames(seed)).not.toEqual(seedGames(seed + 1));
      }),
      { numRuns: 3 },
    );
  });

  test('are each called something of their own in their category, and none is a sequel', () => {
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

  test('have a smallest stake that the slot’s ten lines divide', () => {
    expect(seedGames(SEED).filter(({ min_bet }) => min_bet % 10 !== 0)).toEqual([]);
  });

  test('fit the contract, and a few are always under maintenance', () => {
    const shown = seedGames(SEED).map((row) => gameOf(row, 'BRL', false));
    for (const game of shown) gameSchema.parse(game);
    expect(shown.filter(({ status }) => status === 'maintenance')).toHaveLength(
      gameCategories.length,
    );
  });
});

describe('lists', () => {
  const filters = fc.record<GameFilter>(
    {
      gameType: fc.constantFrom(...gameTypes),
      gameClassify: fc.constantFrom(...gameCategories),
      vassalage: fc.constantFrom(...seedVendors.map(({ code }) => code)),
      gameName: fc.constantFrom('de', 'Ouro', 'MEGA', ' roleta ', 'zzz', '%', '_'),
      minBet: fc.constantFrom(0, 10, 50, 500),
      minLineNum: fc.constantFrom(0, 1, 20),
      isHot: fc.constantFrom('0', '1'),
    },
    { requiredKeys: [] },
  );

  test('give every game once over their pages, and say how many there are', () => {
    fc.assert(
      fc.property(filters, fc.integer({ min: 7, max: 100 }), (filter, pageSize) => {
        const games = allOf(filter, pageSize);
        const { totalGames, totalPages } = world.catalogue.list(filter, 1, pageSize);
        expect(new Set(games.map(({ node_id }) => node_id)).size).toBe(games.length);
        expect(games).toHaveLength(totalGames);
        expect(totalPages).toBe(Math.ceil(totalGames / pageSize));
        expect(world.catalogue.list(filter, totalPages + 1, pageSize).games).toEqual([]);
      }),
    );
  });

  test('hold exactly the games that their filter names', () => {
    const everything = allOf({}, 100);
    fc.assert(
      fc.property(filters, (filter) => {
        expect(allOf(filter, 100)).toEqual(everything.filter((game) => isNamed(filter, game)));
      }),
    );
  });

  test('are searched without accents and capitals', () => {
    const found = namesOf('farao');
    expect(found.some((name) => name.includes('Faraó'))).toBe(true);
    expect(namesOf('FARAÓ')).toEqual(found);
    expect(namesOf(' faraó ')).toEqual(found);
  });
});

describe('vendors', () => {
  test('of e-sports are those that the list names (L1)', () => {
    const lane = world.catalogue.lanes.find(({ gameClassify }) => gameClassify === 'ESPORTS');
    const codes = lane?.cards.map(({ vassalage }) => vassalage) ?? [];
    expect(codes.toSorted()).toEqual(ESPORTS_VENDOR_CODES.toSorted());
  });

  test('stand in a lane for each category, with as many games as there are', () => {
    const cards = world.catalogue.lanes.flatMap((lane) => lane.cards);
    expect(world.catalogue.lanes.map(({ title }) => title)).toEqual([...gameCategories]);
    for (const { type, vassalage, gameCount } of cards) {
      const { totalGames } = world.catalogue.list({ gameClassify: type, vassalage }, 1, 1);
      expect(gameCount, `${vassalage} ${type}`).toBe(totalGames);
    }
    const inLanes = cards.reduce((sum, { gameCount }) => sum + gameCount, 0);
    expect(inLanes).toBe(world.catalogue.list({}, 1, 1).totalGames);
  });

  test('of the menu are those of the lanes', () => {
    expect(world.catalogue.groups.map(({ vendors }) => codesOf(vendors))).toEqual(
      world.catalogue.lanes.map(({ cards }) => codesOf(cards)),
    );
  });
});

test('hot games are hot, no lotteries, and can be asked for by vendor', () => {
  const hot = world.catalogue.hot();
  expect(hot).toHaveLength(24);
  for (const game of hot) {
    expect(game.is_hot).toBe(1);
    expect(['LOTT', 'ELOTT']).not.toContain(game.game_type);
    expect(game.under_maintenance).toBe(0);
  }
  const codes = world.catalogue.hot('LUMEN').map(({ vendor_code }) => vendor_code);
  expect(new Set(codes)).toEqual(new Set(['LUMEN']));
});
