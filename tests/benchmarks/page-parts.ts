import type { Locator, Page } from 'playwright-core';
import { restedFor } from '#tests/support/network-rest.ts';

/** For how long nothing is asked for when a page has come to rest, in milliseconds. */
const REST = 500;

/** The first game of the page that can be played here: not closed, and in no tab of its own. */
export function playableTile(page: Page): Locator {
  return page
    .locator('main [data-game-tile][data-closed="false"] a[href^="/game?"]:not([target])')
    .first();
}

/** Waits until the page has waited for no answer for a while. Its context's traffic is noted. */
export async function comeToRest(page: Page): Promise<void> {
  while (restedFor(page) < REST) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
}
