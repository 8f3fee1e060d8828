import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ESPORTS_VENDOR_CODES,
  type GameCategory,
  gameCategories,
  gameTypes,
} from '#contract/entities/game.ts';
import { foldText } from '#contract/rules/fold-text.ts';
import { allVendors } from '#fake-server/content/vendors.ts';
import { type GameRow, personalStatements } from '#fake-server/store/play/games.ts';
import { type GameFilter, gameOf } from '#fake-server/world/play/catalogue.ts';
import { sharedWorld } from './support/shared-world.ts';

/** The seed of the world that people see. */
const SEED = 2026;

const world = await sharedWorld({ seed: SEED });

/** Every game of a list, page after page. */
function allOf(filter: GameFilter, pageSize: number): GameRow[] {
  const first = world.catalogue.list(filter, { pageNo: 1, pageSize: pageSize });
  const rest = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) => index + 2);
  return [
    ...first.games,
    ...rest.flatMap((no) => world.catalogue.list(filter, { pageNo: no, pageSize: pageSize }).games),
  ];
}

/** Whether a game is one that the filter names. */
function isNamed(filter: GameFilter, game: GameRow): boolean {
  return (
    (filter.gameType ?? game.game_type) === game.game_type &&
    isOfVendor(filter.vassalage, game) &&
    (filter.minBet ?? Infinity) >= game.min_bet &&
    (filter.minLineNum ?? Infinity) >= game.min_line_num &&
    (filter.isHot !== '1' || game.is_hot === 1) &&
    isCalled(filter.gameName ?? '', game) &&
    isOfCategory(filter.gameClassify, game)
  );
}

/** The entry for all games of a vendor is not a game itself (L4). */
function isOfVendor(vendor: string | undefined, game: GameRow): boolean {
  return vendor === undefined || (vendor === game.vendor_code && game.is_vassalage === 0);
}

/** Whether the name contains every word, each within a different word. */
function isCalled(search: string, { name }: GameRow): boolean {
  const [wanted = [], words = []] = [search, name].map((text) => foldText(text).split(/\s+/u));
  return wanted.every((one) => words.some((word) => word.includes(one)));
}

function isOfCategory(category: GameCategory | undefined, game: GameRow): boolean {
  if (category === undefined) return true;
  if (category === 'INHOUSE') return game.game_classify === 'INHOUSE';
  return game.game_classify === 'STANDARD' && game.game_type === category;
}

const codesOf = (vendors: readonly { vassalage: string }[]) =>
  vendors.map(({ vassalage }) => vassalage);

describe('lists', () => {
  const filters = fc.record<GameFilter>(
    {
      gameType: fc.constantFrom(...gameTypes),
      gameClassify: fc.constantFrom(...gameCategories),
      vassalage: fc.constantFrom(...allVendors.map(({ code }) => code)),
      gameName: fc.constantFrom('de', 'Ouro', 'MEGA', ' roleta ', 'zzz', '%', '_'),
      minBet: fc.constantFrom(0, 10, 50, 500),
      minLineNum: fc.constantFrom(0, 1, 20),
      isHot: fc.constantFrom('0', '1'),
    },
    { requiredKeys: [] },
  );

  test('show every game once over all pages, with the total', () => {
    fc.assert(
      fc.property(filters, fc.integer({ min: 7, max: 100 }), (filter, pageSize) => {
        const games = allOf(filter, pageSize);
        const { totalGames, totalPages } = world.catalogue.list(filter, {
          pageNo: 1,
          pageSize: pageSize,
        });
        expect(new Set(games.map(({ node_id }) => node_id)).size).toBe(games.length);
        expect(games).toHaveLength(totalGames);
        expect(totalPages).toBe(Math.ceil(totalGames / pageSize));
        expect(
          world.catalogue.list(filter, { pageNo: totalPages + 1, pageSize: pageSize }).games,
        ).toEqual([]);
      }),
    );
  });

  test('contain exactly the games that match the filter', () => {
    const everything = allOf({}, 100);
    fc.assert(
      fc.property(filters, (filter) => {
        const expected = everything.filter((game) => isNamed(filter, game));
        const list = allOf(filter, 100);
        // A search puts the closest first.
        if (filter.gameName === undefined) expect(list).toEqual(expected);
        else expect(new Set(list)).toEqual(new Set(expected));
      }),
    );
  });

  test('start with the newest when sorted so', () => {
    const ages = allOf({ order: 'new', gameType: 'RNG' }, 100).map(({ age_days }) => age_days);
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
    expect(new Set(ages).size).toBeGreaterThan(100);
    expect(ages).toHaveLength(allOf({ gameType: 'RNG' }, 100).length);
  });
});

test.each(Object.entries(personalStatements))(
  'the %s of a person are read from an index, in order (L3)',
  (_, sql) => {
    const plan = world.database
      .statement<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...[...sql.matchAll(/\?/gu)].map(() => 1))
      .map(({ detail }) => detail);
    expect(plan).toHaveLength(1);
    expect(plan[0]).toMatch(/^SEARCH \w+ USING COVERING INDEX \w+_of_member \(member_id=\?\)$/u);
  },
);

describe('vendors', () => {
  test('of e-sports are those of the list (L1)', () => {
    const lane = world.catalogue.lanes.find(({ gameClassify }) => gameClassify === 'ESPORTS');
    const codes = lane?.cards.map(({ vassalage }) => vassalage) ?? [];
    expect(codes.toSorted()).toEqual(ESPORTS_VENDOR_CODES.toSorted());
  });

  test('have a lane in each category, with their number of games', () => {
    const cards = world.catalogue.lanes.flatMap((lane) => lane.cards);
    expect(world.catalogue.lanes.map(({ title }) => title)).toEqual([...gameCategories]);
    for (const { type, vassalage, gameCount } of cards) {
      const { totalGames } = world.catalogue.list(
        { gameClassify: type, vassalage },
        { pageNo: 1, pageSize: 1 },
      );
      expect(gameCount, `${vassalage} ${type}`).toBe(totalGames);
    }
    const inLanes = cards.reduce((sum, { gameCount }) => sum + gameCount, 0);
    const { games } = world.catalogue.list({}, { pageNo: 1, pageSize: 10_000 });
    // The entry for all games of a vendor is not a game itself (L4).
    expect(inLanes).toBe(games.filter(({ is_vassalage }) => is_vassalage === 0).length);
  });

  test('are the same in the menu and in the lanes', () => {
    expect(world.catalogue.groups.map(({ vendors }) => codesOf(vendors))).toEqual(
      world.catalogue.lanes.map(({ cards }) => codesOf(cards)),
    );
  });
});

test('hot games leave out lotteries, and can be filtered by vendor', () => {
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

/** The entry for all games of a vendor. */
const entry = () => world.catalogue.find('salon-live-all');

describe('the entry for all games of a vendor (L4)', () => {
  test('is listed in its category, and opens the list of its vendor', () => {
    const { games } = world.catalogue.list({ gameType: 'LIVE' }, { pageNo: 1, pageSize: 42 });
    expect(games).toContainEqual(entry());
    const row = entry();
    expect(row && gameOf(row, 'BRL', false)).toMatchObject({
      isGame: 'VASSALAGE',
      vassalage: 'SALON',
      gameName: 'Grand Salon Live',
    });
  });

  test('is not in that list itself', () => {
    const { games } = world.catalogue.list({ vassalage: 'SALON' }, { pageNo: 1, pageSize: 200 });
    expect(games.length).toBe(80);
    expect(games).not.toContainEqual(entry());
  });
});
