import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { devProxy } from '#tools/dev-proxy.ts';

/* `npm run dev -- --api URL` (T11): which server answers what in development. */

let folder: string;
let fakeServer: Server;
let backEnd: Server;
const vites: ViteDevServer[] = [];

/** A server that answers with its name and what it was asked for. */
async function startNamed(name: string): Promise<Server> {
  const server = createServer(({ url, headers: { host } }, response) => {
    response.end(JSON.stringify({ name, url, host }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Vite's server with these back ends; gives what it answers at a path. */
async function startVite(api: URL | undefined) {
  const vite = await createVite({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, ws: false, proxy: devProxy(originOf(fakeServer), api) },
  });
  vites.push(vite);
  await vite.listen();
  const [url] = vite.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('Vite has no address.');
  return async (path: string) => (await fetch(new URL(path, url))).text();
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dev-proxy-'));
  writeFileSync(join(folder, 'index.html'), '<title>The web app</title>');
  [fakeServer, backEnd] = await Promise.all([startNamed('fake server'), startNamed('back end')]);
});

afterAll(async () => {
  await Promise.all(vites.map((vite) => vite.close()));
  for (const server of [fakeServer, backEnd]) server.close();
  rmSync(folder, { recursive: true });
});

test('another back end answers the calls, at the path and by the name of its address', async () => {
  const answerAt = await startVite(new URL('/v2/api/', originOf(backEnd)));
  expect(JSON.parse(await answerAt('/api/games?pageNo=2'))).toEqual({
    name: 'back end',
    url: '/v2/api/games?pageNo=2',
    host: new URL(originOf(backEnd)).host,
  });
  for (const path of ['/art/game.webp', '/control', '/openapi/openapi.json']) {
    expect(JSON.parse(await answerAt(path))).toMatchObject({ name: 'fake server', url: path });
  }
  expect(await answerAt('/')).toContain('The web app');
  // A source of the web app below the same path is none of a back end's.
  expect(await answerAt('/api/client.ts')).not.toContain('back end');
});

test('without another back end the fake server answers the calls', async () => {
  const answerAt = await startVite(undefined);
  const answer: unknown = JSON.parse(await answerAt('/api/games'));
  expect(answer).toMatchObject({ name: 'fake server', url: '/api/games' });
});
