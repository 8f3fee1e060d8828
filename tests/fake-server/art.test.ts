import { expect, test } from 'vitest';
import { PAYMENT_MARKS } from '#fake-server/content/artwork/index.ts';
import { allBanners } from '#fake-server/content/banners.ts';
import { allPromotions } from '#fake-server/content/promotions.ts';
import { allVendors } from '#fake-server/content/vendors.ts';
import { sharedServer } from './support/shared-world.ts';

const server = await sharedServer();

/** What each base address answers to a picture's path. */
const statuses = async (bases: readonly string[]) =>
  await Promise.all(bases.map(async (base) => (await fetch(`${base}/art/site/logo.svg`)).status));

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.portalUrl}/art${path}`, { headers });

test('serves every picture that the world refers to', async () => {
  const { catalogue, content, promotions, profiles, members } = server.world;
  const member = members.byAccount('maria');
  const { banners } = content.notices(['B'], 'PT');
  const paths = [
    ...catalogue.hot().map(({ node_id }) => `/art/games/${node_id}.svg`),
    ...catalogue.lanes.flatMap(({ cards }) =>
      cards.flatMap(({ smallIcon, logo }) => [smallIcon, logo]),
    ),
    ...banners.flatMap(({ url, phoneUrl }) => [url, phoneUrl]),
    ...promotions.list(undefined, 'PT').map(({ image }) => image),
    ...PAYMENT_MARKS.map((name) => `/art/payments/${name}.svg`),
    ...(member ? [profiles.avatar(member).url] : []),
    ...profiles.icons.map(({ url }) => url),
    '/art/site/logo.svg',
    '/art/site/emblem.svg',
  ];
  expect(paths.length).toBeGreaterThan(
    allVendors.length * 2 + allBanners.length * 2 + allPromotions.length,
  );
  for (const path of paths) {
    const response = await fetch(server.portalUrl + path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text(), path).toMatch(/^<svg[^>]*>.*<\/svg>$/su);
  }
});

test('serves a picture compressed and cacheable, without scripts', async () => {
  const [game] = server.world.catalogue.hot();
  const path = `/games/${game?.node_id ?? ''}.svg`;
  const plain = await get(path, { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  const text = await plain.text();
  for (const encoding of ['br', 'gzip']) {
    const packed = await get(path, { 'accept-encoding': encoding });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(await packed.text()).toBe(text);
  }
  expect(plain.headers.get('x-content-type-options')).toBe('nosniff');
  expect(plain.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(plain.headers.get('cache-control')).toContain('max-age=3600');
  const etag = plain.headers.get('etag') ?? '';
  // As a browser revalidates an expired answer; fetch itself would bypass all caches.
  const known = await get(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' });
  expect(known.status).toBe(304);
});

test('answers 404 for a picture that does not exist', async () => {
  const paths = [
    '/games/none.svg',
    '/vendors/NONE/icon.svg',
    '/vendors/LUMEN/other.svg',
    '/banners/none/wide.svg',
    '/promotions/none.svg',
    '/payments/none.svg',
    '/site/none.svg',
    '/none/none.svg',
    '/games/%E0%A4%A.svg',
    '/',
  ];
  for (const path of paths) {
    const { status } = await get(path);
    expect([400, 404], path).toContain(status);
  }
});

test('serves a smaller picture of the same game in light mode (S15)', async () => {
  const [game] = server.world.catalogue.hot();
  const path = `/games/${game?.node_id}.svg`;
  const text = async (query: string) => await (await get(path + query)).text();
  const [whole, small, asWide] = await Promise.all([text(''), text('?w=150'), text('?w=1200')]);
  expect(small.length).toBeLessThan(whole.length * 0.97);
  expect(asWide).toBe(whole);
  const label = /aria-label="[^"]*"/u;
  expect(label.exec(small)?.[0]).toBe(label.exec(whole)?.[0]);
  expect(await text('?w=wide')).toBe(whole);
});

test('two CDNs have the pictures where the site names them, and one of them fails in its scenario (S11)', async () => {
  const cdns = async () => {
    const answer = await fetch(`${server.portalUrl}/api/site/permission`);
    return ((await answer.json()) as { value: { imageCDNs: string[] } }).value.imageCDNs;
  };
  expect(await cdns()).toEqual([]);
  server.world.situations.set(['image-cdns']);
  expect(await statuses(await cdns())).toEqual([200, 200]);
  server.world.situations.set(['image-cdn-failing']);
  expect(await statuses(await cdns())).toEqual([503, 200]);
  server.world.situations.set([]);
});
