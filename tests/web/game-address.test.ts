// @vitest-environment node
import { expect, test } from 'vitest';
import { isWebAddress } from '#web/platform/address/web-address.ts';

test.each([
  ['https://games.example/play?session=1', true],
  ['http://localhost:8081/slot/play', true],
  ['javascript:alert(1)', false],
  ['data:text/html,<p>', false],
  ['/slot/play', false],
  ['', false],
])('a game at %j may be framed: %s (L5, S12)', (address, framed) => {
  expect(isWebAddress(address)).toBe(framed);
});
