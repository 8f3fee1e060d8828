import type { CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '#tests/support/browser.ts';
import { noteTraffic } from '#tests/support/network-rest.ts';
import { profiles } from '#tests/support/page.ts';
import { signInAsTrial } from '#tests/support/trial-session.ts';
import { comeToRest, playableTile } from './page-parts.ts';
import { startQuietPortal } from './quiet-portal.ts';

/** How long somebody goes round: first until all code is compiled, then for the figures. */
const minutes = { before: 2, measured: 10 } as const;
/** Allowed heap growth during the measured minutes, relative to before. */
const goal = 0.1;

/** What the page holds after the collector has been through. */
interface Held {
  readonly megabytes: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Detached elements that a script still holds. */
  readonly detached: readonly string[];
}

/** Prints the memory left by ten minutes between home, lobby and games (P4). */
export async function benchmarkHeap(): Promise<void> {
  const portal = await startQuietPortal();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({
      ...profiles.phone,
      locale: 'pt-BR',
      baseURL: portal.url,
      reducedMotion: 'reduce',
    });
    const token = await signInAsTrial(portal.url);
    noteTraffic(context);
    const page = await context.newPage();
    await page.addInitScript((own) => {
      if (window.top === window) sessionStorage.setItem('token', own);
    }, token);
    await page.goto('/');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await devtools.send('DOM.enable');

    await goRoundFor(page, minutes.before);
    const before = await held(page, devtools);
    const rounds = await goRoundFor(page, minutes.measured);
    const after = await held(page, devtools);
    print(rounds, before, after);
  } finally {
    await browser.close();
    await portal.stop();
  }
}

function print(rounds: number, before: Held, after: Held): void {
  const growth = after.megabytes / before.megabytes - 1;
  const heap = `${after.megabytes.toFixed(2)} MB   ${percentOf(growth)}, goal ${percentOf(goal)}`;
  const detached = `${after.detached.length}   goal 0 ${after.detached.join(' ')}`;
  const lines = [
    `Held after ${minutes.measured} minutes and ${rounds} rounds of home, lobby, game and back`,
    `  heap                ${before.megabytes.toFixed(2)} → ${heap}`,
    `  nodes               ${before.nodes} → ${after.nodes}`,
    `  listeners           ${before.listeners} → ${after.listeners}`,
    `  detached elements   ${before.detached.length} → ${detached}`,
  ];
  process.stdout.write(`${lines.map((line) => line.trimEnd()).join('\n')}\n\n`);
}

function percentOf(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** Goes from home to the lobby, into a game and back until the time is over; begins and ends at home. */
async function goRoundFor(page: Page, howManyMinutes: number): Promise<number> {
  const end = Date.now() + howManyMinutes * 60_000;
  let rounds = 0;
  while (Date.now() < end) {
    await page.locator('nav a[href="/rng"]:visible').first().tap();
    await page.waitForURL('**/rng');
    await playableTile(page).tap();
    await page.locator('iframe').waitFor();
    await page.goBack();
    await page.waitForURL('**/rng');
    await playableTile(page).waitFor();
    await page.locator('nav a[href="/"]:visible').first().tap();
    await page.waitForURL((address) => address.pathname === '/');
    await playableTile(page).tap();
    await page.locator('iframe').waitFor();
    await page.goBack();
    await page.waitForURL((address) => address.pathname === '/');
    await playableTile(page).waitFor();
    rounds += 1;
  }
  return rounds;
}

async function held(page: Page, devtools: CDPSession): Promise<Held> {
  await comeToRest(page);
  // What one pass frees may have held something else.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { detachedNodes } = await devtools.send('DOM.getDetachedDomNodes');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const figure = (name: string) => {
    const value = metrics.find((metric) => metric.name === name)?.value;
    if (value === undefined) throw new Error(`The browser tells no ${name}.`);
    return value;
  };
  return {
    megabytes: figure('JSHeapUsedSize') / 1e6,
    nodes: figure('Nodes'),
    listeners: figure('JSEventListeners'),
    detached: detachedNodes.map(({ treeNode }) => treeNode.nodeName.toLowerCase()),
  };
}
