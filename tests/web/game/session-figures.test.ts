// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  limitsLeftOf,
  playedSecondsOf,
  resultOf,
  untilNextSecond,
} from '#web/features/games/session-figures.ts';

const money = (amount: number) => ({ amount, currency: 'BRL' }) as const;

/** What is left of a limit of a day, in hundredths or in minutes. */
const limit = (kind: 'loss' | 'stake' | 'time', left: number) =>
  ({ kind, frame: 'day', amount: 99_000, used: 0, left, until: null, pending: null }) as const;

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

  const startedAt = '2026-01-01T12:00:00.000Z';
  const check = { everyMinutes: 60, dueAt: '2026-01-01T13:00:00.000Z', isDue: false };
  const now = Date.UTC(2026, 0, 1, 12, 30);

  it('count the time of play to now, and once it is over to its end', () => {
    expect(playedSecondsOf({ startedAt, playedSeconds: 60, check }, now)).toBe(1_800);
    expect(playedSecondsOf({ startedAt, playedSeconds: 3_600, check }, now)).toBe(3_600);
    expect(playedSecondsOf({ startedAt, playedSeconds: 60 }, now)).toBe(60);
    expect(playedSecondsOf({ startedAt }, now)).toBe(1_800);
    expect(playedSecondsOf({ startedAt, check }, Date.parse(startedAt) - 1)).toBe(0);
  });

  it('say what the limits leave, the least of each kind', () => {
    const limits = [limit('loss', 700), limit('stake', 500), limit('time', 90), limit('time', 40)];
    // Ten minutes have passed since it was read.
    const session = { startedAt, playedSeconds: 1_200, check, limits };
    expect(limitsLeftOf(session, now)).toEqual({ money: 500, minutes: 30 });
    expect(limitsLeftOf({ startedAt, playedSeconds: 1_200, limits }, now).minutes).toBe(40);
    expect(limitsLeftOf({ ...session, limits: [limit('time', 5)] }, now).minutes).toBe(0);
    expect(limitsLeftOf({ startedAt }, now)).toEqual({ money: null, minutes: null });
  });
});
