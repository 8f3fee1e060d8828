import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  breakLengths,
  exclusionLengths,
  type PauseLength,
  pauseKindOf,
  pauseLengths,
} from '#contract/entities/play-pause-types.ts';
import {
  type KeptPause,
  LEAST_LENGTHENING,
  offeredPauses,
  pausedAt,
  pauseEndOf,
  pauseStageAt,
  returnAskedAt,
  returnDroppedAt,
} from '#contract/rules/play-pauses.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WAIT = DAY;
const START = Date.UTC(2026, 10, 27, 12);

type Act =
  | { readonly kind: 'choose'; readonly length: PauseLength }
  | { readonly kind: 'return' | 'stay' };

/** An act, and how much later the next one comes, in milliseconds. */
interface Step {
  readonly act: Act;
  readonly later: number;
}

const actArb: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('choose' as const), length: fc.constantFrom(...pauseLengths) }),
  fc.record({ kind: fc.constantFrom('return' as const, 'stay' as const) }),
);
const stepsArb: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    act: actArb,
    later: fc.oneof(
      fc.integer({ min: 0, max: 3 * DAY }),
      fc.integer({ min: 0, max: 400 * DAY }),
      fc.constantFrom(0, HOUR, DAY, 7 * DAY),
    ),
  }),
  { maxLength: 12 },
);

function done(pause: KeptPause | null, act: Act, at: number): KeptPause | null {
  if (act.kind === 'choose') return pausedAt(pause, act.length, at);
  return act.kind === 'return' ? returnAskedAt(pause, at, WAIT) : returnDroppedAt(pause, at);
}

/** All that happens, as (moment, pause after it). */
function history(steps: readonly Step[]) {
  let at = START;
  let pause: KeptPause | null = null;
  return steps.map(({ act, later }) => {
    const before = pause;
    pause = done(pause, act, at);
    const step = { at, act, before, after: pause };
    at += later;
    return { ...step, next: at };
  });
}

/**
 * The slow reference: only the words of the law. It remembers every promise that was made ("not
 * before …"), and whether a self-exclusion has been lifted by its player.
 */
function mayPlay(steps: ReturnType<typeof history>, at: number): boolean {
  let until = Number.NEGATIVE_INFINITY;
  let isExcluded = false;
  let returnsAt: number | null = null;
  const open = (moment: number) =>
    isExcluded ? moment >= until && returnsAt !== null && moment >= returnsAt : moment >= until;
  for (const { at: moment, act } of steps.filter((step) => step.at <= at)) {
    if (open(moment)) {
      isExcluded = false;
      returnsAt = null;
      until = Number.NEGATIVE_INFINITY;
    }
    if (act.kind === 'choose') {
      const isExclusion = pauseKindOf(act.length) === 'selfExclusion';
      if (isExcluded && !isExclusion) continue;
      const end = pauseEndOf(act.length, moment) ?? Infinity;
      if (until === Infinity || end < until + LEAST_LENGTHENING) continue;
      until = end;
      isExcluded ||= isExclusion;
      returnsAt = null;
    } else if (act.kind === 'return') {
      if (isExcluded && moment >= until && returnsAt === null) returnsAt = moment + WAIT;
    } else if (returnsAt !== null && moment < returnsAt) returnsAt = null;
  }
  return open(at);
}

describe('a break or self-exclusion (W10)', () => {
  test('lasts as long as its name says, by the calendar from a month on', () => {
    expect(pauseEndOf('oneHour', START)).toBe(START + HOUR);
    expect(pauseEndOf('sixWeeks', START)).toBe(START + 42 * DAY);
    expect(pauseEndOf('sixMonths', Date.UTC(2026, 10, 27))).toBe(Date.UTC(2027, 4, 27));
    expect(pauseEndOf('oneYear', Date.UTC(2026, 10, 27))).toBe(Date.UTC(2027, 10, 27));
    expect(pauseEndOf('fiveYears', Date.UTC(2026, 10, 27))).toBe(Date.UTC(2031, 10, 27));
    expect(pauseEndOf('forGood', START)).toBeNull();
    // Never shorter than was said: there is no 31 February, nor a 29th in every year.
    expect(pauseEndOf('sixMonths', Date.UTC(2026, 7, 31))).toBe(Date.UTC(2027, 2, 3));
    expect(pauseEndOf('oneYear', Date.UTC(2028, 1, 29))).toBe(Date.UTC(2029, 2, 1));
  });

  test('of a day and a longer one is longer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (days) => {
        const ends = pauseLengths.map(
          (length) => pauseEndOf(length, START + days * DAY) ?? Infinity,
        );
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
        expect(new Set(ends).size).toBe(ends.length);
      }),
    );
  });

  test('is what the words of the law say, whatever is pressed and whenever', () => {
    fc.assert(
      fc.property(stepsArb, fc.integer({ min: 0, max: 10 * 365 * DAY }), (steps, later) => {
        const events = history(steps);
        const last = events.at(-1);
        const moments = [...events.map(({ at }) => at), (last?.at ?? START) + later];
        for (const moment of moments) {
          const pause = events.findLast(({ at }) => at <= moment)?.after ?? null;
          expect(pauseStageAt(pause, moment) === null).toBe(mayPlay(events, moment));
        }
      }),
      { numRuns: 500 },
    );
  });

  test('is never made shorter, nor ended by another one', () => {
    fc.assert(
      fc.property(stepsArb, (steps) => {
        for (const { at, act, before, after } of history(steps)) {
          if (pauseStageAt(before, at) !== 'holds' || act.kind !== 'choose') continue;
          expect(after?.until ?? Infinity).toBeGreaterThanOrEqual(before?.until ?? Infinity);
          expect(pauseStageAt(after, at)).toBe('holds');
        }
      }),
    );
  });

  test('asked for again after a lost answer changes nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pauseLengths),
        fc.integer({ min: 0, max: MINUTE - 1 }),
        (length, later) => {
          const pause = pausedAt(null, length, START);
          expect(pausedAt(pause, length, START + later)).toBe(pause);
        },
      ),
    );
  });

  test('ends by itself if it is a break, and else by an act and a day of waiting', () => {
    for (const length of breakLengths) {
      const pause = pausedAt(null, length, START);
      const end = pause.until ?? 0;
      expect(pauseStageAt(pause, end - 1)).toBe('holds');
      expect(pauseStageAt(pause, end)).toBeNull();
      expect(returnAskedAt(pause, end - 1, WAIT)).toBe(pause);
    }
    for (const length of exclusionLengths.filter((one) => one !== 'forGood')) {
      const pause = pausedAt(null, length, START);
      const end = pause.until ?? 0;
      expect(returnAskedAt(pause, end - 1, WAIT)).toBe(pause);
      expect(pauseStageAt(pause, end + 1_000 * DAY)).toBe('over');
      const asked = returnAskedAt(pause, end, WAIT);
      expect(pauseStageAt(asked, end + WAIT - 1)).toBe('returning');
      expect(pauseStageAt(returnDroppedAt(asked, end + 1), end + WAIT)).toBe('over');
      expect(pauseStageAt(asked, end + WAIT)).toBeNull();
      // A clock that goes back makes it hold again.
      expect(pauseStageAt(asked, end - 1)).toBe('holds');
    }
  });

  test('offers what makes it longer, and after a self-exclusion only another one', () => {
    expect(offeredPauses(null)).toEqual(pauseLengths);
    expect(offeredPauses({ length: 'sixWeeks', stage: 'holds' })).toEqual([
      'sixWeeks',
      ...exclusionLengths,
    ]);
    expect(offeredPauses({ length: 'forGood', stage: 'holds' })).toEqual([]);
    expect(offeredPauses({ length: 'fiveYears', stage: 'over' })).toEqual(exclusionLengths);
    expect(offeredPauses({ length: 'fiveYears', stage: 'returning' })).toEqual(exclusionLengths);
  });
});
