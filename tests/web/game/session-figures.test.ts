// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { resultOf, untilNextSecond } from '#web/features/game/session-figures.ts';

describe('the figures of the session bar (W10)', () => {
  it('turn with the seconds of the clock', () => {
    expect(untilNextSecond(1_000)).toBe(1_000);
    expect(untilNextSecond(1_999.5)).toBe(1);
    expect(untilNextSecond(12_345)).toBe(655);
  });

  it('a result is what was won less what was staked, with a tone unless it is nothing', () => {
    expect(resultOf(300, 250)).toEqual({ net: -50, tone: 'danger' });
    expect(resultOf(300, 450)).toEqual({ net: 150, tone: 'positive' });
    expect(resultOf(300, 300)).toEqual({ net: 0 });
  });
});
