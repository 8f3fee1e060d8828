import { describe, expect, test } from 'vitest';
import { calendarOf, type PeriodLength } from '#fake-server/kernel/calendar.ts';

const spanIn = (zone: string, length: PeriodLength, moment: string) => {
  const { from, before } = calendarOf(zone).periodAt(length, Date.parse(moment));
  return [new Date(from).toISOString().slice(0, 16), new Date(before).toISOString().slice(0, 16)];
};
const brazil = 'America/Sao_Paulo';

describe('periods of a contract begin by the time zone of the site (C2)', () => {
  test.each([
    ['daily', '2026-11-20T02:59:59Z', ['2026-11-19T03:00', '2026-11-20T03:00']],
    ['daily', '2026-11-20T03:00:00Z', ['2026-11-20T03:00', '2026-11-21T03:00']],
    ['weekly', '2026-11-22T12:00:00Z', ['2026-11-16T03:00', '2026-11-23T03:00']],
    ['semimonthly', '2026-11-16T02:59:59Z', ['2026-11-01T03:00', '2026-11-16T03:00']],
    ['semimonthly', '2026-11-16T03:00:00Z', ['2026-11-16T03:00', '2026-12-01T03:00']],
    ['semimonthly', '2027-02-28T12:00:00Z', ['2027-02-16T03:00', '2027-03-01T03:00']],
    ['semimonthly', '2028-02-29T12:00:00Z', ['2028-02-16T03:00', '2028-03-01T03:00']],
    ['monthly', '2026-12-31T12:00:00Z', ['2026-12-01T03:00', '2027-01-01T03:00']],
    ['hourly', '2026-11-20T12:59:59Z', ['2026-11-20T12:00', '2026-11-20T13:00']],
    ['fiveMinutes', '2026-11-20T12:04:59Z', ['2026-11-20T12:00', '2026-11-20T12:05']],
  ] as const)('%s at %s', (length, moment, span) => {
    expect(spanIn(brazil, length, moment)).toEqual(span);
  });

  test('a day is longer or shorter when the clocks change', () => {
    expect(spanIn('Europe/Lisbon', 'daily', '2026-10-25T12:00:00Z')).toEqual([
      '2026-10-24T23:00',
      '2026-10-26T00:00',
    ]);
    expect(spanIn('Europe/Lisbon', 'daily', '2026-03-29T12:00:00Z')).toEqual([
      '2026-03-29T00:00',
      '2026-03-29T23:00',
    ]);
    // In 2018 the clocks of Brazil skipped midnight.
    expect(spanIn(brazil, 'daily', '2018-11-04T12:00:00Z')).toEqual([
      '2018-11-04T03:00',
      '2018-11-05T02:00',
    ]);
    // Samoa had no 30 December 2011.
    expect(spanIn('Pacific/Apia', 'daily', '2011-12-29T15:00:00Z')).toEqual([
      '2011-12-29T10:00',
      '2011-12-30T10:00',
    ]);
  });

  test.each(['daily', 'weekly', 'semimonthly', 'monthly', 'hourly', 'fiveMinutes'] as const)(
    'each %s period begins where the one before ends',
    (length) => {
      const calendar = calendarOf('Europe/Lisbon');
      let moment = Date.parse('2026-10-24T10:00:00Z');
      for (let step = 0; step < 60; step += 1) {
        const span = calendar.periodAt(length, moment);
        expect(span.from).toBeLessThanOrEqual(moment);
        expect(span.before).toBeGreaterThan(moment);
        expect(calendar.periodBefore(length, span.before)).toEqual(span);
        moment = span.before;
      }
    },
  );
});
