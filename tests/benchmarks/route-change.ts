import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '#tests/support/browser.ts';
import { profiles } from '#tests/support/page.ts';
import { startBareSite } from './bare-site.ts';
import { phone } from './phone-profile.ts';
import { startQuietPortal } from './quiet-portal.ts';
import { median, spread } from './ratios.ts';

/** Milliseconds from the press to the paint (P4). */
const goal = 100;
/** Round trips without timing, until both pages are loaded, and with timing. */
const rounds = { before: 2, timed: 4 } as const;

const directions = [
  ['home to lobby', '/rng'],
  ['lobby to home', '/'],
] as const;

/** Milliseconds of each timed change, by where it led. */
type Changes = Readonly<Record<(typeof directions)[number][1], number[]>>;

/** Prints what a change between two loaded pages costs (P4), beside a bare page in the same run. */
export async function benchmarkRouteChange(runs: number): Promise<void> {
  const portal = await startQuietPortal();
  const bareSite = await startBareSite(portal.url, 'bare-routes');
  const browser = await launchBrowser();
  const own: Changes = { '/rng': [], '/': [] };
  const other: Changes = { '/rng': [], '/': [] };
  let tiles = { home: 0, lobby: 0 };
  try {
    for (let run = 0; run < runs; run += 1) {
      tiles = await measureChanges(browser, `${portal.url}/`, own);
      const address = `${bareSite.url}/?home=${tiles.home}&lobby=${tiles.lobby}`;
      const bareTiles = await measureChanges(browser, address, other);
      if (bareTiles.home !== tiles.home || bareTiles.lobby !== tiles.lobby) {
        throw new Error('The bare pages have other tiles.');
      }
    }
  } finally {
    await browser.close();
    await bareSite.close();
    await portal.stop();
  }
  const lines = [
    `Change between loaded pages of ${tiles.home} and ${tiles.lobby} tiles, from press to paint, ` +
      `at ${phone.cpuSlowdown}x slowdown, median of ${runs * rounds.timed} (bare React router beside it)`,
    ...directions.map(([title, path]) => {
      const ratio = median(own[path]) / median(other[path]);
      return (
        `  ${title.padEnd(20)}${median(own[path]).toFixed(0).padStart(6)} ms (${spread(own[path])})   ` +
        `goal ${goal} ms   bare ${median(other[path]).toFixed(0)} ms (${spread(other[path])}), ` +
        `${ratio.toFixed(1)} times`
      );
    }),
  ];
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

/** Switches to and fro and records each timed change; returns each page's tiles. */
async function measureChanges(browser: Browser, url: string, changes: Changes) {
  const context = await browser.newContext({
    ...profiles.phone,
    locale: 'pt-BR',
    // Moving parts, such as banners, are not part of the change.
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const devtools = await context.newCDPSession(page);
    const tiles = { '/rng': 0, '/': 0 };
    for (let round = 0; round < rounds.before; round += 1) {
      for (const [, path] of directions) {
        await page.evaluate(changeTo, path);
        await page.waitForLoadState('networkidle');
        tiles[path] = await tilesOn(page);
      }
    }
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
    for (let round = 0; round < rounds.timed; round += 1) {
      for (const [, path] of directions) {
        changes[path].push(await page.evaluate(changeTo, path));
        // Work after the first view is not part of the next change.
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      }
    }
    return { home: tiles['/'], lobby: tiles['/rng'] };
  } finally {
    await context.close();
  }
}

async function tilesOn(page: Page): Promise<number> {
  return await page.locator('[data-game-tile]').count();
}

/**
 * Runs in the page: presses the visible link there, and returns the milliseconds until the other
 * page's tiles are painted.
 */
async function changeTo(path: string): Promise<number> {
  const links = document.querySelectorAll<HTMLElement>(`nav a[href="${path}"]`);
  const link = [...links].find((candidate) => candidate.checkVisibility());
  const former = document.querySelector('[data-game-tile]');
  if (link === undefined || former === null) throw new Error(`Nothing here leads to ${path}.`);
  // Not polled per frame: polling would add to the measured cost.
  const { promise: changed, resolve: noteChange } = Promise.withResolvers<void>();
  const watch = new MutationObserver(() => {
    if (!former.isConnected && document.querySelector('[data-game-tile]') !== null) noteChange();
  });
  watch.observe(document, { childList: true, subtree: true });
  const start = performance.now();
  link.click();
  await changed;
  watch.disconnect();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  // Behind the frame: a message comes when it has been drawn.
  const { port1, port2 } = new MessageChannel();
  const drawn = new Promise((resolve) => port1.addEventListener('message', resolve));
  port1.start();
  port2.postMessage(null);
  await drawn;
  return performance.now() - start;
}
