// @vitest-environment node
import { assert, integer, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { pagePlaces } from '#web/ui/navigation/page-numbers.ts';

const shown = (current: number, pages: number) =>
  pagePlaces(current, pages)
    .map((place) => (place === 'gap' ? '…' : place))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [1, 6, '1 2 3 … 6'],
  [4, 7, '1 2 3 4 5 6 7'],
  [5, 10, '1 … 4 5 6 … 10'],
  [10, 10, '1 … 8 9 10'],
  [2, 100, '1 2 3 … 100'],
  [50, 100, '1 … 49 50 51 … 100'],
])('page %d of %d stands among %s: range 3, margin 1 (S6)', (current, pages, places) => {
  expect(shown(current, pages)).toBe(places);
});

test('every page is shown or in a gap of two or more; the current one is shown', () => {
  assert(
    property(integer({ min: 1, max: 300 }), nat(), (pages, any) => {
      const current = 1 + (any % pages);
      const places = pagePlaces(current, pages);
      const numbers = places.filter((place) => place !== 'gap');
      expect(numbers).toContain(current);
      expect(numbers[0]).toBe(1);
      expect(numbers.at(-1)).toBe(pages);
      for (const [index, place] of places.entries()) {
        const next = places[index + 1];
        if (typeof place === 'number' && typeof next === 'number') expect(next).toBe(place + 1);
        if (place === 'gap') {
          const [before, after] = [places[index - 1], next];
          expect(Number(after) - Number(before)).toBeGreaterThan(2);
        }
      }
    }),
  );
});
