import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { scenarios } from '#fake-server/control/scenarios.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { call, signIn } from './support/api.ts';
import { startTestServer } from './support/test-server.ts';
import { FIRST_MOMENT } from './support/test-world.ts';

const HOUR = 60 * 60_000;

let server: FakeServer;
let origin: string;
beforeAll(async () => {
  server = await startTestServer();
  origin = server.portalUrl;
});
afterAll(() => server.close());
beforeEach(async () => {
  expect((await post('reset')).status).toBe(200);
});

async function post(path: string, body: unknown = {}, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}/control/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

/** What a call without a body answers, as it is. */
async function read(path: string): Promise<unknown> {
  return (await fetch(`${origin}/control/api/${path}`)).json();
}

const credit = (amount: number, key: string) => post('credit', { account: 'maria', amount, key });

const keyId = async () => (await call(origin, 'GET', '/account/sealing-key')).body;

/** A link that was followed, or something else, from another site. */
const fromElsewhere = (dest: string) => ({
  redirect: 'manual' as const,
  headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': dest },
});

const stateSchema = z.object({
  clock: z.object({ now: z.string(), offset: z.number(), frozen: z.boolean() }),
  scenarios: z.array(z.object({ name: z.string(), active: z.boolean() })),
  people: z.array(z.object({ account: z.string(), balance: z.int() })),
});
const state = async () => stateSchema.parse(await read('state'));
const activeNames = async () =>
  (await state()).scenarios.flatMap(({ name, active }) => (active ? [name] : []));
const balanceOf = async (who: string) =>
  (await state()).people.find(({ account }) => account === who)?.balance;

describe('scenarios', () => {
  test('are put on together, each once, and off', async () => {
    expect(await activeNames()).toEqual(['normal']);
    await post('scenarios', { names: ['sms-failing', 'slow-network', 'sms-failing', 'normal'] });
    expect((await activeNames()).toSorted()).toEqual(['slow-network', 'sms-failing']);
    await post('scenarios', { names: [] });
    expect(await activeNames()).toEqual(['normal']);
  });

  test('are those that issue and page name', () => {
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

  test('come with a link that leads on', async () => {
    const follow = (path: string) =>
      fetch(`${origin}/control/scenario/${path}`, { redirect: 'manual' });
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

  test('have no link that leads away from the site', async () => {
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
  test('is moved, stopped, and taken back', async () => {
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
  test('is given once for each key, as an entry of the ledger', async () => {
    const before = (await balanceOf('maria')) ?? 0;
    expect((await credit(1_250, 'first-key')).status).toBe(200);
    expect((await credit(1_250, 'first-key')).status).toBe(200);
    expect(await balanceOf('maria')).toBe(before + 1_250);
    expect((await credit(9_999, 'first-key')).status).toBe(409);
    expect((await credit(1, 'other-key')).status).toBe(200);
    expect(await balanceOf('maria')).toBe(before + 1_251);
    expect(server.world.wallet.unbalanced()).toEqual([]);
  });

  test('goes to somebody there is', async () => {
    const answer = await post('credit', { account: 'nobody', amount: 1, key: 'some-key-1' });
    expect(answer).toMatchObject({
      status: 404,
      body: { error: "There is nobody called 'nobody'." },
    });
  });
});

describe('settings', () => {
  test('change what they name and nothing else, and go back', async () => {
    const offered = async () =>
      z
        .object({ value: z.record(z.string(), z.unknown()) })
        .parse((await call(origin, 'GET', '/account/register-settings')).body).value;
    const before = await offered();
    await post('settings', {
      toggles: { freePlay: 0 },
      flags: { DIRECTREG3: 0 },
      geetest: false,
      smsProvider: 'firebase',
      registrationBonus: null,
      showCaptcha: true,
      fields: { zalo: 'required', email: 'off' },
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
});

test('everybody is signed out at once', async () => {
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
  sms.send('login', '+5511900000001', situations.of());
  clock.move(1_000);
  sms.send('login', '+5511900000002', situations.of());
  expect(await read('outbox')).toMatchObject({
    messages: [{ receiver: '+5511900000002', channel: 'sms' }, { receiver: '+5511900000001' }],
  });
  await post('outbox/clear');
  expect(await read('outbox')).toEqual({ messages: [] });
});

describe('what is not right is refused, and changes nothing', () => {
  const wrong: readonly (readonly [path: string, body: unknown])[] = [
    ['scenarios', { names: ['maintenance', 'no-such'] }],
    ['scenarios', { names: 'maintenance' }],
    ['scenarios', {}],
    ['scenarios', []],
    ['clock', { move: 0.5 }],
    ['clock', { move: '60000' }],
    ['clock', { move: 1e15 }],
    ['clock', { move: 1, reset: true }],
    ['settings', { toggles: { freePlay: 2 } }],
    ['settings', { toggles: { noSuch: 1 } }],
    ['settings', { fields: { username: 'off' } }],
    ['settings', { smsExpiryMinutes: 0 }],
    ['settings', { smsProvider: 'pigeon' }],
    ['settings', { languages: [] }],
    ['settings', { languages: ['XX'] }],
    ['settings', { registrationBonus: -1 }],
    ['settings', { siteName: 'x' }],
    ['credit', { account: 'maria', amount: 0, key: 'wrong-key-1' }],
    ['credit', { account: 'maria', amount: -100, key: 'wrong-key-2' }],
    ['credit', { account: 'maria', amount: 1.5, key: 'wrong-key-3' }],
    ['credit', { account: 'maria', amount: 100_000_001, key: 'wrong-key-4' }],
    ['credit', { account: 'maria', amount: 100, key: 'short' }],
    ['credit', { account: 'maria', amount: 100 }],
    ['revoke', { account: 'maria' }],
  ];
  test.each(wrong)('%s with %j', async (path, body) => {
    const before = await read('state');
    const answer = await post(path, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: 'The request is not right.' });
    expect(await read('state')).toEqual(before);
  });

  test('no JSON, half of it, too much of it, and no such call', async () => {
    const url = `${origin}/control/api/reset`;
    const text = await fetch(url, { method: 'POST', body: '{}' });
    expect(text.status).toBe(415);
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(url, { method: 'POST', headers, body: '{' })).status).toBe(400);
    const much = JSON.stringify({ names: ['x'.repeat(20_000)] });
    expect((await fetch(url, { method: 'POST', headers, body: much })).status).toBe(413);
    expect((await post('no-such')).status).toBe(404);
  });
});

describe('other sites', () => {
  test('press no button', async () => {
    expect(
      (await post('scenarios', { names: ['maintenance'] }, fromElsewhere('empty').headers)).status,
    ).toBe(403);
    const elsewhere = { origin: 'https://evil.example' };
    expect((await post('scenarios', { names: ['maintenance'] }, elsewhere)).status).toBe(403);
    expect((await post('reset', {}, { origin })).status).toBe(200);
    expect(await activeNames()).toEqual(['normal']);
  });

  test('lead here by a link, and by nothing else', async () => {
    const link = `${origin}/control/scenario/sms-failing`;
    expect((await fetch(link, fromElsewhere('image'))).status).toBe(403);
    expect(await activeNames()).toEqual(['normal']);
    expect((await fetch(link, fromElsewhere('document'))).status).toBe(303);
  });
});

test('the pages are there, guarded, and escape what they show', async () => {
  server.world.settings.change({ siteName: '<b>&"x' });
  for (const path of ['/control', '/control/outbox']) {
    const response = await fetch(origin + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
    const page = await response.text();
    expect(page).toContain('&#60;b&#62;&#38;&#34;x');
    expect(page).not.toContain('<b>&"x');
  }
  const [, ...sheets] = (await (await fetch(`${origin}/control`)).text()).split('/control/assets/');
  const assets = sheets.map((rest) => rest.slice(0, rest.indexOf('"')));
  expect(assets).toContain('control.js');
  for (const asset of [...assets, 'outbox.js', 'calls.js']) {
    expect((await fetch(`${origin}/control/assets/${asset}`)).status, asset).toBe(200);
  }
  expect((await fetch(`${origin}/control/assets/tsconfig.json`)).status).toBe(404);
});
