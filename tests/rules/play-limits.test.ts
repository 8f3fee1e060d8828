import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type FixedFrame,
  fixedFrames,
  playFrames,
  playLimitKinds,
} from '#contract/entities/play-limit-types.ts';
import {
  allows,
  changeOf,
  chosenAt,
  type FrameAt,
  type KeptLimit,
  keptAt,
  type PlayEntry,
  type PlayHistory,
  type PlaySpan,
  standingOf,
} from '#contract/rules/play-limits.ts';
import { calendarOf } from '#fake-server/kernel/calendar.ts';
import { frameNameOf, rollingLengths, slowlyUsed } from './slow-play-limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const periods = { day: 'daily', week: 'weekly', month: 'monthly' } as const;
const frameIn =
  (zone: string): FrameAt =>
  (frame, at) =>
    calendarOf(zone).periodAt(periods[frame], at);

/** Zones with and without changes of the clock, one of them at midnight. */
const zone = fc.constantFrom(
  'America/Sao_Paulo',
  'Europe/Lisbon',
  'America/Santiago',
  'Asia/Tokyo',
);
/** Moments about changes of the clock, and about the ends of short and long months. */
const now = fc
  .constantFrom(
    '2018-11-04T03:00:00Z', // Brazil skipped midnight
    '2026-03-29T01:00:00Z',
    '2026-10-25T01:00:00Z',
    '2026-02-28T12:00:00Z',
    '2028-02-29T23:00:00Z',
    '2026-12-31T23:59:00Z',
    '2026-04-05T03:30:00Z',
    '2026-11-27T12:00:00Z',
  )
  .chain((moment) =>
    // Whole minutes, so that the slow reference can count them.
    fc.integer({ min: -3_000, max: 3_000 }).map((minutes) => Date.parse(moment) + minutes * MINUTE),
  );
const ago = fc.integer({ min: 0, max: 33 * 24 * 60 }).map((minutes) => minutes * MINUTE);
const entries = fc.array(fc.record({ at: ago, amount: fc.integer({ min: 1, max: 500 }) }), {
  maxLength: 8,
});
const spans = fc
  .uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 4 })
  .map((days) => days.map((day) => ({ at: day * DAY + 2 * HOUR })))
  .chain((starts) =>
    fc
      .array(fc.integer({ min: 1, max: 110 }), {
        minLength: starts.length,
        maxLength: starts.length,
      })
      .map((lengths) => starts.map(({ at }, index) => ({ at, minutes: lengths[index] ?? 1 }))),
  );
const past = fc.record({
  deposits: entries,
  withdrawals: entries,
  stakes: entries,
  wins: entries,
  played: spans,
});
const limit = fc.record({
  kind: fc.constantFrom(...playLimitKinds),
  frame: fc.constantFrom(...playFrames),
  amount: fc.integer({ min: 1, max: 2_000 }),
});

/** What was done so long ago, in milliseconds. */
interface Past extends Omit<PlayHistory, 'played'> {
  readonly played: readonly { readonly at: number; readonly minutes: number }[];
}

/** The same, seen from now. */
function historyAt(at: number, before: Past): PlayHistory {
  const moved = (list: readonly PlayEntry[]) =>
    list.map((entry) => ({ at: at - entry.at, amount: entry.amount }));
  return {
    deposits: moved(before.deposits),
    withdrawals: moved(before.withdrawals),
    stakes: moved(before.stakes),
    wins: moved(before.wins),
    played: before.played.map(
      ({ at: since, minutes }): PlaySpan => ({
        from: at - since,
        before: at - since + minutes * MINUTE,
      }),
    ),
  };
}

describe('a player’s own limits (W10)', () => {
  test('count what the slow reference counts, over changes of the clock and short months', () => {
    fc.assert(
      fc.property(zone, now, past, limit, (name, at, before, held) => {
        const history = historyAt(at, before);
        const used = slowlyUsed(name, history, held, at);
        expect(standingOf(history, held, at, frameIn(name))).toMatchObject({
          used: Math.max(0, used),
          left: Math.max(0, held.amount - used),
        });
      }),
    );
  });

  test('say the first moment at which more fits, if nothing more is done', () => {
    fc.assert(
      fc.property(zone, now, past, limit, (name, at, before, held) => {
        const history = historyAt(at, before);
        const leftAt = (moment: number) => standingOf(history, held, moment, frameIn(name)).left;
        const { left, until } = standingOf(history, held, at, frameIn(name));
        const later = [...history.deposits, ...history.stakes, ...history.wins]
          .concat(history.withdrawals)
          .flatMap((entry) => Object.values(rollingLengths).map((length) => entry.at + length))
          .concat(history.played.flatMap(({ from }) => [from + DAY, from + 7 * DAY]));
        if (held.frame in rollingLengths) {
          if (until !== null) {
            expect(until).toBeGreaterThan(at);
            expect(leftAt(until)).toBeGreaterThan(left);
            expect(leftAt(until - 1)).toBeLessThanOrEqual(left);
          }
          for (const moment of later) {
            if (moment > at && moment < (until ?? Infinity)) {
              expect(leftAt(moment)).toBeLessThanOrEqual(left);
            }
          }
        } else {
          const end = until ?? 0;
          const frame = held.frame as FixedFrame;
          expect(frameNameOf(name, frame, end - 1)).toBe(frameNameOf(name, frame, at));
          expect(frameNameOf(name, frame, end)).not.toBe(frameNameOf(name, frame, at));
        }
      }),
    );
  });

  test('refuse what passes one of several, and the lowest decides', () => {
    const amounts = fc.integer({ min: 1, max: 2_500 });
    const act = fc.constantFrom('paysIn', 'stakes', 'neither');
    fc.assert(
      fc.property(
        now,
        past,
        fc.array(limit, { maxLength: 4 }),
        amounts,
        act,
        (at, before, limits, amount, asked) => {
          const history = historyAt(at, before);
          const frameAt = frameIn('America/Sao_Paulo');
          const fitting = limits
            .filter(
              ({ kind }) =>
                (kind.toLowerCase().includes('deposit') ? 'paysIn' : 'stakes') === asked,
            )
            .map((held) => {
              const left = Math.max(
                0,
                held.amount - slowlyUsed('America/Sao_Paulo', history, held, at),
              );
              return held.kind === 'time' ? (left === 0 ? 0 : Infinity) : left;
            });
          const fits = Math.min(Infinity, ...fitting);
          const verdict = allows(history, limits, { act: asked, amount, at }, frameAt);
          expect(verdict.allowed).toBe(amount <= fits);
          if (!verdict.allowed) expect(verdict.fits).toBe(fits);
        },
      ),
    );
  });

  test('a limit below what was used is closed, and opens with its frame', () => {
    const at = Date.parse('2026-11-27T12:00:00Z');
    const history = historyAt(at, {
      deposits: [{ at: HOUR, amount: 600 }],
      withdrawals: [],
      stakes: [],
      wins: [],
      played: [],
    });
    const held = { kind: 'deposit', frame: 'week', amount: 500 } as const;
    const frameAt = frameIn('America/Sao_Paulo');
    expect(allows(history, [held], { act: 'paysIn', amount: 1, at }, frameAt)).toEqual({
      allowed: false,
      limit: { ...held, used: 600, left: 0, until: Date.parse('2026-11-30T03:00:00Z') },
      fits: 0,
    });
    // Sunday is over.
    const monday = Date.parse('2026-11-30T03:00:00Z');
    expect(allows(history, [held], { act: 'paysIn', amount: 500, at: monday }, frameAt)).toEqual({
      allowed: true,
    });
  });
});

describe('a changed limit (W10)', () => {
  const wish = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null });
  const WAIT = 24 * HOUR;
  const steps = fc.array(fc.record({ wish, after: fc.integer({ min: 0, max: 30 }) }), {
    maxLength: 12,
  });

  test('holds at once where it is tighter, and where it is looser only after its wait', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let kept: KeptLimit = { amount: null, pending: null };
        let at = 0;
        /** Every looser wish, with the time from which it may hold at the earliest. */
        let asked = { wish: null as number | null, from: -1 };
        for (const step of all) {
          at += step.after * HOUR;
          const held = keptAt(kept, at).amount;
          kept = chosenAt(kept, step.wish, at, WAIT);
          const change = changeOf(held, step.wish);
          if (change === 'looser') {
            if (asked.wish !== step.wish || at >= asked.from) {
              asked = { wish: step.wish, from: at + WAIT };
            }
            expect(kept).toEqual({
              amount: held,
              pending: { amount: step.wish, from: asked.from },
            });
            expect(keptAt(kept, asked.from - 1).amount).toBe(held);
            expect(keptAt(kept, asked.from)).toEqual({ amount: step.wish, pending: null });
          } else {
            asked = { wish: null, from: -1 };
            expect(kept).toEqual({ amount: step.wish, pending: null });
          }
        }
      }),
    );
  });

  test('removing it is looser than any amount, and setting the first is tighter', () => {
    expect(changeOf(5, null)).toBe('looser');
    expect(changeOf(null, 5)).toBe('tighter');
    expect(changeOf(null, null)).toBe('same');
    expect(fixedFrames).toHaveLength(3);
  });
});
