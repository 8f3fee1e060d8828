// @vitest-environment node
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { formatMoment } from '#web/i18n/format-moment.ts';

beforeAll(() => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

test("a moment stands as yyyy-MM-dd hh:mm:ss in the person's own time (S6)", () => {
  expect(formatMoment('2026-01-02T03:04:05.678Z')).toBe('2026-01-02 00:04:05');
  expect(formatMoment('2026-03-01T01:00:00.000Z')).toBe('2026-02-28 22:00:00');
});

test('a moment stands in the time of a zone that is named (S6)', () => {
  expect(formatMoment('2026-01-02T23:04:05.678Z', 'Asia/Bangkok')).toBe('2026-01-03 06:04:05');
  expect(formatMoment('2026-07-01T00:00:00.000Z', 'America/New_York')).toBe('2026-06-30 20:00:00');
  expect(formatMoment('2026-11-01T05:30:00.000Z', 'America/New_York')).toBe('2026-11-01 01:30:00');
});
