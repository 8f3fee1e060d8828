import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneTimeCodes } from '#fake-server/world/protection/one-time-codes.ts';

const NOW = Date.UTC(2026, 10, 20, 9);
const secret = oneTimeCodes.newSecret();

test('a code belongs to the time step in which the app shows it', () => {
  const code = oneTimeCodes.codeAt(secret, NOW);
  expect(oneTimeCodes.stepOf(secret, code, NOW)).toBe(Math.floor(NOW / 30_000));
});

test('anything that is no code belongs to no step (A26)', () => {
  const notDigits = fc
    .string({ unit: 'binary', maxLength: 12 })
    .filter((text) => !/^\d+$/u.test(text));
  fc.assert(
    fc.property(notDigits, (text) => {
      expect(oneTimeCodes.stepOf(secret, text, NOW)).toBeUndefined();
    }),
  );
  for (const text of ['', '１２３４５６', '12345é', '1234567', '12345']) {
    expect(oneTimeCodes.stepOf(secret, text, NOW)).toBeUndefined();
  }
});
