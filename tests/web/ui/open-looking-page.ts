import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { build, preview } from 'vite';
import { launchBrowser } from '#tests/support/browser.ts';
import { lookOften } from '#tests/support/look-often.ts';

/** The page of every component, built and served, and a browser to look at it with. */
export interface LookingPageHost {
  /** Opens it in a context of its own; the query sets theme and direction. */
  open(query?: string, context?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** Builds the looking page into a folder of its own, serves it and starts a browser. */
export async function hostLookingPage(): Promise<LookingPageHost> {
  const configFile = join(import.meta.dirname, 'looking-page/vite.config.ts');
  const outDir = await mkdtemp(join(tmpdir(), 'looking-page-'));
  const settings = { configFile, logLevel: 'error', mode: 'production' } as const;
  await build({ ...settings, build: { outDir, emptyOutDir: true } });
  const server = await preview({
    ...settings,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The preview server has no address.');
  const browser: Browser = await launchBrowser();
  return {
    async open(query = '', context = {}) {
      const page = await (
        await browser.newContext({ reducedMotion: 'reduce', ...context })
      ).newPage();
      lookOften(page);
      page.setDefaultTimeout(60_000);
      await page.goto(url + query);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
