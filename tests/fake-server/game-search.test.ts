import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createNameIndex } from '#fake-server/world/play/name-index.ts';
import { openTestWorld } from './support/test-world.ts';

test('games are searched without accents and capitals (L3)', async () => {
  const world = await openTestWorld();
  onTestFinished(() => world.close());
  const namesOf = (gameName: string) =>
    world.catalogue
      .list({ gameName }, { pageNo: 1, pageSize: 10_000 })
      .games.map(({ name }) => name);
  const found = namesOf('farao');
  expect(found.some((name) => name.includes('Faraó'))).toBe(true);
  expect(namesOf('FARAÓ')).toEqual(found);
  expect(namesOf(' faraó ')).toEqual(found);
  expect(namesOf('da nang')).toEqual(['Đà Nẵng']);
});

describe('a search forgives (L3)', () => {
  const index = createNameIndex([
    { name: 'Fortuna do Tigre', others: 'Lumen Forge' },
    { name: 'Tigre de Fogo', others: 'Ipê Gaming' },
    { name: 'Gates of Egito' },
    { name: 'Roleta Relâmpago' },
    { name: 'Touro d’Ouro', others: 'Capivara' },
  ]);
  const places = (search: string) => [...index.find(search).keys()].toSorted((a, b) => a - b);

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
    ['a joining word that no name has', 'tigre da fortuna', [0]],
    ['the name of a vendor', 'lumen', [0]],
    ['a vendor beside a game', 'tigre ipe', [1]],
    ['a mistake in the name of a vendor', 'capivra', [4]],
    ['a vendor with a mistake beside a game', 'touro capivra', [4]],
    ['a small form', 'tigrinho', [0, 1]],
    ['a small form beside another word', 'tigrinho da fortuna', [0]],
    ['a small form with z', 'ourozinho', [4]],
    ['an article that is joined on', 'd’ouro', [4]],
    ['the same with the sign of the keyboard', "touro d'ouro", [4]],
    ['the same without the sign', 'touro de ouro', [4]],
  ])('%s', (_, search, found) => {
    expect(places(search)).toEqual(found);
  });

  test.each([
    ['a mistake in a short word', 'tig fxg'],
    ['two mistakes in a word of average length', 'fxtxna'],
    ['three in a long one', 'rexxxpago'],
    ['a word that no name has', 'tigre dragao'],
    ['a small form of another word', 'coelhinho'],
    ['nothing to look for', '   '],
  ])('but not %s', (_, search) => {
    expect(places(search)).toEqual([]);
  });

  test('never prefers a guess over a name that contains the text', () => {
    expect(places('fogo')).toEqual([1]);
    expect([
      ...createNameIndex([{ name: 'tigre' }, { name: 'tigra' }])
        .find('tigra')
        .keys(),
    ]).toEqual([1]);
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
        const found = createNameIndex([{ name: word }]);
        for (const typed of spoilt) expect([...found.find(typed).keys()], typed).toEqual([0]);
      }),
    );
  });
});

test('sorts the closest first, also for a mistyped text (L3)', async () => {
  const world = await openTestWorld({ seed: 2026 });
  onTestFinished(() => world.close());
  const namesOf = (gameName: string, pageSize = 10) =>
    world.catalogue.list({ gameName }, { pageNo: 1, pageSize }).games.map(({ name }) => name);
  for (const name of namesOf('tgre', 5)) expect(name).toMatch(/tigre/iu);
  for (const name of namesOf('tigre de ouro', 1)) expect(name).toMatch(/(?=.*tigre)(?=.*ouro)/iu);
  const vendorGames = world.catalogue.list({ gameName: 'Lumen' }, { pageNo: 1, pageSize: 1 });
  expect(vendorGames.totalGames).toBeGreaterThanOrEqual(190);
});
