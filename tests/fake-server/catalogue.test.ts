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
import { type GameRow, personalStatements } from '#fake-server/store/games.ts';
import {
  createCatalogue,
  type GameFilter,
  gameKindOf,
  gameOf,
} from '#fake-server/world/catalogue.ts';
import { createNameIndex, foldForSearch } from '#fake-server/world/search.ts';
import { smallestStake } from '#fake-server/world/stakes.ts';
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
    isCalled(filter.gameName ?? '', game) &&
    isOfCategory(filter.gameClassify, game)
  );
}

/** Whether the name holds every word, each inside one of its own. */
function isCalled(search: string, { name }: GameRow): boolean {
  const [wanted = [], words = []] = [search, name].map((text) =>
    foldForSearch(text).trim().split(/\s+/u),
  );
  return wanted.every((one) => words.some((word) => word.includes(one)));
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
      // A lottery is drawn for everybody at once: a few are many.
      const many = type.endsWith('LOTT') ? 6 : 40;
      const count = games.filter(({ game_type }) => game_type === type).length;
      expect(count, type).toBeGreaterThan(many);
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

  test('have the smallest stake that they are then played with (L5b)', () => {
    const others = seedGames(SEED).filter(
      (game) => smallestStake(gameKindOf(game), game.min_bet) !== game.min_bet,
    );
    expect(others.map(({ name, min_bet }) => `${name} ${min_bet}`)).toEqual([]);
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

  test('begin with the newest where that is asked for', () => {
    const ages = allOf({ order: 'new', gameType: 'RNG' }, 100).map(({ age_days }) => age_days);
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
    expect(new Set(ages).size).toBeGreaterThan(100);
    expect(ages).toHaveLength(allOf({ gameType: 'RNG' }, 100).length);
  });

  test('are searched without accents and capitals (L3)', () => {
    const found = namesOf('farao');
    expect(found.some((name) => name.includes('Faraó'))).toBe(true);
    expect(namesOf('FARAÓ')).toEqual(found);
    expect(namesOf(' faraó ')).toEqual(found);
  });
});

describe('a search forgives (L3)', () => {
  const index = createNameIndex(
    ['Fortuna do Tigre', 'Tigre de Fogo', 'Gates of Egito', 'Roleta Relâmpago'].map(foldForSearch),
  );
  const places = (search: string) => [...index.find(search)].toSorted((a, b) => a - b);

  test.each([
    ['words in another order', 'tigre fortuna', [0]],
    ['a word that is not finished', 'rolet', [3]],
    ['a missing letter', 'fotuna', [0]],
    ['a letter too much', 'tiggre', [0, 1]],
    ['a wrong letter', 'eguto', [2]],
    ['two letters in each other’s place', 'roelta', [3]],
    ['a mistake in one word of two', 'tigre fogi', [1]],
    ['two mistakes in a long word', 'relampgao', [3]],
    ['a mistake at the beginning of a word', 'vortuna', [0]],
  ])('%s', (_, search, found) => {
    expect(places(search)).toEqual(found);
  });

  test.each([
    ['a mistake in a short word', 'tig fxg'],
    ['two mistakes in a word of average length', 'fxtxna'],
    ['three in a long one', 'rexxxpago'],
    ['a word that no name has', 'tigre dragao'],
    ['nothing to look for', '   '],
  ])('but not %s', (_, search) => {
    expect(places(search)).toEqual([]);
  });

  test('nothing where a name holds what was typed', () => {
    expect(places('fogo')).toEqual([1]);
    expect([...createNameIndex(['tigre', 'tigra']).find('tigra')]).toEqual([1]);
  });

  test('any one mistake in a word of four letters or more', () => {
    const letter = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
    const words = fc.array(letter, { minLength: 5, maxLength: 9 }).map((word) => word.join(''));
    fc.assert(
      fc.property(words, fc.nat(), letter, (word, at, other) => {
        const place = at % word.length;
        const [head, tail] = [word.slice(0, place), word.slice(place + 1)];
        const spoilt = [
          head + tail,
          `${head}${other}${tail}`,
          `${head}${other}${word.slice(place)}`,
        ];
        const found = createNameIndex([word]);
        for (const typed of spoilt) expect([...found.find(typed)], typed).toEqual([0]);
      }),
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

  test('there are as many', () => {
    expect(many.filter((game) => isOfCategory('RNG', game))).toHaveLength(10_000);
    expect(new Set(many.map(({ node_id }) => node_id)).size).toBe(many.length);
  });

  test.each(filters)('any page of %j costs what the first does', (filter) => {
    /** How often a game is looked at for a page of a list that nobody has asked for. */
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
      const last = createCatalogue(many).list(filter, 1, 42).totalPages;
      looks = 0;
      expect(catalogue.list(filter, page(last), 42).games.length).toBeGreaterThan(0);
      const once = looks;
      looks = 0;
      for (const no of [1, Math.ceil(last / 2), last]) catalogue.list(filter, no, 42);
      return { once, again: looks };
    };
    const first = looksFor(() => 1);
    expect(looksFor((last) => last)).toEqual(first);
    // What was found once is cut from, and no game looked at again.
    expect(first.again).toBe(0);
  });
});

test.each(Object.entries(personalStatements))(
  'the %s of a person are read from an index, in its order (L3)',
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
    const { games } = world.catalogue.list({}, 1, 10_000);
    // What stands for all games of a vendor is none of them (L4).
    expect(inLanes).toBe(games.filter(({ is_vassalage }) => is_vassalage === 0).length);
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

/** Stands for all games of a vendor. */
const entry = () => world.catalogue.find('salon-live-all');

describe('what stands for all games of a vendor (L4)', () => {
  test('is listed in its category, and opens the list of its vendor', () => {
    const { games } = world.catalogue.list({ gameType: 'LIVE' }, 1, 42);
    expect(games).toContainEqual(entry());
    const row = entry();
    expect(row && gameOf(row, 'BRL', false)).toMatchObject({
      isGame: 'VASSALAGE',
      vassalage: 'SALON',
      gameName: 'Grand Salon Live',
    });
  });

  test('has no place among the games of that list', () => {
    const { games } = world.catalogue.list({ vassalage: 'SALON' }, 1, 200);
    expect(games.length).toBe(80);
    expect(games).not.toContainEqual(entry());
  });
});
