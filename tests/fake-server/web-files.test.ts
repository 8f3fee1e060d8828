import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostHeadersOf } from '#contract/hosting.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { startTestServer } from './support/test-server.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'portal-web-'));
let server: FakeServer;

beforeAll(async () => {
  mkdirSync(join(webFolder, 'assets'));
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(webFolder, name), content);
  write('index.html', '<!doctype html><title>The page</title>');
  write('headers.json', JSON.stringify(hostHeadersOf({ scripts: ['sha256-AA'], styles: [] })));
  write('assets/app-1a2b.js', 'plain');
  write('assets/app-1a2b.js.br', brotliCompressSync('brotli'));
  write('assets/app-1a2b.js.gz', gzipSync('gzip'));
  server = await startTestServer({ webFolder });
});
afterAll(async () => {
  await server.close();
  rmSync(webFolder, { recursive: true });
});

/** Gets a path as it is, without the clean-up and the unpacking that `fetch` does. */
async function get(path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(server.portalUrl);
  const sent = request({ hostname, port, path, headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['', undefined],
  ['br;q=0, gzip', 'gzip'],
])('to a browser that takes "%s" a script goes as %s', async (accepted, encoding) => {
  const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-type']).toMatch(/^text\/javascript/u);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['vary']).toContain('Accept-Encoding');
});

test('every address of the app serves the page, revalidated at each visit', async () => {
  for (const path of ['/', '/index.html', '/register', '/register.html', '/promotions/welcome']) {
    const answer = await get(path, { accept: 'text/html,*/*;q=0.8' });
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect(answer.body).toContain('The page');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-AA'");
  }
});

test.each([
  '/headers.json',
  '/assets/app-1a2b.js.br',
  '/assets/gone-9z.js',
  '/../package.json',
  '/%2e%2e/package.json',
  '/art/games/nowhere.svg',
])('%s is not there', async (path) => {
  const answer = await get(path, { accept: 'text/html,*/*' });
  expect(answer.status).toBe(404);
  expect(answer.body).not.toContain('The page');
});

test('a request for data gets no page', async () => {
  expect((await get('/nowhere', { accept: 'application/json' })).status).toBe(404);
});
