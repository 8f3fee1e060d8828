import { tmpdir } from 'node:os';
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
 * Pages of the address bar, which nobody sees: each window of a browser with bars (one for each
 * context) loads two of them before its own page.
 */
const unseenPages: readonly string[] = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

const featuresOff = '--disable-features=';

/** What of its API Playwright declares to nobody: the flags that it gives every Chromium. */
interface ChromiumWithin {
  readonly _connection: {
    toImpl(type: typeof chromium): {
      defaultArgs(options: object, isPersistent: boolean, folder: string): Promise<string[]>;
    };
  };
}

/** The flag with all features that are off. Of two, Chromium reads the last alone: it has both. */
async function flagOfFeatures(): Promise<string> {
  const { _connection } = chromium as unknown as ChromiumWithin;
  const flags = await _connection.toImpl(chromium).defaultArgs({ args: [] }, false, tmpdir());
  const own = flags.find((flag) => flag.startsWith(featuresOff));
  if (own === undefined) throw new Error(`Playwright gives Chromium no ${featuresOff} any more.`);
  return [own, ...unseenPages].join(',');
}

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
  const args = [...browserFlags, await flagOfFeatures(), ...extraFlags];
  return await chromium.launch({ executablePath, args });
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
