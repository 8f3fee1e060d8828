import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

/** The watched page, built and served. */
export interface WatchedPageHost {
  readonly url: string;
  close(): Promise<void>;
}

/** Builds the watched page as `VITE_INSPECTOR` says, into a separate folder, and serves it. */
export async function hostWatchedPage(): Promise<WatchedPageHost> {
  const outDir = await mkdtemp(join(tmpdir(), 'watched-page-'));
  const settings = {
    configFile: join(import.meta.dirname, 'watched-page/vite.config.ts'),
    logLevel: 'error',
    mode: 'production',
  } as const;
  await build({ ...settings, build: { outDir, emptyOutDir: true } });
  const server = await preview({
    ...settings,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The preview server has no address.');
  return {
    url,
    async close() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
