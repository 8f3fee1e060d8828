import { beforeEach, describe, expect, test } from 'vitest';
import { controlCalls } from './support/control-calls.ts';
import { sharedServer } from './support/shared-world.ts';
import { startTestServer } from './support/test-server.ts';

const server = await sharedServer();
const origin = server.portalUrl;
beforeEach(async () => {
  expect((await post('reset')).status).toBe(200);
});

const { post, read, activeNames } = controlCalls(() => origin);

/** A link that was followed, or something else, from another site. */
const fromElsewhere = (dest: string) => ({
  redirect: 'manual' as const,
  headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': dest },
});

describe('wrong requests are refused, and change nothing', () => {
  const wrong: readonly (readonly [path: string, body: unknown])[] = [
    ['scenarios', { names: ['maintenance', 'no-such'] }],
    ['scenarios', { names: 'maintenance' }],
    ['scenarios', {}],
    ['scenarios', []],
    ['clock', { move: 0.5 }],
    ['clock', { move: '60000' }],
    ['clock', { move: 1e15 }],
    ['clock', { move: 1, reset: true }],
    ['settings', { changes: { toggles: { freePlay: 2 } } }],
    ['settings', { changes: { toggles: { noSuch: 1 } } }],
    ['settings', { changes: { fields: { username: { use: 'off' } } } }],
    ['settings', { changes: { fields: { captcha: { minLength: 1 } } } }],
    ['settings', { changes: { fields: { username: { pattern: 'none' } } } }],
    ['settings', { changes: { smsExpiryMinutes: 0 } }],
    ['settings', { changes: { smsProvider: 'pigeon' } }],
    ['settings', { changes: { languages: [] } }],
    ['settings', { changes: { languages: ['XX'] } }],
    ['settings', { changes: { registrationBonus: -1 } }],
    ['settings', { changes: { noSuch: 'x' } }],
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

  test('refuses no JSON, broken JSON, too much JSON, and an unknown call', async () => {
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
  test('cannot press a button', async () => {
    expect(
      (await post('scenarios', { names: ['maintenance'] }, fromElsewhere('empty').headers)).status,
    ).toBe(403);
    const elsewhere = { origin: 'https://evil.example' };
    expect((await post('scenarios', { names: ['maintenance'] }, elsewhere)).status).toBe(403);
    expect((await post('reset', {}, { origin })).status).toBe(200);
    expect(await activeNames()).toEqual(['normal']);
  });

  test('can only link to the page', async () => {
    const link = `${origin}/control/scenario/sms-failing`;
    expect((await fetch(link, fromElsewhere('image'))).status).toBe(403);
    expect(await activeNames()).toEqual(['normal']);
    expect((await fetch(link, fromElsewhere('document'))).status).toBe(200);
    // Also if a browser sends no origin: a read changes nothing.
    expect((await fetch(link)).status).toBe(200);
    expect(await activeNames()).toEqual(['normal']);
  });
});

test('from another machine it needs the key of the printed address, then a cookie', async () => {
  const exposed = await startTestServer({ publicUrls: ['https://play.example'] });
  try {
    const { pathname, search, origin: published } = new URL(exposed.controlUrl);
    expect(published).toBe('https://play.example');
    const { port } = new URL(exposed.localUrl);
    const at = (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
    expect((await at('/control')).status).toBe(401);
    expect((await at('/control/api/outbox')).status).toBe(401);
    expect((await at('/control?key=guessed')).status).toBe(401);
    const credit = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await at('/control/api/reset', credit)).status).toBe(401);
    const opened = await at(pathname + search);
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toBe('/control');
    const [cookie = ''] = opened.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-control-key=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/u);
    const headers = { cookie: cookie.slice(0, cookie.indexOf(';')) };
    expect((await at('/control', { headers })).status).toBe(200);
  } finally {
    await exposed.close();
  }
  expect(server.controlUrl).toBe(`${origin}/control`);
});

test('the pages exist, are guarded, and escape what they show', async () => {
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
