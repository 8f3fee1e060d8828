import { afterEach, describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { noRequestLimits } from '#fake-server/http/request-limits.ts';
import { hashOfToken } from '#fake-server/kernel/tokens.ts';
import { normalSituation } from '#fake-server/situation/situation.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { routesOf } from '#tests/contract/kit/routes.ts';
import { onceWith, sealedFor } from './support/api.ts';
import { tokenOf } from './support/probe-server.ts';
import { startTestServer } from './support/test-server.ts';
import { refusalOf } from './support/test-world.ts';
import { atHome } from './support/visit-origins.ts';

let server: FakeServer;
afterEach(() => server.close());

const statusFrom = async (address: string, path = '/site/status', init: RequestInit = {}) => {
  const headers = { 'x-forwarded-for': address, 'content-type': 'application/json', ...onceWith() };
  return await fetch(`${server.portalUrl}/api${path}`, { ...init, headers });
};
const statuses = async (addresses: readonly string[]) => {
  const found: number[] = [];
  for (const address of addresses) found.push((await statusFrom(address)).status);
  return found;
};

describe('requests of one address beyond its limit are refused (limits of requests)', () => {
  test('with too_many_requests, and how long to wait', async () => {
    server = await startTestServer({
      limits: { ...noRequestLimits, callsPerMinute: 2 },
      trustedProxies: 1,
    });
    expect(await statuses(['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'])).toEqual([
      200, 200, 429, 200,
    ]);
    const refused = await statusFrom('203.0.113.1');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await refused.json()).toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: wait,
    });
  });

  test('an IPv6 network counts as one, and only a trusted proxy names addresses', async () => {
    const limits = { ...noRequestLimits, callsPerMinute: 1 };
    server = await startTestServer({ limits, trustedProxies: 1 });
    expect(await statuses(['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'])).toEqual([
      200, 429, 200,
    ]);
    await server.close();
    server = await startTestServer({ limits });
    expect(await statuses(['203.0.113.1', '203.0.113.2'])).toEqual([200, 429]);
  });

  test('failed sign-ins of a stranger give the owner no captcha', async () => {
    server = await startTestServer({ settings: { captchaAfterFailures: 1 } });
    const attempt = (password: string, from: string) =>
      refusalOf(() =>
        server.world.signIn.byPassword({ username: 'maria', password }, normalSituation, {
          address: from,
          origin: atHome,
        }),
      );
    expect(await attempt('wrong', '203.0.113.1')).toBe('credentials_incorrect');
    expect(await attempt('aurora2026', '203.0.113.1')).toBe('captcha_required');
    expect(await attempt('wrong', '203.0.113.2')).toBe('credentials_incorrect');
    expect(
      await server.world.signIn.byPassword(
        { username: 'maria', password: 'aurora2026' },
        normalSituation,
        { address: '203.0.113.3', origin: atHome },
      ),
    ).toMatchObject({ firstTimeLogin: false });
  });

  test('a known device needs no captcha, even while others fail', async () => {
    server = await startTestServer({ settings: { captchaAfterFailures: 1 } });
    const origin = server.portalUrl;
    const attempt = async (username: string, password: string, cookie = '') => {
      const body = await sealedFor(origin, { type: 'username', username, password });
      const response = await fetch(`${origin}/api/account/loginV2`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, ...onceWith() },
        body: JSON.stringify(body),
      });
      const { code = 'ok' } = (await response.json()) as { code?: string };
      return { code, kept: response.headers.getSetCookie().join() };
    };
    const first = await attempt('maria', 'aurora2026');
    expect(first.kept).toMatch(
      /^device=[\w.-]+; Max-Age=15552000; Path=\/api\/account; Expires=[^;]+; HttpOnly; SameSite=Strict$/u,
    );
    const device = first.kept.split(';')[0] ?? '';
    // Of the same address, as in a family or behind a carrier.
    expect((await attempt('maria', 'wrong')).code).toBe('credentials_incorrect');
    expect((await attempt('maria', 'aurora2026')).code).toBe('captcha_required');
    expect((await attempt('maria', 'aurora2026', device)).code).toBe('ok');
    // It is known to this account alone, and counts its own failures.
    expect((await attempt('joao', 'wrong', device)).code).toBe('credentials_incorrect');
    expect((await attempt('joao', 'aurora2026', device)).code).toBe('captcha_required');
    expect((await attempt('maria', 'wrong', device)).code).toBe('credentials_incorrect');
    expect((await attempt('maria', 'aurora2026', device)).code).toBe('captcha_required');
    // Nobody makes a mark for themselves.
    const forged = `device=${'A'.repeat(22)}.${'B'.repeat(22)}`;
    expect((await attempt('maria', 'aurora2026', forged)).code).toBe('captcha_required');
  });

  test('all calls that send codes or links by SMS or mail share a limit', async () => {
    server = await startTestServer({ limits: { ...noRequestLimits, codesPerHour: 1 } });
    const token = tokenOf(server.world, 'maria');
    server.world.sessions.prove(hashOfToken(token));
    const authorization = `Bearer ${token}`;
    const codeOf = async (method: string, path: string) => {
      const headers = { authorization, ...onceWith(), 'content-type': 'application/json' };
      const body = method === 'GET' ? null : '{}';
      const answer = await fetch(`${server.portalUrl}/api${path}`, { method, headers, body });
      return ((await answer.json()) as { code?: string }).code;
    };
    expect(await codeOf('POST', '/sms/login')).toBe('validation_failed');
    const sending = routesOf(contract).filter(
      ({ metadata: { codes } }) => codes.includes('sms_failed') || codes.includes('mail_failed'),
    );
    expect(sending.length).toBeGreaterThan(5);
    for (const { name, method, path, bodyType } of sending) {
      if (bodyType !== 'application/json') continue;
      expect(await codeOf(method, path), name).toBe('too_many_requests');
    }
    expect((await statusFrom('203.0.113.1')).status).toBe(200);
  });
});
