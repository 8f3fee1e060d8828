// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gamesCalls } from '#contract/calls/games.ts';
import { gridShapeOf } from '#web/features/lobby/grid-shape.ts';
import {
  filterOfAddress,
  GAMES_STEP,
  type LobbyParameter,
  narrowingIn,
  readLobbyAddress,
  readShownGames,
  withParameters,
} from '#web/features/lobby/lobby-address.ts';

const shown = (search: string) => readShownGames(new URLSearchParams(search));
const read = (search: string) => readLobbyAddress(new URLSearchParams(search));

describe('the address of a lobby', () => {
  test('identifies the list, its owner, and the filters (L2, L3, R5)', () => {
    expect(read('?show=new&page=LUMEN&search=fogo&kind=house&bet=50&lines=10')).toEqual({
      shelf: 'new',
      vendor: 'LUMEN',
      search: 'fogo',
      kind: 'house',
      bet: 50,
      lines: 10,
    });
  });

  test('may name unknown values', () => {
    const everything = read('');
    for (const search of [
      'show=all',
      'page=',
      'kind=RNG',
      'bet=51',
      'bet=-1',
      'bet=1e1',
      'lines=x',
    ]) {
      expect(read(`?${search}`), search).toEqual(everything);
    }
  });

  test('cuts a search to the length that the server accepts', () => {
    const { gameName, vassalage } = filterOfAddress(
      read(`?search=${'a'.repeat(500)}&page=${'B'.repeat(500)}`),
    );
    const query = { gameName, vassalage };
    expect(gamesCalls.list.query.safeParse(query)).toMatchObject({ success: true });
    expect(gameName).toMatch(/^a+$/u);
  });

  test('offers to remove the filters, and nothing else (L3)', () => {
    expect(narrowingIn(read('?page=LUMEN&bet=50&search=fogo&show=new'))).toEqual([
      'search',
      'bet',
      'page',
    ]);
    expect(narrowingIn(read('?search=%20&bet=51&lines=x&kind=RNG&page=&show=new'))).toEqual([]);
  });

  test('keeps everything else when one thing changes', () => {
    const parameter = fc.constantFrom<LobbyParameter>('show', 'page', 'search', 'bet');
    fc.assert(
      fc.property(
        fc.dictionary(parameter, fc.string()),
        parameter,
        fc.string(),
        (before, key, to) => {
          const next = new URLSearchParams(
            withParameters(new URLSearchParams(before), { [key]: to }),
          );
          expect(next.get(key)).toBe(to === '' ? null : toWellFormed(to));
          next.delete(key);
          const others = Object.entries(before).filter(([other]) => other !== key);
          expect([...next]).toEqual(others.map(([other, value]) => [other, toWellFormed(value)]));
        },
      ),
    );
  });

  test('has how many games are shown, and a changed list starts at its first ones (L2)', () => {
    expect(shown('?games=252')).toBe(252);
    for (const unusable of ['', 'games=', 'games=7', 'games=-500', 'games=1e999', 'games=99.5']) {
      expect(shown(unusable), unusable).toBe(GAMES_STEP);
    }
    const deep = new URLSearchParams('?games=252&bet=50');
    expect(withParameters(deep, { show: 'new' })).toBe('?bet=50&show=new');
    expect(withParameters(deep, { games: '336' })).toBe('?games=336&bet=50');
  });

  test('ignores a search of blanks', () => {
    expect(filterOfAddress(read('?search=%20%20')).gameName).toBeUndefined();
    expect(filterOfAddress(read('?search=%20fogo%20')).gameName).toBe('fogo');
  });
});

const toWellFormed = (text: string) => text.toWellFormed();

describe('the grid of games (L2)', () => {
  const tile = { width: 100, height: 100 * (4 / 3) + 50 };

  test.each([
    [288, 3],
    [336, 3],
    [961, 5],
    [1600, 9],
  ])('of %i pixels has %i columns', (width, columns) => {
    expect(gridShapeOf({ width, columnGap: 12, rowGap: 16, top: 0, tile }).columns).toBe(columns);
  });

  test('estimates its row height in any width from one tile', () => {
    const { columns, rowHeight } = gridShapeOf({
      width: 348,
      columnGap: 12,
      rowGap: 16,
      top: 7,
      tile,
    });
    expect(columns).toBe(3);
    expect(rowHeight).toBeCloseTo(((348 + 12) / 3) * (4 / 3) - 12 * (4 / 3) + 50 + 16);
  });
});
