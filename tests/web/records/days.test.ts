// @vitest-environment node
import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  dayOf,
  daysOf,
  isDay,
  momentsOf,
  quickRanges,
  whyDaysRefused,
} from '#web/shared/records/days.ts';
import {
  dayRangeParameters,
  quickRangeParameters,
  readDays,
  withChanges,
} from '#web/shared/records/record-address.ts';

const HOUR = 60 * 60_000;
/** Zones on both sides of UTC, with and without changes of the clock, at midnight too. */
const zones = ['America/Sao_Paulo', 'Europe/Lisbon', 'Pacific/Auckland', 'Africa/Cairo', 'UTC'];
const moments = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2032, 0, 1) });
afterEach(() => vi.unstubAllEnvs());

describe.each(zones)('days in %s (W4)', (zone) => {
  test('put each moment into one day, and a quick range ends today', () => {
    // Of whatever zone the device is.
    vi.stubEnv('TZ', 'Asia/Tokyo');
    fc.assert(
      fc.property(moments, (now) => {
        const today = dayOf(now, zone);
        expect(isDay(today)).toBe(true);
        const { from, before } = momentsOf({ first: today, last: today }, zone);
        expect(from <= now && now < before).toBe(true);
        expect(dayOf(from, zone)).toBe(today);
        expect(dayOf(before, zone)).not.toBe(today);
        expect([23, 24, 25]).toContain((before - from) / HOUR);
        for (const range of quickRanges) {
          const days = daysOf(range, now, zone);
          expect(whyDaysRefused(days, now, zone)).toBeUndefined();
          const whole = momentsOf(days, zone);
          const count = Math.round((whole.before - whole.from) / (24 * HOUR));
          expect(count).toBe(Number.isNaN(Number(range)) ? 1 : Number(range));
          expect(days.last === today).toBe(range !== 'yesterday');
        }
        expect(momentsOf(daysOf('yesterday', now, zone), zone).before).toBe(from);
      }),
    );
  });
});

test.each(['2026-02-30', '2026-13-01', '2026-1-01', '26-01-01', '', '2026-01-01T00', 'today'])(
  '%j is no day',
  (text) => expect(isDay(text)).toBe(false),
);

describe('the address of a record (W4)', () => {
  const now = Date.UTC(2026, 10, 20, 15);
  const zone = 'America/Sao_Paulo';
  const read = (search: string) => readDays(new URLSearchParams(search), now, zone);

  test('means the last seven days by default', () => {
    for (const search of ['', 'range=nonsense', 'from=2026-11-01', 'from=x&to=y', 'range=7']) {
      expect(read(search)).toEqual({
        days: daysOf('7', now, zone),
        zone,
        quick: '7',
        refusal: undefined,
      });
    }
  });

  test('contains a quick range, or two days', () => {
    expect(read('range=yesterday').quick).toBe('yesterday');
    expect(read('range=30&from=2026-11-01&to=2026-11-03')).toEqual({
      days: { first: '2026-11-01', last: '2026-11-03' },
      zone,
      quick: undefined,
      refusal: undefined,
    });
  });

  test('reports why its days cannot be shown', () => {
    expect(read('from=2026-11-03&to=2026-11-01').refusal).toBe('date_range_reversed');
    expect(read('from=2026-01-01&to=2026-11-01').refusal).toBe('date_range_too_long');
    expect(read('from=2026-11-19&to=2026-12-24').refusal).toBe('date_range_in_future');
    expect(read('from=0001-01-01&to=0001-01-02').refusal).toBeUndefined();
  });

  test('keeps everything unchanged, except the page', () => {
    const here = new URLSearchParams('range=30&state=open&page=4');
    expect(withChanges(here, quickRangeParameters('today'))).toBe('?range=today&state=open');
    expect(withChanges(here, quickRangeParameters('7'))).toBe('?state=open');
    expect(withChanges(here, dayRangeParameters({ first: '2026-11-01', last: '2026-11-02' }))).toBe(
      '?state=open&from=2026-11-01&to=2026-11-02',
    );
    expect(withChanges(here, { page: '2' })).toBe('?range=30&state=open&page=2');
  });
});
