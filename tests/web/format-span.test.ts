// @vitest-environment node
import { expect, test } from 'vitest';
import { formatSpan, formatTimeLeft } from '#web/i18n/format-span.ts';

const HOUR = 3_600_000;

test('time that is left stands in whole days, and on the last day in hours (W8)', () => {
  expect(formatTimeLeft(49 * HOUR, 'PT')).toBe('2 dias');
  expect(formatTimeLeft(24 * HOUR, 'EN')).toBe('1 day');
  expect(formatTimeLeft(23.2 * HOUR, 'EN')).toBe('24 hours');
  expect(formatTimeLeft(1, 'PT')).toBe('1 hora');
});

test('a span is written with the plural of the language', () => {
  expect(formatSpan(1, 'day', 'PT')).toBe('1 dia');
  expect(formatSpan(30, 'day', 'EN')).toBe('30 days');
});
