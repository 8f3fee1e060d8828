import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ContractPeriod, contractPeriods } from '#contract/entities/agent-types.ts';
import { calendarOf } from '#fake-server/kernel/calendar.ts';
import { countedOver } from '#fake-server/world/agents/contract-terms.ts';
import { type DueSpan, dueSpans } from '#fake-server/world/agents/income-periods.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const zones = ['America/Sao_Paulo', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe'];

/** Those that are settled to their end. */
function over(spans: readonly DueSpan[]): DueSpan[] {
  return spans.filter(({ until, before }) => until === before);
}

/** The periods of a contract that are over at a moment, from its first one on. */
function periodsFrom(zone: string, period: ContractPeriod, from: number, now: number) {
  return dueSpans(
    calendarOf(zone),
    { period, effectiveAt: from, endsAt: null, settledUntil: null },
    now,
  ).map(({ from: begin, before }) =>
    [begin, before].map((at) => new Date(at).toISOString().slice(0, 16)),
  );
}

test.each([
  ['semimonthly', '2026-02-01T03:00Z', '2026-03-16T03:00Z', ['02-01', '02-16', '03-01', '03-16']],
  ['semimonthly', '2028-02-16T03:00Z', '2028-03-01T03:00Z', ['02-16', '03-01']],
  ['semimonthly', '2026-12-16T03:00Z', '2027-01-16T03:00Z', ['12-16', '01-01', '01-16']],
  ['monthly', '2026-01-01T03:00Z', '2026-04-01T03:00Z', ['01-01', '02-01', '03-01', '04-01']],
  ['daily', '2026-02-27T03:00Z', '2026-03-02T03:00Z', ['02-27', '02-28', '03-01', '03-02']],
  ['weekly', '2026-02-16T03:00Z', '2026-03-09T03:00Z', ['02-16', '02-23', '03-02', '03-09']],
] as const)(
  '%s periods from %s meet at the edges of the site’s days (C2)',
  (period, from, to, edges) => {
    const spans = periodsFrom('America/Sao_Paulo', period, Date.parse(from), Date.parse(to));
    const days = spans.map((span) => span.map((at) => at.slice(5)));
    expect(days).toEqual(
      edges.slice(0, -1).map((edge, index) => [`${edge}T03:00`, `${edges[index + 1]}T03:00`]),
    );
    // One moment before its end a period is not over.
    const early = periodsFrom('America/Sao_Paulo', period, Date.parse(from), Date.parse(to) - 1);
    expect(early).toHaveLength(spans.length - 1);
  },
);

test('periods follow each other without a gap, at any moment, in any zone (C2)', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom(...contractPeriods),
      fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }),
      fc.option(fc.integer({ min: 1, max: 40 * DAY }), { nil: undefined }),
      fc.array(fc.integer({ min: 1, max: 3 * DAY }), { minLength: 1, maxLength: 12, size: 'max' }),
      (zone, period, moment, lasts, steps) => {
        const calendar = calendarOf(zone);
        const effectiveAt = calendar.periodAt(countedOver(period), moment).before;
        const endsAt = lasts === undefined ? null : effectiveAt + lasts;
        let settledUntil: number | null = null;
        let now = effectiveAt;
        const found: DueSpan[] = [];
        for (const step of steps) {
          now += step;
          const due = dueSpans(calendar, { period, effectiveAt, endsAt, settledUntil }, now);
          found.push(...due);
          settledUntil = due.at(-1)?.until ?? settledUntil;
          // A second run at once finds nothing.
          expect(dueSpans(calendar, { period, effectiveAt, endsAt, settledUntil }, now)).toEqual(
            [],
          );
        }
        const once = dueSpans(calendar, { period, effectiveAt, endsAt, settledUntil: null }, now);
        expect(over(found)).toEqual(over(once));
        for (const [index, span] of over(once).entries()) {
          expect(span.from).toBe(over(once)[index - 1]?.before ?? effectiveAt);
          expect(span.before).toBeLessThanOrEqual(endsAt ?? now);
        }
      },
    ),
    { numRuns: 200 },
  );
});
