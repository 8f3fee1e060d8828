import { describe, expect, test } from 'vitest';
import { timesIn } from '#contract/rules/times.ts';

const SITE = 'America/Sao_Paulo';
const at = '2026-11-25T19:42:05.678Z';
/** Browsers put thin spaces into times. */
const plain = (text: string | undefined) => text?.replaceAll(/[\u2009\u202F\u00A0]/gu, ' ');

describe('a time is written as in the language', () => {
  test.each([
    ['pt', '25 de nov. de 2026, 16:42', '25 de nov. de 2026', '25 de nov.'],
    ['en-GB', '25 Nov 2026, 16:42', '25 Nov 2026', '25 Nov'],
    ['zh-CN', '2026年11月25日 16:42', '2026年11月25日', '11月25日'],
    ['id', '25 Nov 2026, 16.42', '25 Nov 2026', '25 Nov'],
    ['th', '25 พ.ย. 2569 16:42', '25 พ.ย. 2569', '25 พ.ย.'],
    ['vi', '16:42 25 thg 11, 2026', '25 thg 11, 2026', '25 thg 11'],
  ])('in %s', (tag, moment, day, shortDay) => {
    const times = timesIn(tag, SITE);
    expect(plain(times.moment(at))).toBe(moment);
    expect(plain(times.zonedMoment(at))).toBe(`${moment} (Brasília)`);
    expect(plain(times.day(at))).toBe(day);
    expect(plain(times.shortDay(at))).toBe(shortDay);
  });

  test('of a moment that is given in milliseconds', () => {
    expect(timesIn('pt', SITE).moment(Date.parse(at))).toBe('25 de nov. de 2026, 16:42');
  });
});

test('the zone decides day and hour, and is named by its place', () => {
  const times = timesIn('en-GB', 'Asia/Ho_Chi_Minh');
  expect(plain(times.zonedMoment(at))).toBe('26 Nov 2026, 02:42 (Ho Chi Minh)');
  expect(times.zoneNameAt(at)).toBe('Ho Chi Minh, GMT+7');
  expect(timesIn('pt', SITE).zoneNameAt(at)).toBe('Brasília, GMT-3');
  expect(timesIn('pt', 'UTC').zoneName).toBe('UTC');
});

test('changes of the clocks are followed', () => {
  const times = timesIn('sv', 'America/New_York');
  expect(times.sortableMoment('2026-11-01T05:30:00.000Z')).toBe('2026-11-01 01:30:00');
  expect(times.sortableMoment('2026-11-01T06:30:00.000Z')).toBe('2026-11-01 01:30:00');
  expect(times.sortableMoment('2026-07-01T00:00:00.000Z')).toBe('2026-06-30 20:00:00');
});

test('a calendar day is the same in every zone', () => {
  for (const zone of ['America/Sao_Paulo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    expect(timesIn('pt', zone).day('2026-11-25')).toBe('25 de nov. de 2026');
    expect(timesIn('pt', zone).shortDay('2026-11-25')).toBe('25 de nov.');
  }
});

test('a range of days or hours is written as one', () => {
  const times = timesIn('pt', SITE);
  expect(plain(times.days('2026-11-18', '2026-11-25'))).toBe('18 – 25 de nov. de 2026');
  expect(plain(times.days('2026-11-25', '2026-11-25'))).toBe('25 de nov. de 2026');
  expect(plain(times.moments('2026-11-25T19:00:00Z', '2026-11-25T20:00:00Z'))).toBe(
    '25 de nov. de 2026 16:00 – 17:00',
  );
});

test('seconds are shown only on receipts, in exports and on announcements (S6)', () => {
  const times = timesIn('pt', SITE);
  expect(times.exactMoment(at)).toBe('25 de nov. de 2026, 16:42:05 (Brasília)');
  expect(times.exactTimeOfDay(at)).toBe('16:42:05 (Brasília)');
  expect(times.sortableMoment(at)).toBe('2026-11-25 16:42:05');
  expect(timesIn('th', SITE).sortableMoment(at)).toBe('2026-11-25 16:42:05');
});

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('the age of a moment is shown for one hour', () => {
  test.each([
    ['a clock that runs ahead', -59 * SECOND, 'agora', 'now'],
    ['at once', 0, 'agora', 'now'],
    ['the last second of its first minute', MINUTE - 1, 'agora', 'now'],
    ['a minute', MINUTE, 'há 1 minuto', '1 minute ago'],
    ['some minutes', 5 * MINUTE + 59 * SECOND, 'há 5 minutos', '5 minutes ago'],
    ['the last minute of its hour', HOUR - 1, 'há 59 minutos', '59 minutes ago'],
  ])('%s', (_, age, portuguese, english) => {
    const now = Date.parse(at) + age;
    expect(timesIn('pt', SITE).age(at, now)).toBe(portuguese);
    expect(timesIn('en-GB', SITE).recent(at, now)).toBe(english);
    expect(timesIn('pt', SITE).zonedRecent(at, now)).toBe(`${portuguese} (16:42, Brasília)`);
  });

  test.each([
    ['after an hour', HOUR],
    ['of what is to come', -MINUTE],
  ])('and not %s', (_, age) => {
    expect(timesIn('pt', SITE).age(at, Date.parse(at) + age)).toBeUndefined();
  });
});

describe('a moment is then told by its day in the zone', () => {
  // 16:42 of November 25 in São Paulo.
  test.each([
    ['pt', '2026-11-26T02:59:59Z', 'hoje, 16:42'],
    ['pt', '2026-11-26T03:00:00Z', 'ontem, 16:42'],
    ['pt', '2026-11-27T02:59:59Z', 'ontem, 16:42'],
    ['pt', '2026-11-27T03:00:00Z', '25 de nov. de 2026, 16:42'],
    ['pt', '2026-11-25T15:00:00Z', '25 de nov. de 2026, 16:42'],
    ['en-GB', '2026-11-26T15:00:00Z', 'yesterday, 16:42'],
    ['th', '2026-11-26T15:00:00Z', 'เมื่อวาน 16:42'],
  ])('in %s at %s: %s', (tag, now, text) => {
    const times = timesIn(tag, SITE);
    expect(times.recent(at, Date.parse(now))).toBe(text);
    expect(times.zonedRecent(at, Date.parse(now))).toBe(`${text} (Brasília)`);
  });

  test('through a day of 23 hours', () => {
    const times = timesIn('en-GB', 'America/New_York');
    expect(times.recent('2026-03-08T04:30:00Z', Date.parse('2026-03-09T04:10:00Z'))).toBe(
      '7 Mar 2026, 23:30',
    );
  });
});
