import { afterEach, beforeEach, expect, test } from 'vitest';
import { Refused } from '#fake-server/kernel/refused.ts';
import { normalSituation } from '#fake-server/situation/situation.ts';
import { internationalNumber } from '#fake-server/world/verification/sms.ts';
import type { World } from '#fake-server/world/world.ts';
import { readPicture } from './support/puzzle.ts';
import { openTestWorld, refusalOf } from './support/test-world.ts';

const MOBILE = '+5511912345678';
const MINUTE = 60_000;
let world: World;
beforeEach(async () => {
  world = await openTestWorld();
});
afterEach(() => world.close());

const send = (mobile = MOBILE) => world.sms.send('registration', mobile, normalSituation, 'PT');
const check = (code: string | undefined) => () => world.sms.check('registration', MOBILE, code);
const sentCode = () => world.sms.outbox(1)[0]?.code ?? '';
const wrongCode = () => (sentCode() === '000000' ? '000001' : '000000');

test('a sent code is in the outbox, is valid until used, and only for its purpose', async () => {
  const { expiredMinutes, expiresAt } = send();
  expect(expiredMinutes).toBe(5);
  expect(Date.parse(expiresAt) - world.clock.now()).toBe(5 * MINUTE);
  expect(sentCode()).toMatch(/^\d{6}$/u);
  expect(world.sms.outbox(1)[0]).toMatchObject({ channel: 'sms', receiver: MOBILE });
  check(sentCode())();
  check(sentCode())();
  const asLogin = () => world.sms.check('login', MOBILE, sentCode());
  expect(await refusalOf(asLogin)).toBe('verification_code_incorrect');
  world.sms.spend('registration', MOBILE);
  expect(await refusalOf(check(sentCode()))).toBe('verification_code_incorrect');
});

test('the next code is sent when the last has expired, and the refusal says when', () => {
  send();
  world.clock.move(5 * MINUTE - 1_500);
  expect(() => send()).toThrow(Refused);
  try {
    send();
  } catch (error) {
    expect(error).toMatchObject({ code: 'sms_throttled', details: { retryAfterSeconds: 2 } });
  }
  world.clock.move(1_500);
  expect(send().expiredMinutes).toBe(5);
});

test('one number gets one code a minute, for any purpose; another number is free', async () => {
  send();
  const login = () => world.sms.send('login', MOBILE, normalSituation, 'PT');
  world.clock.move(MINUTE - 1);
  expect(await refusalOf(login)).toBe('sms_throttled');
  expect(send('+5511900000000').expiredMinutes).toBe(5);
  world.clock.move(1);
  expect(login().expiredMinutes).toBe(5);
});

test('missing, wrong and expired codes have different answers', async () => {
  send();
  expect(await refusalOf(check(undefined))).toBe('verification_code_missing');
  expect(await refusalOf(check(wrongCode()))).toBe('verification_code_incorrect');
  world.clock.move(5 * MINUTE);
  expect(await refusalOf(check(sentCode()))).toBe('verification_code_expired');
});

test('after five wrong tries the right code is refused, and a new one can be requested', async () => {
  send();
  const code = sentCode();
  for (let tries = 0; tries < 4; tries += 1) {
    expect(await refusalOf(check(wrongCode()))).toBe('verification_code_incorrect');
  }
  expect(await refusalOf(check(wrongCode()))).toBe('verification_code_expired');
  expect(await refusalOf(check(code))).toBe('verification_code_incorrect');
  // The time of the last SMS outlives its code: requesting many codes does not help guessing.
  expect(await refusalOf(() => send())).toBe('sms_throttled');
  world.clock.move(MINUTE);
  expect(send().expiredMinutes).toBe(5);
});

/** Tries so many wrong codes for the last one. */
const tryWrong = async (times: number) => {
  for (let tries = 0; tries < times; tries += 1) {
    await refusalOf(check(wrongCode()));
  }
};

test('a number gets five codes an hour and ten a day, used up or not (A11)', async () => {
  let sent = 0;
  let longestWait = 0;
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    try {
      send();
      sent += 1;
      world.sms.spend('registration', MOBILE);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      expect(error.code).toBe('too_many_requests');
      longestWait = Math.max(longestWait, error.details.retryAfterSeconds ?? 0);
    }
    if (minute === 59) expect(sent).toBe(5);
    world.clock.move(MINUTE);
  }
  expect(sent).toBe(10);
  expect(longestWait).toBeGreaterThan(22 * 60 * 60);
  expect(send().expiredMinutes).toBe(5);
});

test('after ten wrong codes within the hour even the right one is refused (A11)', async () => {
  send();
  await tryWrong(5);
  world.clock.move(MINUTE);
  send();
  await tryWrong(4);
  check(sentCode())();
  await tryWrong(1);
  world.clock.move(MINUTE);
  send();
  expect(await refusalOf(check(sentCode()))).toBe('too_many_requests');
  world.clock.move(60 * MINUTE);
  send();
  check(sentCode())();
});

test('the figures are configurable', async () => {
  world.settings.change({ phoneLimits: { codesPerHour: 1 } });
  send();
  world.clock.move(5 * MINUTE);
  expect(await refusalOf(() => send())).toBe('too_many_requests');
});

test('a clock that was set back causes no long wait', async () => {
  const day = 24 * 60 * MINUTE;
  world.clock.move(300 * day);
  send();
  world.clock.move(-300 * day);
  expect(send().expiredMinutes).toBe(5);
});

const asks = (answer: object = {}) =>
  world.codeRequests.toSignIn(
    { countryDialingCode: '+55', mobileNum: '11987654321', ...answer },
    normalSituation,
    'PT',
  );

test('every SMS needs a puzzle: GeeTest, or else the picture (A11)', async () => {
  expect(await refusalOf(() => asks())).toBe('geetest_required');
  world.settings.change({ geetest: false });
  expect(await refusalOf(() => asks())).toBe('captcha_required');
  const recovering = () =>
    world.recovery.sendCode(
      { countryDialingCode: '+55', mobileNum: '11987654321' },
      normalSituation,
      'PT',
    );
  expect(await refusalOf(recovering)).toBe('captcha_required');
  expect(await refusalOf(() => asks({ captcha: '0', captchaId: crypto.randomUUID() }))).toBe(
    'captcha_incorrect',
  );
  const answer = readPicture(world);
  await asks(answer);
  expect(world.sms.outbox(10)).toHaveLength(1);
  expect(await refusalOf(() => asks(answer))).toBe('captcha_incorrect');
});

test('without a puzzle no number is revealed', async () => {
  expect(await refusalOf(() => asks({ mobileNum: '11987654321' }))).toBe('geetest_required');
  expect(await refusalOf(() => asks({ mobileNum: '11900000000' }))).toBe('geetest_required');
});

test('a failed SMS leaves no code and no wait', async () => {
  const failing = () =>
    world.sms.send('login', MOBILE, { ...normalSituation, smsFailing: true }, 'PT');
  expect(await refusalOf(failing)).toBe('sms_failed');
  expect(world.sms.outbox(10)).toEqual([]);
  expect(world.sms.send('login', MOBILE, normalSituation, 'PT').expiredMinutes).toBe(5);
});

const number = (countryDialingCode: string, mobileNum: string) =>
  internationalNumber({ countryDialingCode, mobileNum });

test('numbers are stored with their dialing code, however typed', async () => {
  expect(number('+55', '(11) 91234-5678')).toBe(MOBILE);
  expect(await refusalOf(() => number('+55', '123'))).toBe('validation_failed');
  expect(await refusalOf(() => number('+999', '11912345678'))).toBe('validation_failed');
});
