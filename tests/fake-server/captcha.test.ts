import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createClock } from '#fake-server/kernel/clock.ts';
import { createRandom } from '#fake-server/kernel/random.ts';
import { createCaptcha } from '#fake-server/world/verification/captcha.ts';
import { FIRST_MOMENT } from './support/test-world.ts';

function open() {
  const clock = createClock(() => FIRST_MOMENT);
  return { clock, captcha: createCaptcha(clock, createRandom(1)) };
}

test('the picture is a PNG, and its text counts once', () => {
  const { captcha } = open();
  const id = randomUUID();
  const png = captcha.picture(id);
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  const text = captcha.reveal(id) ?? '';
  expect(text).toMatch(/^\d{5}$/u);
  expect(captcha.check(id, ` ${text} `)).toBe(true);
  expect(captcha.check(id, text)).toBe(false);
});

test('a wrong text uses up the picture, and a new picture replaces the old one', () => {
  const { captcha } = open();
  const id = randomUUID();
  captcha.picture(id);
  const first = captcha.reveal(id) ?? '';
  expect(captcha.check(id, 'no')).toBe(false);
  expect(captcha.check(id, first)).toBe(false);
  captcha.picture(id);
  expect(captcha.check(id, captcha.reveal(id) ?? '')).toBe(true);
  expect(captcha.check(undefined, first)).toBe(false);
});

test('it expires after five minutes', () => {
  const { captcha, clock } = open();
  const id = randomUUID();
  captcha.picture(id);
  const text = captcha.reveal(id) ?? '';
  clock.move(5 * 60_000);
  expect(captcha.check(id, text)).toBe(false);
});
