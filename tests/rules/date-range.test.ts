import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_RANGE_DAYS, whyRangeRefused } from '#contract/rules/date-range.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const now = Date.UTC(2026, 10, 20, 9);
/** The first moment of today where the clock is this many hours before UTC's. */
const midnight = (hoursBehind: number) => Date.UTC(2026, 10, 20) + hoursBehind * HOUR;

describe('the range of a record (W4)', () => {
  test('has to begin before it ends', () => {
    expect(whyRangeRefused({ from: now, before: now }, now)).toBe('date_range_reversed');
    expect(whyRangeRefused({ from: now, before: now - 1 }, now)).toBe('date_range_reversed');
    expect(whyRangeRefused({ from: now - 1, before: now }, now)).toBeUndefined();
  });

  test('has a maximum of days, one of which may have more hours', () => {
    const before = midnight(3) + DAY;
    const longest = before - MAX_RANGE_DAYS * DAY;
    expect(whyRangeRefused({ from: longest, before }, now)).toBeUndefined();
    expect(whyRangeRefused({ from: longest - HOUR, before }, now)).toBeUndefined();
    expect(whyRangeRefused({ from: longest - DAY, before }, now)).toBe('date_range_too_long');
  });

  test('may end today in any time zone, and not later', () => {
    fc.assert(
      fc.property(fc.integer({ min: -14, max: 12 }), (hoursBehind) => {
        const today = midnight(hoursBehind);
        const first = today > now ? today - DAY : today + DAY <= now ? today + DAY : today;
        const range = { from: first, before: first + DAY };
        expect(whyRangeRefused(range, now)).toBeUndefined();
        const later = { from: first, before: first + 3 * DAY };
        expect(whyRangeRefused(later, now)).toBe('date_range_in_future');
      }),
    );
  });
});
