import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/**
 * Gzip bytes (level 9) of every script of the portal's own origin that the page has loaded since
 * its navigation, preloads included. The figure does not depend on the server's compression.
 */
export async function measureTransferredScriptBytes(page: Page): Promise<number> {
  const urls = await page.evaluate(() => {
    const fetched = performance.getEntriesByType('resource').map((entry) => new URL(entry.name));
    const own = fetched.filter(
      (url) => url.origin === location.origin && url.pathname.endsWith('.js'),
    );
    return [...new Set(own.map(String))];
  });
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
      return gzipSync(await response.bytes(), { level: 9 }).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
