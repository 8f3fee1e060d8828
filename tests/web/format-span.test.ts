// @vitest-environment node
import { expect, test } from 'vitest';
import { formatClock, formatSpan, formatTimeLeft } from '#web/i18n/format-span.ts';

const HOUR = 3_600_000;

test('remaining time is in whole days, and in hours on the last day (W8)', () => {
  expect(formatTimeLeft(49 * HOUR, 'PT')).toBe('2 dias');
  expect(formatTimeLeft(24 * HOUR, 'EN')).toBe('1 day');
  expect(formatTimeLeft(23.2 * HOUR, 'EN')).toBe('24 hours');
  expect(formatTimeLeft(1, 'PT')).toBe('1 hora');
});

test('a span uses the plural of the language', () => {
  expect(formatSpan(1, 'day', 'PT')).toBe('1 dia');
  expect(formatSpan(30, 'day', 'EN')).toBe('30 days');
});

test('every countdown and session time has the same format, with seconds for a day (A11, L7, W3, W10)', () => {
  expect(
    [-5, 0, 0.999, 9, 60, 298, 3_599, 3_600, 36_061].map((seconds) => formatClock(seconds, 'PT')),
  ).toEqual(['00:00', '00:00', '00:00', '00:09', '01:00', '04:58', '59:59', '1:00:00', '10:01:01']);
  expect(formatClock(24 * 3_600, 'PT')).toBe('1 dia');
  expect(formatClock(51 * 3_600 + 245, 'EN')).toBe('2 days, 3 hours');
  expect(formatClock(49 * 3_600, 'PT')).toBe('2 dias e 1 hora');
});
