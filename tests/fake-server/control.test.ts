import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { scenarios } from '#fake-server/control/scenarios.ts';
import { call, signIn } from './support/api.ts';
import { controlCalls } from './support/control-calls.ts';
import { sharedServer } from './support/shared-world.ts';
import { FIRST_MOMENT } from './support/test-world.ts';

const HOUR = 60 * 60_000;

const server = await sharedServer();
const origin = server.portalUrl;
beforeEach(async () => {
  expect((await post('reset')).status).toBe(200);
});

const { post, read, state, activeNames } = controlCalls(() => origin);

const credit = (amount: number, key: string) => post('credit', { account: 'maria', amount, key });

const keyId = async () => (await call(origin, 'GET', '/account/sealing-key')).body;

const balanceOf = async (who: string) =>
  (await state()).people.find(({ account }) => account === who)?.balance;

/** What the page of a link to a situation answers. */
async function situation(path: string) {
  const response = await fetch(`${origin}/control/scenario${path}`);
  return { status: response.status, text: await response.text() };
}

describe('scenarios', () => {
  test('are switched on together, each once, and off', async () => {
    expect(await activeNames()).toEqual(['normal']);
    await post('scenarios', { names: ['sms-failing', 'slow-network', 'sms-failing', 'normal'] });
    expect((await activeNames()).toSorted()).toEqual(['slow-network', 'sms-failing']);
    await post('scenarios', { names: [] });
    expect(await activeNames()).toEqual(['normal']);
  });

  test('include each known situation', () => {
    expect(Object.keys(scenarios)).toEqual(
      expect.arrayContaining([
        'normal',
        'maintenance',
        'region-block',
        'sms-failing',
        'captcha-after-failure',
        'captcha-always',
        'password-expired',
        'affiliate-invalid',
        'slow-network',
        'vendor-down',
        'game-maintenance',
        'token-expired',
        'geetest-blocked',
      ]),
    );
  });

  test('have a link to where they show', async () => {
    const follow = (path: string) =>
      fetch(`${origin}/control/scenario/${path}`, { redirect: 'manual', method: 'POST' });
    const shown = await fetch(`${origin}/control/scenario/maintenance?to=/rng`);
    expect(await shown.text()).toContain('action="/control/scenario/maintenance?to=/rng"');
    expect(await activeNames()).toEqual(['normal']);
    const led = await follow('maintenance,sms-failing?to=/register%3Fcode%3D1%23top');
    expect(led.status).toBe(303);
    expect(led.headers.get('location')).toBe('/register?code=1#top');
    expect((await activeNames()).toSorted()).toEqual(['maintenance', 'sms-failing']);
    expect(await call(origin, 'GET', '/site/status')).toMatchObject({
      body: { value: { status: 1 } },
    });
    expect((await follow('normal')).headers.get('location')).toBe('/');
    expect(await activeNames()).toEqual(['normal']);
    expect((await follow('no-such?to=/')).status).toBe(404);
  });

  test('have a link with a person, a language and the state of a flow (T14)', async () => {
    const whole = '?to=/bonuses&person=maria&language=EN&flow=bonusEnding&state=ended';
    const { text } = await situation(`/sms-failing${whole}`);
    expect(text).toContain('<option value="maria" selected>');
    expect(text).toContain('<option value="EN" selected>');
    expect(text).toContain('<input type="hidden" name="state" value="ended">');
    // Without a name, the link is about the scenarios that are on.
    await post('scenarios', { names: ['mail-failing'] });
    expect((await situation(whole)).text).toContain('action="/control/scenario/mail-failing?');
    await post('scenarios', { names: [] });
    expect(await situation('/normal?person=nobody')).toEqual({
      status: 404,
      text: JSON.stringify({ error: "No account is called 'nobody'." }),
    });
    for (const wrong of ['language=XX', 'person=', 'flow=%3Cb%3E&state=ended', 'to=a&to=b']) {
      expect((await situation(`/normal?${wrong}`)).status, wrong).toBe(400);
    }
    expect(await post('sign-in', { account: 'nobody' })).toMatchObject({ status: 404 });
  });

  test('have no link to another site', async () => {
    const away = [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/..//evil.example',
      'x',
      '',
    ];
    for (const to of away) {
      const path = `/control/scenario/maintenance?to=${encodeURIComponent(to)}`;
      const response = await fetch(origin + path, { redirect: 'manual' });
      expect(response.status, to).toBe(400);
    }
    expect(await activeNames()).toEqual(['normal']);
  });
});

describe('the clock', () => {
  test('is moved, stopped, and reset', async () => {
    await post('clock', { move: -3 * HOUR });
    expect((await state()).clock).toEqual({
      now: new Date(FIRST_MOMENT - 3 * HOUR).toISOString(),
      offset: -3 * HOUR,
      frozen: false,
    });
    expect(await call(origin, 'GET', '/site/status')).toMatchObject({
      body: { value: { serverTime: new Date(FIRST_MOMENT - 3 * HOUR).toISOString() } },
    });
    await post('clock', { frozen: true });
    expect((await state()).clock.frozen).toBe(true);
    await post('clock', { reset: true });
    expect((await state()).clock).toMatchObject({ offset: 0, frozen: false });
  });
});

describe('a credit', () => {
  test('is booked once for each key, as an entry of the ledger', async () => {
    const before = (await balanceOf('maria')) ?? 0;
    expect((await credit(1_250, 'first-key')).status).toBe(200);
    expect((await credit(1_250, 'first-key')).status).toBe(200);
    expect(await balanceOf('maria')).toBe(before + 1_250);
    expect((await credit(9_999, 'first-key')).status).toBe(409);
    expect((await credit(1, 'other-key')).status).toBe(200);
    expect(await balanceOf('maria')).toBe(before + 1_251);
    expect(server.world.ledger.imbalances()).toEqual([]);
  });

  test('needs a member who exists', async () => {
    const answer = await post('credit', { account: 'nobody', amount: 1, key: 'some-key-1' });
    expect(answer).toMatchObject({
      status: 404,
      body: { error: "No account is called 'nobody'." },
    });
  });
});

describe('settings', () => {
  test('change only what is named, and can be reset', async () => {
    const offered = async () =>
      z
        .object({ value: z.record(z.string(), z.unknown()) })
        .parse((await call(origin, 'GET', '/account/register-settings')).body).value;
    const before = await offered();
    await post('settings', {
      changes: {
        toggles: { freePlay: 0 },
        flags: { DIRECTREG3: 0 },
        geetest: false,
        smsProvider: 'firebase',
        registrationBonus: 0,
        showCaptcha: true,
        fields: { zalo: { use: 'required' }, email: { use: 'off' } },
      },
    });
    expect(await offered()).toMatchObject({
      toggles: { ...(before['toggles'] as object), freePlay: 0 },
      flags: { ...(before['flags'] as object), DIRECTREG3: 0 },
      geetest: null,
      smsProvider: 'firebase',
      firebase: { emulatorUrl: server.vendorsUrl },
      registrationBonus: null,
      showCaptcha: true,
      affiliate: before['affiliate'],
    });
    expect((await call(origin, 'GET', '/account/registration-rules')).body).toMatchObject({
      value: {
        zalo: { enabled: true, required: true },
        email: { enabled: false, required: false },
        username: { enabled: true },
      },
    });
    await post('reset');
    expect(await offered()).toEqual(before);
  });

  test('a minimum above the maximum is refused, and nothing is changed', async () => {
    const before = server.world.settings.current;
    const answer = await post('settings', {
      changes: { minimumAge: 21, stakeBounds: { min: 999_999_999 } },
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { error: "'Minimum bet per round' would be above 'Maximum bet per round'." },
    });
    expect(server.world.settings.current).toBe(before);
  });

  test('lengths, patterns and ages can be set by hand (A3, A4, G6)', async () => {
    await post('settings', {
      changes: {
        minimumAge: 21,
        agentSite: 1,
        captchaAfterFailures: 1,
        fields: { username: { minLength: 6, pattern: 'firstLetter' }, email: { maxLength: 40 } },
      },
    });
    expect((await call(origin, 'GET', '/account/registration-rules')).body).toMatchObject({
      value: {
        username: { minLength: 6, maxLength: 16, patternId: '3', acceptedPattern: '^[A-Za-z]' },
        email: { minLength: 6, maxLength: 40, patternId: '5', required: false },
      },
    });
    const promotions = await call(origin, 'GET', '/promotions/welcome-bonus?language=EN');
    expect(JSON.stringify(promotions.body)).toContain('For people aged 21 or over');
    const { agentSite, captchaAfterFailures } = server.world.settings.current;
    expect({ agentSite, captchaAfterFailures }).toEqual({ agentSite: 1, captchaAfterFailures: 1 });
    await post('reset');
  });
});

test('all members are signed out at once', async () => {
  const token = await signIn(origin, 'maria', 'aurora2026');
  await post('revoke');
  expect(await call(origin, 'GET', '/account/member', { token })).toMatchObject({
    body: { code: 'token_invalid' },
  });
});

test('the sealing key is changed', async () => {
  const before = z.object({ value: z.object({ keyId: z.string() }) }).parse(await keyId());
  await post('rotate');
  expect(await keyId()).not.toMatchObject(before);
});

test('the outbox shows what was sent, newest first, and is emptied', async () => {
  const { sms, situations, clock } = server.world;
  sms.send('login', '+5511900000001', situations.of(), 'PT');
  clock.move(1_000);
  sms.send('login', '+5511900000002', situations.of(), 'PT');
  expect(await read('outbox')).toMatchObject({
    messages: [{ receiver: '+5511900000002', channel: 'sms' }, { receiver: '+5511900000001' }],
  });
  await post('outbox/clear');
  expect(await read('outbox')).toEqual({ messages: [] });
});
