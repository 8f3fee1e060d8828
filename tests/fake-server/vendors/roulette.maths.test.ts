import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '#fake-server/kernel/random.ts';
import {
  colourOf,
  isHit,
  isSpot,
  POCKETS,
  playRoulette,
  rouletteReturn,
  settleRoulette,
  wheel,
} from '#fake-server/vendors/roulette/roulette.maths.ts';
import { rouletteFields } from '#fake-server/vendors/roulette/roulette.types.ts';

const spots = [...rouletteFields, ...Array.from({ length: POCKETS }, (_, pocket) => `n${pocket}`)];
const stakes = fc.dictionary(
  fc.constantFrom(...spots),
  fc.integer({ min: 1, max: 500 }).map((units) => units * 100),
  { minKeys: 1, maxKeys: 12 },
);

describe('roulette', () => {
  test('returns 36 of 37 on every spot', () => {
    for (const spot of spots) expect(rouletteReturn(spot), spot).toBeCloseTo(36 / 37, 12);
  });

  test('matches that over all pockets of the wheel', () => {
    expect(wheel.toSorted((a, b) => a - b)).toEqual(Array.from({ length: POCKETS }, (_, n) => n));
    for (const spot of spots) {
      const back = wheel.reduce(
        (sum, pocket) => sum + settleRoulette(pocket, { [spot]: 100 }).win,
        0,
      );
      expect(back / (100 * POCKETS), spot).toBeCloseTo(36 / 37, 12);
    }
  });

  test('has alternating colours around the wheel', () => {
    const colours = wheel.slice(1).map(colourOf);
    for (const [place, colour] of colours.entries()) {
      expect(colour).toBe(place % 2 === 0 ? 'red' : 'black');
    }
  });

  test('pays the sum of its spots, depending only on the random numbers', () => {
    fc.assert(
      fc.property(fc.nat(), stakes, (seed, staked) => {
        const once = playRoulette(createRandom(seed).next, staked);
        expect(playRoulette(createRandom(seed).next, staked)).toEqual(once);
        expect(once.win).toBe(Object.values(once.paid).reduce((sum, paid) => sum + paid, 0));
        expect(once.stake).toBe(Object.values(staked).reduce((sum, one) => sum + one, 0));
        expect(Object.keys(once.paid).every((spot) => isHit(spot, once.pocket))).toBe(true);
      }),
    );
  });

  test.each(['n37', 'n-1', 'n01', 'n', 'pink', '__proto__', ''])('has no spot %j', (name) => {
    expect(isSpot(name)).toBe(false);
  });
});
