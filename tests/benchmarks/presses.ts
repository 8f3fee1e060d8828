import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '#tests/support/browser.ts';
import { noteTraffic } from '#tests/support/network-rest.ts';
import { profiles } from '#tests/support/page.ts';
import { signInAsTrial } from '#tests/support/trial-session.ts';
import { comeToRest, playableTile } from './page-parts.ts';
import { phone } from './phone-profile.ts';
import { startQuietPortal } from './quiet-portal.ts';
import { median, spread } from './ratios.ts';

/** Milliseconds from a press to the next paint (P4). */
const goal = 200;
/** Event Timing does not report shorter ones: they count as this long. */
const shortestMs = 16;
const searched = 'aurora';

/** One press, or one key after the other, on an idle page. */
interface Scene {
  readonly title: string;
  readonly path: string;
  readonly isMember?: boolean;
  /** Resolves when the expected content is on the screen. */
  readonly act: (page: Page) => Promise<void>;
}

const scenes: readonly Scene[] = [
  {
    title: 'open the menu',
    path: '/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      await page.getByRole('navigation', { name: 'Menu principal' }).waitFor();
    },
  },
  {
    title: 'open a dialog',
    path: '/',
    act: async (page) => {
      await playableTile(page).tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    title: 'open a game',
    path: '/',
    isMember: true,
    act: async (page) => {
      await playableTile(page).tap();
      await page.locator('iframe').waitFor();
    },
  },
  {
    title: 'type in the search',
    path: '/rng',
    act: async (page) => {
      await page.getByRole('searchbox').first().tap();
      await page.keyboard.type(searched, { delay: 150 });
    },
  },
];

/** Prints how long presses take until the next paint on a slow phone, first press after arriving (P4). */
export async function benchmarkPresses(runs: number): Promise<void> {
  const portal = await startQuietPortal();
  const browser = await launchBrowser();
  const longest = new Map<Scene, number[]>(scenes.map((scene) => [scene, []]));
  try {
    const token = await signInAsTrial(portal.url);
    for (let run = 0; run < runs; run += 1) {
      for (const [scene, figures] of longest) {
        figures.push(await longestInteraction(browser, portal.url, scene, token));
      }
    }
  } finally {
    await browser.close();
    await portal.stop();
  }
  const lines = [
    `From press to next paint, longest of a scene, at ${phone.cpuSlowdown}x slowdown, median of ${runs}`,
    ...[...longest].map(
      ([{ title }, figures]) =>
        `  ${title.padEnd(20)}${median(figures).toFixed(0).padStart(6)} ms (${spread(figures)})   goal ${goal} ms`,
    ),
  ];
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

/** The longest time in milliseconds from one of the scene's presses or keys to the next paint. */
async function longestInteraction(
  browser: Browser,
  url: string,
  { path, isMember = false, act }: Scene,
  token: string,
): Promise<number> {
  const context = await browser.newContext({
    ...profiles.phone,
    locale: 'pt-BR',
    baseURL: url,
    reducedMotion: 'reduce',
  });
  try {
    noteTraffic(context);
    const page = await context.newPage();
    if (isMember) {
      await page.addInitScript((own) => {
        if (window.top === window) sessionStorage.setItem('token', own);
      }, token);
    }
    await page.addInitScript(noteInteractions);
    await page.goto(path);
    await playableTile(page).waitFor();
    await comeToRest(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
    await act(page);
    const figures = await page.evaluate(interactionsSoFar);
    if (figures.length === 0) throw new Error(`Nothing was pressed at ${path}.`);
    return Math.max(shortestMs, ...figures);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    /** Durations in milliseconds of what a person pressed or typed. */
    interactions?: number[];
  }
}

/** Travels into the page. */
function noteInteractions(): void {
  const durations: number[] = [];
  window.interactions = durations;
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId > 0) durations.push(entry.duration);
    }
  };
  // The first input is always reported, however short.
  new PerformanceObserver(note).observe({ type: 'first-input', buffered: true });
  const presses = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver(note).observe(presses);
}

/** Runs in the page: the entries, after the frame of the last press is painted. */
async function interactionsSoFar(): Promise<readonly number[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await new Promise((resolve) => requestIdleCallback(resolve));
  return window.interactions ?? [];
}
