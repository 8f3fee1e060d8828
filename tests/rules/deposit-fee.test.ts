import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { depositCreditOf, depositFeeOf } from '#contract/rules/deposit-fee.ts';

const amount = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const fee = fc.record({
  feeBasisPoints: fc.integer({ min: 0, max: 20_000 }),
  feeFixed: fc.integer({ min: 0, max: 100_000 }),
});

test('a fee is a share, rounded half up, and a fixed part (W2)', () => {
  expect(depositFeeOf(10_000, { feeBasisPoints: 150, feeFixed: 0 })).toBe(150);
  expect(depositFeeOf(10_000, { feeBasisPoints: 150, feeFixed: 99 })).toBe(249);
  expect(depositFeeOf(50, { feeBasisPoints: 100, feeFixed: 0 })).toBe(1);
  expect(depositFeeOf(49, { feeBasisPoints: 100, feeFixed: 0 })).toBe(0);
  expect(depositCreditOf(5_000, { feeBasisPoints: 0, feeFixed: 0 })).toBe(5_000);
});

test('fee and credit are whole, never negative, and sum to what was paid', () => {
  fc.assert(
    fc.property(amount, fee, (paid, terms) => {
      const taken = depositFeeOf(paid, terms);
      const credited = depositCreditOf(paid, terms);
      expect(Number.isSafeInteger(taken)).toBe(true);
      expect(taken).toBeGreaterThanOrEqual(0);
      expect(credited).toBeGreaterThanOrEqual(0);
      expect(taken + credited).toBe(paid);
    }),
  );
});

test('a larger payment is never credited less', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(1_000), fee, (paid, more, terms) => {
      const bounded = { ...terms, feeBasisPoints: Math.min(terms.feeBasisPoints, 10_000) };
      expect(depositCreditOf(paid + more, bounded)).toBeGreaterThanOrEqual(
        depositCreditOf(paid, bounded),
      );
    }),
  );
});
