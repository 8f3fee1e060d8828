import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { expiringMap } from '#fake-server/kernel/expiring-map.ts';

const CAPACITY = 4;

test('an entry is valid until its end, is taken once, and the oldest are dropped first', () => {
  const step = fc.oneof(
    fc.record({
      put: fc.nat({ max: 8 }).map(String),
      value: fc.nat(),
      lasting: fc.integer({ min: 1, max: 20 }),
    }),
    fc.record({ take: fc.nat({ max: 8 }).map(String) }),
    fc.record({ wait: fc.integer({ min: 1, max: 10 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
      let now = 0;
      const map = expiringMap<number>({ now: () => now }, CAPACITY);
      // The same, written down at length: the oldest first.
      let expected: { key: string; value: number; expiresAt: number }[] = [];
      const counts = (key: string) =>
        expected.find((entry) => entry.key === key && now < entry.expiresAt)?.value;
      const without = (key: string) => expected.filter((entry) => entry.key !== key);
      for (const one of steps) {
        if ('wait' in one) now += one.wait;
        else if ('take' in one) {
          expect(map.take(one.take)).toBe(counts(one.take));
          expected = without(one.take);
        } else {
          const { put: key, value, lasting } = one;
          map.put(key, value, now + lasting);
          expected = [...without(key), { key, value, expiresAt: now + lasting }].slice(-CAPACITY);
        }
        for (let key = 0; key <= 8; key += 1) {
          expect(map.peek(String(key))).toBe(counts(String(key)));
        }
      }
    }),
  );
});
