import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, ViewportSize } from 'playwright-core';
import { build, preview } from 'vite';
import { test as withoutPage } from 'vitest';
import { sharedBrowser } from '#tests/support/browser.ts';
import { lookOften } from '#tests/support/look-often.ts';

/** The page of every component, built and served, and a browser to look at it with. */
interface LookingPageHost {
  /** Loads it again in the one tab; the query sets theme and direction. */
  open(query?: string, viewport?: ViewportSize): Promise<Page>;
  /** Loads it in a new tab, for a test with another clock or other settings. */
  openApart(): Promise<Page>;
  close(): Promise<void>;
}

/** A test that looks at the page of every component, which is built once. */
export const test = withoutPage.extend(
  'looking',
  { scope: 'worker' },
  // oxlint-disable-next-line no-empty-pattern -- vitest reads there what a fixture needs: nothing
  async ({}, { onCleanup }): Promise<LookingPageHost> => {
    const host = await hostLookingPage();
    onCleanup(() => host.close());
    return host;
  },
);

/** Builds the looking page into a separate folder, and serves it. */
async function hostLookingPage(): Promise<LookingPageHost> {
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
  const browser = await sharedBrowser();
  const newTab = async () => {
    const tab = await browser.newPage({ reducedMotion: 'reduce' });
    lookOften(tab);
    tab.setDefaultTimeout(60_000);
    return tab;
  };
  const load = async (tab: Page, query: string) => {
    await tab.goto(url + query);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    return tab;
  };
  const shared = await newTab();
  return {
    async open(query = '', viewport = { width: 1280, height: 720 }) {
      await shared.setViewportSize(viewport);
      return await load(shared, query);
    },
    openApart: async () => await load(await newTab(), ''),
    async close() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
