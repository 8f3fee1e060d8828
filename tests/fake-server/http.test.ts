import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GeetestResult } from '#contract/entities/verification.ts';
import { requestIdPattern } from '#contract/request-id.ts';
import { CONTRACT_VERSION } from '#contract/version.ts';
import { solvePuzzle } from '#fake-server/control/solve-puzzle.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { call, onceWith, sealedFor } from './support/api.ts';
import { readPicture } from './support/puzzle.ts';
import { sharedServer } from './support/shared-world.ts';
import { startTestServer } from './support/test-server.ts';

const log: string[] = [];
const server = await sharedServer({ log: (line) => log.push(line) });
const origin = server.portalUrl;
beforeEach(() => server.world.situations.set([]));

const scenario = (names: string) => ({ headers: { 'x-portal-scenario': names } });
const ENGLISH = { 'accept-language': 'en-GB,en;q=0.9,pt;q=0.5' };

describe('reports what is wrong with a request in the envelope', () => {
  test('a body that is no JSON, a path with a bad escape, an unknown path', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{bad' };
    const broken = await fetch(`${origin}/api/sms/login`, init);
    expect(broken.status).toBe(400);
    expect(await broken.json()).toMatchObject({ success: false, code: 'bad_request' });
    expect(await call(origin, 'GET', '/games/node/%E0%A4%A')).toMatchObject({
      status: 400,
      body: { success: false, code: 'bad_request' },
    });
    expect(await call(origin, 'GET', '/nowhere')).toMatchObject({
      status: 404,
      body: { success: false, code: 'not_found' },
    });
  });

  test('a bad escape and a body too large outside the API reveal nothing of the machine', async () => {
    const large = { method: 'POST', body: 'x'.repeat(200_000) };
    const requests = [
      fetch(`${server.vendorsUrl}/places/%ff`),
      fetch(`${origin}/control/scenario/%ff`),
      fetch(`${server.vendorsUrl}/slot/rounds`, {
        ...large,
        headers: { 'content-type': 'application/json' },
      }),
    ];
    const answers = await Promise.all(requests);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 413]);
    for (const text of await Promise.all(answers.map((answer) => answer.text()))) {
      expect(text).not.toMatch(/node_modules|\.ts:|Error:/u);
    }
  });

  test('a form instead of JSON, and JSON instead of a form', async () => {
    const person = { username: 'maria', email: 'nobody@example.com' };
    const number = { countryDialingCode: '+55', mobileNum: '11900000000' };
    const form = async (path: string, fields: Record<string, string>) => {
      const body = new URLSearchParams(fields);
      const response = await fetch(`${origin}/api${path}`, {
        method: 'POST',
        headers: onceWith(),
        body,
      });
      return { status: response.status, body: (await response.json()) as unknown };
    };
    const refused = { status: 400, body: { code: 'bad_request' } };
    expect(await form('/sms/login', number)).toMatchObject(refused);
    expect(await call(origin, 'POST', '/account/forgot-password', { body: person })).toMatchObject(
      refused,
    );
    expect(await form('/account/forgot-password', person)).toMatchObject({ status: 200 });
  });

  test('two names of the host', async () => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket.write('GET /api/site/status HTTP/1.1\r\nHost: one.example\r\nhost: two.example\r\n\r\n');
    const [answered] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answered.toString()).toMatch(/^HTTP\/1\.1 400 /u);
  });

  test('a body too large', async () => {
    const body = { countryDialingCode: '+55', mobileNum: 'x'.repeat(200_000) };
    expect(await call(origin, 'POST', '/sms/login', { body })).toMatchObject({
      status: 413,
      body: { code: 'payload_too_large' },
    });
  });

  test('the wrong fields by name, in the language of the request', async () => {
    const body = { mobileNum: 7, geetest: { captcha_id: '' }, more: true };
    const answer = await call(origin, 'POST', '/sms/login', { body, headers: ENGLISH });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: 'Check the marked fields.' },
    });
    expect((answer.body as { fields: unknown }).fields).toEqual(
      expect.arrayContaining([
        { field: 'countryDialingCode', rule: 'required' },
        { field: 'mobileNum', rule: 'type' },
        { field: 'geetest.captcha_id', rule: 'length', min: 1 },
        { field: 'geetest.lot_number', rule: 'required' },
        { field: 'more', rule: 'unexpected' },
      ]),
    );
    const query = await call(origin, 'GET', '/account/captcha?captchaId=7');
    expect(query.body).toMatchObject({ fields: [{ field: 'captchaId', rule: 'pattern' }] });
  });

  test('no more fields than a form has, however many are sent', async () => {
    const body = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, 1]));
    const { status, body: answered } = await call(origin, 'POST', '/sms/login', { body });
    expect(status).toBe(400);
    expect((answered as { fields: unknown[] }).fields).toHaveLength(50);
  });

  test.each(['0x10', '1e3', '+1', '01', '%201', '', '1.0'])(
    "a number of a query that is written '%s'",
    async (written) => {
      for (const path of ['/games?pageNo=', '/games?pageSize=', '/lottery/opened?count=']) {
        expect((await call(origin, 'GET', path + written)).status, path).toBe(400);
      }
    },
  );

  test('a list instead of a number in a query', async () => {
    for (const query of ['pageNo[]=1', 'pageNo=1&pageNo=2']) {
      expect((await call(origin, 'GET', `/games?${query}`)).status, query).toBe(400);
    }
    expect((await call(origin, 'GET', '/games?pageNo=2&pageSize=10')).status).toBe(200);
  });

  test('how long to wait, also as a header', async () => {
    const body = { countryDialingCode: '+55', mobileNum: '21998877665' };
    server.world.settings.change({ geetest: false });
    const first = { ...body, ...readPicture(server.world) };
    expect((await call(origin, 'POST', '/sms/login', { body: first })).status).toBe(200);
    const response = await fetch(`${origin}/api/sms/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...onceWith() },
      body: JSON.stringify({ ...body, ...readPicture(server.world) }),
    });
    server.world.settings.change({ geetest: true });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('300');
    expect(await response.json()).toMatchObject({ code: 'sms_throttled', retryAfterSeconds: 300 });
  });
});

describe('sealed calls', () => {
  test('an unsealed body is refused, a replayed one too', async () => {
    const open = { type: 'username', username: 'maria', password: 'aurora2026' };
    expect(await call(origin, 'POST', '/account/loginV2', { body: open })).toMatchObject({
      status: 400,
      body: { code: 'sealed_payload_invalid' },
    });
    const body = await sealedFor(origin, open);
    expect((await call(origin, 'POST', '/account/loginV2', { body })).status).toBe(200);
    expect(await call(origin, 'POST', '/account/loginV2', { body })).toMatchObject({
      status: 409,
      body: { code: 'sealed_payload_stale' },
    });
  });

  test('a sealed body is validated like any other', async () => {
    const body = await sealedFor(origin, { type: 'username', username: '', password: 'x' });
    expect(await call(origin, 'POST', '/account/loginV2', { body })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'username', rule: 'length', min: 1 }] },
    });
  });
});

describe('scenarios', () => {
  test('of one request do not affect others', async () => {
    const path = '/account/register-settings';
    expect(await call(origin, 'GET', path, scenario('maintenance'))).toMatchObject({
      status: 503,
      body: { code: 'maintenance' },
    });
    const both = scenario('region-block, maintenance');
    expect((await call(origin, 'GET', path, both)).body).toMatchObject({ code: 'maintenance' });
    expect(await call(origin, 'GET', path, scenario('region-block'))).toMatchObject({
      status: 403,
      body: { code: 'region_restricted' },
    });
    expect((await call(origin, 'GET', path)).status).toBe(200);
    expect(await call(origin, 'GET', path, scenario('no-such'))).toMatchObject({
      status: 400,
      body: { code: 'bad_request' },
    });
  });

  test('of the world apply to everybody, except for calls that stay open', async () => {
    server.world.situations.set(['maintenance']);
    expect((await call(origin, 'GET', '/account/registration-rules')).status).toBe(503);
    expect((await call(origin, 'GET', '/account/sealing-key')).status).toBe(200);
  });

  test('an invitation code is valid, unless the scenario says otherwise', async () => {
    const path = '/account/affiliate-check?code=aurora1&domain=localhost';
    expect((await call(origin, 'GET', path)).body).toMatchObject({
      value: { affiliate: 'carlos' },
    });
    expect(await call(origin, 'GET', path, scenario('affiliate-invalid'))).toMatchObject({
      status: 422,
      body: { code: 'invitation_code_error' },
    });
  });
});

test('a person registers by user name with a solved puzzle, once', async () => {
  const register = async (username: string, geetest?: GeetestResult) =>
    await call(origin, 'PUT', '/account/register', {
      body: await sealedFor(origin, {
        username,
        password: 'segredo1',
        confirmPassword: 'segredo1',
        domain: 'localhost',
        login: true,
        agreed: true,
        geetest,
      }),
      headers: onceWith(),
    });
  expect(await register('novata')).toMatchObject({
    status: 422,
    body: { code: 'geetest_required' },
  });
  const solved = await solvePuzzle(server.vendorsUrl, server.world.geetest.captchaId);
  const registered = await register('novata', solved);
  expect(registered).toMatchObject({ status: 200, body: { value: { account: 'novata' } } });
  expect(await register('outra', solved)).toMatchObject({ body: { code: 'geetest_failed' } });
  const { token } = (registered.body as { value: { token: string } }).value;
  expect(await call(origin, 'GET', '/wallet/balance', { token })).toMatchObject({
    body: { value: { sumBalance: 2_000, currency: 'BRL' } },
  });
});

test('no failure was logged, and no page reveals the software', async () => {
  expect(log).toEqual([]);
  const page = await fetch(`${origin}/nowhere.png`);
  expect(page.status).toBe(404);
  expect(page.headers.get('x-powered-by')).toBeNull();
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain(`frame-src ${server.vendorsUrl}`);
  expect(policy).toContain("frame-ancestors 'none'");
});

test('an answer that breaks the contract is not sent, and the log says where, not what', async () => {
  const { minimumAge } = server.world.settings.current;
  server.world.settings.change({ minimumAge: -12_345 });
  const answer = await fetch(`${origin}/api/account/register-settings`);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ success: false, code: 'internal_error' });
  server.world.settings.change({ minimumAge });
  const id = answer.headers.get('x-request-id') ?? '';
  expect(id).toMatch(requestIdPattern);
  // The id of the answer leads to its line.
  expect(log.splice(0)).toEqual([
    `GET /account/register-settings [${id}]: the answer breaks the contract: value.minimumAge too_small`,
  ]);
});

test('every answer of the API names the version of the contract (T5)', async () => {
  for (const path of ['/site/status', '/account/member', '/no-such-call']) {
    const { headers } = await fetch(`${origin}/api${path}`);
    expect(headers.get('x-contract-version')).toBe(CONTRACT_VERSION);
  }
});

describe('the web app at another host', () => {
  const HOST = 'https://play.example';
  let shared: FakeServer;
  beforeAll(async () => {
    shared = await startTestServer({ allowedOrigins: [HOST] });
  });
  afterAll(() => shared.close());
  const ask = (from: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${shared.portalUrl}/api/games/hot`, { method, headers: { origin: from, ...headers } });

  test('may call the API after a preflight, and load the pictures', async () => {
    const requests = 'authorization,content-type';
    const before = await ask(
      HOST,
      { 'access-control-request-method': 'POST', 'access-control-request-headers': requests },
      'OPTIONS',
    );
    expect(before.status).toBe(204);
    expect(before.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(before.headers.get('access-control-allow-headers')).toBe(requests);
    const answer = await ask(HOST);
    expect(answer.headers.get('access-control-allow-origin')).toBe(HOST);
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-request-id');
    const { value } = (await answer.json()) as { value: { image: string }[] };
    expect(value[0]?.image).toMatch(new RegExp(`^${new URL(shared.portalUrl).origin}/art/games/`));
    expect((await ask(HOST, { 'x-portal-scenario': 'maintenance' })).status).toBe(503);
  });

  test('may not call the API if it is not configured, and changes nothing', async () => {
    const answer = await ask('https://other.example');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const { value } = (await answer.json()) as { value: { image: string }[] };
    expect(value[0]?.image).toMatch(/^\/art\/games\//u);
  });
});
