import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { restAnew, restedFor } from '#tests/support/network-rest.ts';
import { step } from '#tests/support/trail.ts';

/**
 * The timeout of every wait, in milliseconds: far longer than the slowest machine needs, since a
 * wait ends as soon as its condition holds.
 */
export const PATIENCE = 60_000;

/** An expectation that becomes true after a while, and fails if it does not. */
export function eventually<Value>(
  look: () => Value | Promise<Value>,
): ReturnType<typeof expect.poll<Value>> {
  return expect.poll(look, { timeout: PATIENCE });
}

/** How long a complete page makes no request, in milliseconds. */
const REST = 500;

/** Waits until the page is idle. A signed-in page's event stream does not count. */
export const seeNetworkRest = step(
  'wait until nothing is asked for',
  async (page: Page): Promise<void> => {
    await eventually(() => restedFor(page)).toBeGreaterThan(REST);
  },
);

/** Waits until it is in sight. */
export const see = step(
  (what) => `see ${String(what)}`,
  async (what: Locator): Promise<void> => {
    await what.first().waitFor({ state: 'visible' });
  },
);

/** Waits until it is hidden or removed. */
export const seeNoMore = step(
  (what) => `see no more ${String(what)}`,
  async (what: Locator): Promise<void> => {
    await what.first().waitFor({ state: 'hidden' });
  },
);

/** Waits until a picture has loaded, and is not broken. */
export const seePicture = step(
  (picture) => `see picture ${String(picture)}`,
  async (picture: Locator): Promise<void> => {
    await see(picture);
    await eventually(() =>
      picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
    ).toBeGreaterThan(0);
  },
);

/**
 * Presses a link of the drawn shell once the script has taken over: before that it leads to a page
 * instead of a dialog. React marks the elements that it has added.
 */
export const pressLink = step(
  (link) => `press link ${String(link)}`,
  async (link: Locator): Promise<void> => {
    await eventually(() =>
      link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
    ).toBe(true);
    await link.click();
  },
);

/** Waits until the address is this one: path and query. */
export const beAt = step(
  (_, address) => `be at ${String(address)}`,
  async (page: Page, address: string | RegExp): Promise<void> => {
    await page.waitForURL((url) => {
      const here = url.pathname + url.search;
      return typeof address === 'string' ? here === address : address.test(here);
    });
  },
);

/**
 * Leads the portal on to an address of its own, as the browser's forward does, without loading it
 * again. The page that stood there is gone when this ends.
 */
export const goOnTo = step(
  (_, address) => `go on to ${address}`,
  async (page: Page, address: string): Promise<void> => {
    await page.evaluate((to) => {
      // What the router itself notes in an entry; a link to a place in the page leaves none there.
      const { idx } = (history.state ?? { idx: 0 }) as { readonly idx: number };
      const state = { usr: null, key: crypto.randomUUID(), idx: idx + 1 };
      history.pushState(state, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    }, address);
    restAnew(page);
  },
);

/** Waits until it has the keyboard's focus. */
export const seeFocus = step(
  (what) => `see the focus on ${String(what)}`,
  async (what: Locator): Promise<void> => {
    await eventually(() => what.evaluate((node) => node === document.activeElement)).toBe(true);
  },
);

/** Whether any part of it is within the window as it is scrolled now. */
export function isInWindow(what: Locator): Promise<boolean> {
  return what.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}

/** Scrolls down, as long as that loads more, until it is in the window. */
export const scrollDownTo = step(
  (what) => `scroll down to ${String(what)}`,
  async (what: Locator): Promise<void> => {
    await eventually(async () => {
      if (await what.isVisible()) return true;
      await what.page().mouse.wheel(0, 800);
      return false;
    }).toBe(true);
    await what.scrollIntoViewIfNeeded();
  },
);

/** All that the portal has stored in this browser, with cookies and the tab's own, as one text. */
export function stored(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, history.state]),
  );
}
