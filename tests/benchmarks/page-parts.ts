import type { Locator, Page } from 'playwright-core';
import { restedFor } from '#tests/support/network-rest.ts';

/** A page is idle after this long without requests, in milliseconds. */
const REST = 500;

/** The first game of the page that is open and not in its own tab. */
export function playableTile(page: Page): Locator {
  return page
    .locator('main [data-game-tile][data-closed="false"] a[href^="/game?"]:not([target])')
    .first();
}

/** Waits until the page has been idle for a while. Its context's traffic is recorded. */
export async function comeToRest(page: Page): Promise<void> {
  while (restedFor(page) < REST) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
}
