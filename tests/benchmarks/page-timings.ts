import type { Browser } from 'playwright-core';
import { type Observed, observe, tapUntilAnswered } from './page-observers.ts';
import { openSlowPhone } from './phone-profile.ts';

/** What one load of a page cost. Times in milliseconds since the navigation began. */
export interface PageTimings {
  readonly largestPaint: number;
  /** The painted element, and its picture if it has one. */
  readonly largestElement: string;
  /** The first game tile's picture on the screen. */
  readonly firstTile: number;
  /** The first tap on a button with `aria-expanded` that changed it. */
  readonly firstAnsweredTap: number;
  /** Time beyond 50 ms of every long task. */
  readonly blockingTime: number;
  /** Sum of all layout shifts, without unit. */
  readonly layoutShift: number;
}

/** Loads the page twice with an empty cache: once untouched, once with a finger tapping. */
export async function measurePage(browser: Browser, url: string): Promise<PageTimings> {
  const observed = await loadUntouched(browser, url);
  if (observed.firstTile === undefined) throw new Error(`${url} painted no game tile.`);
  return {
    ...observed,
    firstTile: observed.firstTile,
    firstAnsweredTap: await loadTapping(browser, url),
  };
}

async function loadUntouched(browser: Browser, url: string): Promise<Observed> {
  const page = await openSlowPhone(browser);
  try {
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    const observed = await page.evaluate(() => window.observed);
    if (observed === undefined) throw new Error(`${url} could not be observed.`);
    return observed;
  } finally {
    await page.context().close();
  }
}

async function loadTapping(browser: Browser, url: string): Promise<number> {
  const page = await openSlowPhone(browser);
  try {
    await page.addInitScript(tapUntilAnswered);
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 60_000 });
    const answered = await page.evaluate(() => window.answeredTap);
    if (answered === undefined) throw new Error(`${url} could not be tapped.`);
    return answered;
  } finally {
    await page.context().close();
  }
}
