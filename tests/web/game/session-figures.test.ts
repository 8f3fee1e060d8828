// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { resultOf, untilNextSecond } from '#web/features/games/session-figures.ts';

const money = (amount: number) => ({ amount, currency: 'BRL' }) as const;

describe('the figures of the session bar (W10)', () => {
  it('update with the seconds of the clock', () => {
    expect(untilNextSecond(1_000)).toBe(1_000);
    expect(untilNextSecond(1_999.5)).toBe(1);
    expect(untilNextSecond(12_345)).toBe(655);
  });

  it.each([
    [
      { staked: 300, open: 0, won: 250 },
      { net: -50, tone: 'danger' },
    ],
    [
      { staked: 300, open: 0, won: 450 },
      { net: 150, tone: 'positive' },
    ],
    [{ staked: 300, open: 0, won: 300 }, { net: 0 }],
    // A bet that is undecided is not lost.
    [{ staked: 300, open: 300, won: 0 }, { net: 0 }],
    [
      { staked: 300, open: 100, won: 250 },
      { net: 50, tone: 'positive' },
    ],
  ] as const)('of %j come to %j', ({ staked, open, won }, expected) => {
    expect(resultOf({ staked: money(staked), open: money(open), won: money(won) })).toEqual(
      expected,
    );
  });
});
