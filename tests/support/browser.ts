import { type Browser, chromium } from 'playwright-core';
import { findBrowser, NoBrowserError } from '#tools/browser.ts';

/** Flags for every Chromium that the tests start: nothing of the browser's own goes out. */
const browserFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/**
 * Starts a headless Chromium of this machine. The caller closes it.
 *
 * @throws NoBrowserError when there is none; `npm test` gets one.
 */
export async function launchBrowser(extraFlags: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    throw new NoBrowserError('No Chromium here: `npm test -- --only journeys` gets one.');
  }
  return await chromium.launch({ executablePath, args: [...browserFlags, ...extraFlags] });
}

const shared = new Map<boolean, Promise<Browser>>();

/**
 * The browser of this worker, started at first use: the files of a project that share modules share
 * it, too. Nobody closes it; it ends with the worker.
 *
 * @param pictures false for one that loads none: they are a third of a page's cost
 * @throws NoBrowserError when there is none; `npm test` gets one.
 */
export async function sharedBrowser(pictures = true): Promise<Browser> {
  const browser =
    shared.get(pictures) ?? launchBrowser(pictures ? [] : ['--blink-settings=imagesEnabled=false']);
  shared.set(pictures, browser);
  return await browser;
}
