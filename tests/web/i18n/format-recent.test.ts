// @vitest-environment node
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { formatRecent } from '#web/i18n/format-recent.ts';

beforeAll(() => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

// A Wednesday in São Paulo, half past midnight.
const now = Date.parse('2026-11-25T03:30:00.000Z');

test.each([
  ['2026-11-25T03:05:00.000Z', 'Hoje, 00:05', 'Today, 12:05 AM'],
  ['2026-11-25T02:59:00.000Z', 'Ontem, 23:59', 'Yesterday, 11:59 PM'],
  ['2026-11-23T12:00:00.000Z', 'Segunda-feira, 09:00', 'Monday, 9:00 AM'],
  ['2026-11-18T12:00:00.000Z', '18 de nov. de 2026, 09:00', 'Nov 18, 2026, 9:00 AM'],
  // Sent by a clock that is ahead of this one.
  ['2026-11-26T12:00:00.000Z', '26 de nov. de 2026, 09:00', 'Nov 26, 2026, 9:00 AM'],
])('%s reads as people say it (W7)', (moment, portuguese, english) => {
  expect(formatRecent(moment, now, 'PT')).toBe(portuguese);
  expect(formatRecent(moment, now, 'EN').replaceAll('\u202f', ' ')).toBe(english);
});

test('the day of a changed clock is one day (W7)', () => {
  vi.stubEnv('TZ', 'Europe/Lisbon');
  const afterChange = Date.parse('2026-10-25T23:30:00.000Z');
  expect(formatRecent('2026-10-24T22:30:00.000Z', afterChange, 'PT')).toMatch(/^Ontem/u);
  vi.stubEnv('TZ', 'America/Sao_Paulo');
});
