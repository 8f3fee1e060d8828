import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '#fake-server/kernel/random.ts';
import { CRASH_RETURN, playCrash } from '#fake-server/vendors/crash/crash.maths.ts';

describe('a flight', () => {
  test.each([120, 150, 200, 500, 1_000, 10_000])(
    'returns 97 percent with a cash-out at %d hundredths',
    (target) => {
      const steps = 100_000;
      let back = 0;
      for (let step = 0; step < steps; step += 1) {
        back += playCrash(() => (step + 0.5) / steps, 100, target).win;
      }
      expect(back / (100 * steps)).toBeCloseTo(CRASH_RETURN, 2);
    },
  );

  test('pays the chosen multiple or nothing, depending only on the random number', () => {
    const target = fc.integer({ min: 110, max: 10_000 });
    const stake = fc.integer({ min: 1, max: 5_000 }).map((units) => units * 10);
    fc.assert(
      fc.property(fc.nat(), stake, target, (seed, staked, off) => {
        const once = playCrash(createRandom(seed).next, staked, off);
        expect(playCrash(createRandom(seed).next, staked, off)).toEqual(once);
        expect(once.win).toBe(once.reached >= off ? Math.floor((staked * off) / 100) : 0);
        expect(once.reached).toBeGreaterThanOrEqual(100);
        expect(Number.isSafeInteger(once.reached)).toBe(true);
      }),
    );
  });
});
