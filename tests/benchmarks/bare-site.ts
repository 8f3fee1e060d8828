import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { precompress } from '#tools/vite/precompress.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** A bare React page, served like the portal: precompressed with brotli, same API behind. */
export interface BareSite {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Builds a bare page and serves it.
 *
 * @param portalUrl where its calls and pictures are passed on to
 * @param page its folder: home's tiles, a form, or two pages of tiles
 */
export async function startBareSite(
  portalUrl: string,
  page: 'bare-react' | 'bare-form' | 'bare-routes' = 'bare-react',
): Promise<BareSite> {
  const folder = await mkdtemp(join(tmpdir(), `${page}-`));
  await build({
    configFile: false,
    logLevel: 'warn',
    root: join(import.meta.dirname, page),
    plugins: [react(), precompress()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
    },
  });
  const server = createServer((incoming, answer) => {
    const path = new URL(incoming.url ?? '/', portalUrl).pathname;
    if (path === '/' || path.startsWith('/assets/')) void serveFile(folder, path, answer);
    else passOn(portalUrl, incoming, answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function serveFile(folder: string, path: string, answer: ServerResponse): Promise<void> {
  const file = join(folder, path === '/' ? 'index.html' : path);
  const headers = { 'content-type': types[extname(file)] ?? 'application/octet-stream' };
  try {
    // A file too small to be compressed is served as it is.
    const packed = await readFile(`${file}.br`).catch(() => undefined);
    const encoding = packed === undefined ? {} : { 'content-encoding': 'br' };
    const bytes = packed ?? (await readFile(file));
    answer.writeHead(200, { ...headers, ...encoding, 'content-length': bytes.length }).end(bytes);
  } catch {
    answer.writeHead(404).end();
  }
}

function passOn(portalUrl: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = incoming;
  const onward = request(new URL(incoming.url ?? '/', portalUrl), { method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  incoming.pipe(onward);
}
