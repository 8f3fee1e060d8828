// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { playedTime, resultOf, untilNextSecond } from '#web/features/game/session-figures.ts';

describe('the figures of the session bar (W10)', () => {
  it.each([
    [0, '0:00:00'],
    [999, '0:00:00'],
    [61_000, '0:01:01'],
    [3_599_999, '0:59:59'],
    [3_600_000, '1:00:00'],
    [36_061_000, '10:01:01'],
    [-5_000, '0:00:00'],
  ])('%i milliseconds are %s', (milliseconds, text) => {
    expect(playedTime(milliseconds)).toBe(text);
  });

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
