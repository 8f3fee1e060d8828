// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { lazyParts, partFrom, sourceOf } from '#tests/support/lazy-parts.ts';

const NOTICE = 'web/shared/money/DebtNotice.tsx';

/**
 * What a part has where a debt decides what a person may do, or what a figure means: an amount of their
 * own money to be typed, the parts of the balance, the lines of the account record, points that become
 * money.
 */
const signs = [
  /\buseAmountEntry\(/u,
  /function BalanceCard\b/u,
  /function TransactionTotals\b/u,
  /function ConvertForm\b/u,
];
/** Where somebody types an amount that is no money of theirs: how much they want to spend at most. */
const LIMITS = 'web/features/play-limits/PlayLimitsPage.tsx';
const parts = lazyParts.filter(
  (part) =>
    part !== LIMITS &&
    [...partFrom(part)].some((file) => signs.some((sign) => sign.test(sourceOf(file)))),
);

describe('a debt is shown wherever it matters (W1, W2)', () => {
  test('every place is found', () => {
    const files = new Set(parts.flatMap((part) => [...partFrom(part)]));
    for (const sign of signs) {
      expect([...files].some((file) => sign.test(sourceOf(file)))).toBe(true);
    }
    expect(parts.length).toBeGreaterThanOrEqual(7);
  });

  test.each(parts)('%s', (part) => {
    const drawn = [...partFrom(part)].filter((file) => sourceOf(file).includes('<DebtNotice />'));
    expect(drawn).not.toEqual([]);
    expect(partFrom(part).has(NOTICE)).toBe(true);
  });
});
