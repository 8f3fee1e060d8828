// @vitest-environment node
import { expect, test } from 'vitest';
import { phoneKind } from '#web/platform/phone-kind.ts';

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0 Mobile', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 0, null],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0', 10, null],
])('%s with %i fingers is %s (R3)', (userAgent, maxTouchPoints, kind) => {
  expect(phoneKind({ userAgent, maxTouchPoints })).toBe(kind);
});
