import { request } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { controlApi } from '#fake-server/control/api.ts';
import { scenarios } from '#fake-server/control/scenarios.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { hasControl } from '#web/platform/server/has-control.ts';
import { sharedServer } from './support/shared-world.ts';
import { startTestServer } from './support/test-server.ts';

/*
 * A server that others can reach only gives its controls to the key's holder, and only names its
 * own addresses, whatever a request claims.
 */

const PUBLIC = 'https://play.example';
const FOREIGN_NAME = 'elsewhere.invalid';

const exposed = await sharedServer({ publicUrls: [PUBLIC] });
const local = await sharedServer();
const key = new URL(exposed.controlUrl).searchParams.get('key') ?? '';

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: string;
}

/** Asks under a name of the caller's choice, which `fetch` cannot do. */
function ask(
  server: FakeServer,
  path: string,
  { method = 'GET', headers = {}, body }: AskOptions = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const address = new URL(path, server.localUrl);
  const asking = request(address, { method, headers, agent: false }, (answer) => {
    let text = '';
    answer.setEncoding('utf8').on('data', (part: string) => (text += part));
    answer.once('end', () => {
      const { statusCode = 0, rawHeaders } = answer;
      resolve({ status: statusCode, text, headers: rawHeaders.join(' ') });
    });
  });
  asking.once('error', reject).end(body);
  return promise;
}

interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const json = { 'content-type': 'application/json' };

/** Every way to use a power, read from the mounted routes. */
function powers(world: FakeServer['world']): readonly (readonly [string, string, AskOptions])[] {
  const { stack } = controlApi(world) as unknown as {
    stack: readonly { route?: { path: string; methods: Readonly<Record<string, boolean>> } }[];
  };
  const calls = stack.flatMap(({ route }) =>
    route
      ? Object.keys(route.methods).map((method) => ({
          path: route.path,
          method: method.toUpperCase(),
        }))
      : [],
  );
  return [
    ...calls.map(({ path, method }) => {
      const options = method === 'GET' ? {} : { method, headers: json, body: '{}' };
      return [`${method} ${path}`, `/control/api${path}`, options] as const;
    }),
    ['the control page', '/control', {}],
    ['the outbox', '/control/outbox', {}],
    ['a script of the control page', '/control/assets/control.js', {}],
    ['a link to a scenario', '/control/scenario/maintenance', {}],
    ['its button', '/control/scenario/maintenance', { method: 'POST' }],
    ...['stream', 'pairings', 'tell', 'dismiss'].map(
      (path) =>
        [
          `${path} of the relay of flows`,
          `/control/relay/${path}`,
          { method: 'POST', headers: json, body: '{}' },
        ] as const,
    ),
    ...Object.keys(scenarios).map(
      (name) =>
        [
          `the header of ${name}`,
          '/api/site/menu',
          { headers: { 'x-portal-scenario': name } },
        ] as const,
    ),
  ];
}

describe('the powers of the fake (T3)', () => {
  test('need the key when used from another machine', async () => {
    const all = powers(exposed.world);
    expect(all.length).toBeGreaterThan(80);
    const before = JSON.stringify(exposed.world.situations.of());
    for (const [name, path, options] of all) {
      for (const wrong of [{}, { 'x-portal-control-key': 'guessed' }]) {
        const headers = { ...options.headers, ...wrong };
        const { status } = await ask(exposed, path, { ...options, headers });
        expect(status, name).toBe(path.startsWith('/api') ? 400 : 401);
      }
    }
    expect(JSON.stringify(exposed.world.situations.of())).toBe(before);
  });

  test('work with the key', async () => {
    const headers = { 'x-portal-control-key': key };
    expect((await ask(exposed, '/control/api/state', { headers })).status).toBe(200);
    const situation = { ...headers, 'x-portal-scenario': 'maintenance' };
    expect((await ask(exposed, '/api/site/menu', { headers: situation })).status).toBe(503);
    expect((await ask(exposed, '/api/site/menu')).status).toBe(200);
  });

  test('let a portal be steered by the key alone (T7)', async () => {
    const fetchFromServer = globalThis.fetch;
    onTestFinished(() => void vi.unstubAllGlobals());
    /** Whether a page of this server, whose browser sends these headers, offers and takes steering. */
    const maySteer = (headers: Readonly<Record<string, string>>) => {
      vi.stubGlobal('fetch', (path: string, options: RequestInit) =>
        fetchFromServer(new URL(path, exposed.localUrl), { ...options, headers }),
      );
      return hasControl();
    };
    expect(await maySteer({})).toBe(false);
    expect(await maySteer({ 'x-portal-control-key': 'guessed' })).toBe(false);
    expect(await maySteer({ cookie: `__Host-control-key=${'0'.repeat(key.length)}` })).toBe(false);
    expect(await maySteer({ 'x-portal-control-key': key })).toBe(true);
  });

  test('are refused to a name of another site that leads to this machine', async () => {
    for (const [name, path, options] of powers(local.world)) {
      const headers = { ...options.headers, host: FOREIGN_NAME };
      const { status } = await ask(local, path, { ...options, headers });
      expect(status, name).toBe(path.startsWith('/api') ? 400 : 403);
    }
  });

  test('do not serve third parties to other machines', async () => {
    const { firebase } = exposed.world;
    const codes = `/identitytoolkit/emulator/v1/projects/${firebase.projectId}/verificationCodes`;
    for (const path of ['/geetest/v4/answer', codes]) {
      const answer = await fetch(exposed.vendorsUrl + path);
      expect(answer.ok, path).toBe(false);
    }
  });

  test('a server behind a proxy counts as reachable by others', async () => {
    const behind = await startTestServer({ trustedProxies: 1 });
    const { status } = await ask(behind, '/control/api/state');
    await behind.close();
    expect(status).toBe(401);
  });
});

describe('addresses', () => {
  const claims = {
    host: FOREIGN_NAME,
    'x-forwarded-host': FOREIGN_NAME,
    'x-forwarded-proto': 'https',
    forwarded: `host=${FOREIGN_NAME};proto=https`,
  };
  /** Pages, policies and public answers; the calls of the contract are walked by the kit. */
  const places = [
    '/',
    '/register',
    '/missing.png',
    '/api/site/permission',
    '/api/site/resources?lang=PT',
    '/api/site/domains',
    '/openapi',
    '/openapi/openapi.json',
    '/control?x=1',
  ];

  test.each(places)('%s uses no host that a request claims', async (path) => {
    for (const server of [exposed, local]) {
      const { text, headers } = await ask(server, path, { headers: claims });
      expect(headers + text).not.toContain(FOREIGN_NAME);
    }
  });

  test('of the third parties stand beside the public one, or are configured', async () => {
    const { port } = new URL(exposed.vendorsUrl);
    const { text, headers } = await ask(exposed, '/api/site/resources?lang=PT', {
      headers: claims,
    });
    expect(text).toContain(`${PUBLIC}:${port}/`);
    expect(headers).toContain('Strict-Transport-Security max-age=31536000');
    expect((await ask(local, '/')).headers).not.toContain('Strict-Transport-Security');
    const vendorsUrl = 'https://games.example';
    const apart = await startTestServer({ publicUrls: [PUBLIC], vendorsUrl });
    const page = await ask(apart, '/');
    await apart.close();
    expect(page.headers).toContain(`frame-src ${vendorsUrl};`);
  });
});
