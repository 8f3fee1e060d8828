import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { permissionInfoSchema, resourcesSchema } from '#contract/entities/site.ts';
import { call, signIn } from './support/api.ts';
import { sharedServer } from './support/shared-world.ts';
import { startTestServer } from './support/test-server.ts';
import { FIRST_MOMENT } from './support/test-world.ts';

const server = await sharedServer();
const origin = server.portalUrl;
beforeEach(() => {
  server.world.situations.set([]);
  server.world.clock.reset();
});

const status = async () => (await call(origin, 'GET', '/site/status')).body;

describe('the status', () => {
  test('does not keep a session alive (A19)', async () => {
    const token = await signIn(origin, 'maria', 'aurora2026');
    const { sessionIdleMinutes } = server.world.settings.current;
    for (let minute = 0; minute < sessionIdleMinutes; minute += 5) {
      server.world.clock.move(5 * 60_000);
      expect((await call(origin, 'GET', '/site/status', { token })).status).toBe(200);
    }
    const { body } = await call(origin, 'GET', '/account/member', { token });
    expect(body).toMatchObject({ code: 'token_expired' });
  });

  test('is normal, with the world’s time and the visitor’s address', async () => {
    expect(await status()).toEqual({
      success: true,
      value: {
        status: 0,
        ip: '127.0.0.1',
        until: null,
        serverTime: new Date(FIRST_MOMENT).toISOString(),
      },
    });
  });

  test('is maintenance before region block, and says until when', async () => {
    server.world.situations.set(['region-block']);
    expect(await status()).toMatchObject({ value: { status: 2, until: null } });
    server.world.situations.set(['maintenance', 'region-block']);
    const { value } = z
      .object({ value: z.object({ status: z.literal(1), until: z.string() }) })
      .parse(await status());
    expect(Date.parse(value.until)).toBeGreaterThan(FIRST_MOMENT);
    const answer = await call(origin, 'GET', '/site/permission');
    expect(answer.body).toMatchObject({ value: { maintenance: true, regionRestriction: true } });
  });
});

test('the live chat of the site answers on the third parties’ origin', async () => {
  const { body } = await call(origin, 'GET', '/site/permission');
  const { value } = z.object({ value: permissionInfoSchema }).parse(body);
  const [chat] = value.customerService;
  expect(chat?.csType).toBe('LIVECHAT');
  const address = new URL(chat?.path ?? origin);
  expect(address.origin).toBe(server.vendorsUrl);
  const page = await fetch(address, { headers: { 'accept-language': 'en' } });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(await page.text()).toContain('<html lang="en"');
});

test('the site’s domains are its addresses, this one first (S8)', async () => {
  const several = await startTestServer({ host: 'localhost' });
  const { host, port } = new URL(several.portalUrl);
  const { body } = await call(several.portalUrl, 'GET', '/site/domains');
  const page = await fetch(`${several.portalUrl}/`);
  await several.close();
  const domains = [`http://${host}`, `http://127.0.0.1:${port}`];
  expect(body).toMatchObject({
    value: { domainList: domains.map((domain) => ({ domain, speed: null })) },
  });
  // Its pages may measure them.
  const policy = page.headers.get('content-security-policy') ?? '';
  const connect = policy.split('; ').find((rule) => rule.startsWith('connect-src'));
  for (const domain of domains) expect(connect).toContain(domain);
});

const readResources = async () => {
  const { body } = await call(origin, 'GET', '/site/resources');
  return z.object({ value: resourcesSchema }).parse(body).value;
};

test('keyed resources lead to existing pages, only where configured (S2, S16)', async () => {
  const resources = await readResources();
  expect(Object.keys(resources)).toEqual(
    expect.arrayContaining(['Android', 'USDJUMP', 'Telegram']),
  );
  const pages = await Promise.all(Object.values(resources).map(({ url }) => fetch(url)));
  expect(pages.map((page) => page.status)).toEqual(pages.map(() => 200));
  server.world.settings.change({ resources: ['Android'] });
  expect(Object.keys(await readResources())).toEqual(['Android']);
  server.world.settings.reset();
});

test('the analytics tag is given only where it is configured (S11)', async () => {
  const analytics = async () => {
    const { body } = await call(origin, 'GET', '/site/permission');
    return z.object({ value: permissionInfoSchema }).parse(body).value.analytics;
  };
  expect(await analytics()).toEqual({ gtagId: null, scriptUrl: null });
  server.world.settings.change({ gtagId: 'G-TEST' });
  const { gtagId, scriptUrl } = await analytics();
  server.world.settings.reset();
  expect(gtagId).toBe('G-TEST');
  const script = await fetch(scriptUrl ?? origin);
  expect(script.headers.get('content-type')).toContain('javascript');
});

test('a chosen language lasts for the session, and falls back where the site lacks it', async () => {
  const token = await signIn(origin, 'maria', 'aurora2026');
  const choose = async (language: string) =>
    (await call(origin, 'POST', '/site/language', { token, body: { language } })).body;
  const title = async (headers = {}) => {
    const { body } = await call(origin, 'GET', '/promotions', { token, headers });
    const { value } = z.object({ value: z.array(z.object({ title: z.string() })) }).parse(body);
    return value[0]?.title;
  };
  expect(await title()).toBe('Bônus de boas-vindas');
  expect(await title({ 'accept-language': 'en' })).toBe('Welcome bonus');
  const { id = 0 } = server.world.members.byAccount('maria') ?? {};
  const { id: before } = server.world.live.since(id, undefined);
  expect(await choose('EN')).toMatchObject({ value: { language: 'EN' } });
  // The labels of the person have other names now (S17).
  expect(server.world.live.since(id, before).topics).toEqual(['profile']);
  expect(await title()).toBe('Welcome bonus');
  expect(await choose('JA')).toMatchObject({ value: { language: 'PT' } });
  expect(await title({ 'accept-language': 'en' })).toBe('Bônus de boas-vindas');
  const unknown = await call(origin, 'POST', '/site/language', { body: { language: 'XX' } });
  expect(unknown).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});
