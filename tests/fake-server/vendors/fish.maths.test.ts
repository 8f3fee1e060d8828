import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '#fake-server/kernel/random.ts';
import {
  chanceOf,
  creatureOfTitle,
  FISH_RETURN,
  multiples,
  shoot,
} from '#fake-server/vendors/fish/fish.maths.ts';
import { creatures } from '#fake-server/vendors/fish/fish.types.ts';

describe('a shot', () => {
  test.each(creatures)('returns 96 percent when it is aimed at the %s', (creature) => {
    expect(chanceOf(creature) * multiples[creature]).toBeCloseTo(FISH_RETURN, 12);
    const steps = 100_000;
    let back = 0;
    for (let step = 0; step < steps; step += 1) {
      back += shoot(() => (step + 0.5) / steps, 100, creature).win;
    }
    // At most one step in a hundred thousand apart.
    expect(Math.abs(back / (100 * steps) - FISH_RETURN)).toBeLessThanOrEqual(
      multiples[creature] / steps,
    );
  });

  test('pays the multiple or nothing, depending only on the random number', () => {
    const stake = fc.integer({ min: 1, max: 50_000 });
    fc.assert(
      fc.property(fc.nat(), stake, fc.constantFrom(...creatures), (seed, staked, creature) => {
        const once = shoot(createRandom(seed).next, staked, creature);
        expect(shoot(createRandom(seed).next, staked, creature)).toEqual(once);
        expect(once.win).toBe(once.isCaught ? staked * multiples[creature] : 0);
      }),
    );
  });
});

test.each([
  ['Rei do Tubarão', 'shark'],
  ['Golden Octopus', 'octopus'],
  ['Tesouro do Kraken', 'octopus'],
  ['Caça da Tartaruga', 'turtle'],
  ['Royal Dragon Fishing', 'dragon'],
  ['Mega Fishing', 'sardine'],
])('“%s” opens with the cannon at the %s', (title, creature) => {
  expect(creatureOfTitle(title)).toBe(creature);
});
