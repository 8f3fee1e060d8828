import type { Browser, Page } from 'playwright-core';
import { startFakeServer } from '#fake-server/start.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { openSlowPhone } from './phone-profile.ts';
import { median, spread } from './ratios.ts';

const CROWD = 10_000;
const FEW = 60;
const openingGoal = 1.25;
const framesGoal = 0.95;
const nodesGoal = 1_000;
/** So long the page is scrolled, and so far at each frame. */
const SCROLL_MILLISECONDS = 3_000;
const SCROLL_STEP_PIXELS = 12;
/** From the top to the end and back, in so many steps. */
const JOURNEY_STEPS = 60;

/** What one visit of the lobby cost. */
interface LobbyFigures {
  /** Until the pictures of the first view were there, in milliseconds since the navigation began. */
  readonly opened: number;
  readonly framesPerSecond: number;
  readonly nodes: number;
  /**
   * Memory after a round trip to the end, relative to before: the first trip includes one-time
   * costs.
   */
  readonly firstTrip: number;
  /** The same for a second trip: growth here would be a leak. */
  readonly secondTrip: number;
}

/**
 * Prints the cost of a lobby of 10,000 games on a slow phone, relative to one of 60 in the same run
 * (L2).
 */
export async function benchmarkCrowdedLobby(runs: number): Promise<void> {
  const [crowded, few] = await Promise.all([startLobby(CROWD), startLobby(FEW)]);
  const browser = await launchBrowser(['--enable-precise-memory-info']);
  const many: LobbyFigures[] = [];
  const small: LobbyFigures[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      // Taking turns: what slows the machine down for a while slows both.
      small.push(await measureLobby(browser, few.url));
      many.push(await measureLobby(browser, crowded.url));
    }
  } finally {
    await browser.close();
    await Promise.all([crowded.close(), few.close()]);
  }
  print(many, small);
}

async function startLobby(slotGames: number) {
  const server = await startFakeServer({
    file: ':memory:',
    seed: 2026,
    slotGames,
    machineTime: Date.now,
    passwordCost: 16,
    port: 0,
    host: 'localhost',
    settings: { announcementPopups: 0 },
    log: (line) => process.stderr.write(`${line}\n`),
  });
  // The house's own games are slots of all providers, as many in both.
  const url = new URL('/rng?kind=vendors', server.portalUrl).href;
  return { url, close: () => server.close() };
}

async function measureLobby(browser: Browser, url: string): Promise<LobbyFigures> {
  const page = await openSlowPhone(browser);
  try {
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    const opened = await page.evaluate(firstTilesShown);
    await page.waitForLoadState('networkidle');
    const framesPerSecond = await page.evaluate(scrollAndCountFrames, {
      milliseconds: SCROLL_MILLISECONDS,
      step: SCROLL_STEP_PIXELS,
    });
    // The cache is not measured.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const before = await usedMemory(page);
    const nodes = await goToTheEndAndBack(page);
    const between = await usedMemory(page);
    await goToTheEndAndBack(page);
    const after = await usedMemory(page);
    return {
      opened,
      framesPerSecond,
      nodes,
      firstTrip: between / before,
      secondTrip: after / between,
    };
  } finally {
    await page.context().close();
  }
}

/** Bytes that are in use once nothing is left to be collected. */
async function usedMemory(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize;
}

/** The most nodes that the page had on the way. */
async function goToTheEndAndBack(page: Page): Promise<number> {
  let max = 0;
  const shares = Array.from({ length: JOURNEY_STEPS + 1 }, (_, step) => step / JOURNEY_STEPS);
  for (const share of [...shares, ...shares.toReversed()]) {
    const nodes = await page.evaluate((part) => {
      const { top = 0, height = 0 } =
        document.querySelector('ul[data-refreshing]')?.getBoundingClientRect() ?? {};
      window.scrollTo(0, top + scrollY + part * (height - innerHeight));
      return document.querySelectorAll('*').length;
    }, share);
    await page.waitForFunction(() => {
      const tiles = [...document.querySelectorAll('[data-game-tile]')];
      return tiles.some((tile) => {
        const { top, bottom } = tile.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
    });
    max = Math.max(max, nodes);
  }
  return max;
}

/** When the pictures of the tiles in the window had come. Runs in the page. */
function firstTilesShown(): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-game-tile] img')];
      const inView = pictures.filter(
        (picture) => picture.getBoundingClientRect().top < innerHeight,
      );
      const shown = inView.length > 0 && inView.every(({ naturalWidth }) => naturalWidth > 0);
      if (shown) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Frames a second while the page is scrolled down and up. Runs in the page. */
function scrollAndCountFrames(options: {
  readonly milliseconds: number;
  readonly step: number;
}): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    let frames = 0;
    let step = options.step;
    const next = () => {
      const passed = performance.now() - start;
      if (passed >= options.milliseconds) {
        resolve((frames / passed) * 1_000);
        return;
      }
      frames += 1;
      // Both pages scroll over the same few rows, because the small one has no more.
      if (window.scrollY > 1_500) step = -options.step;
      if (window.scrollY <= 0) step = options.step;
      window.scrollBy(0, step);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

function print(many: readonly LobbyFigures[], few: readonly LobbyFigures[]): void {
  const figures = (key: keyof LobbyFigures) => [
    many.map((visit) => visit[key]),
    few.map((visit) => visit[key]),
  ];
  const ratioLine = (title: string, key: 'opened' | 'framesPerSecond', goal: string) => {
    const [own = [], other = []] = figures(key);
    const ratio = (median(own) / median(other)).toFixed(2);
    return (
      `  ${title.padEnd(20)}${ratio.padStart(6)}   goal ${goal}   ` +
      `${median(own).toFixed(0)} (${spread(own)}) against ${median(other).toFixed(0)} (${spread(other)})`
    );
  };
  const memoryLine = (title: string, key: 'firstTrip' | 'secondTrip') => {
    const [own = [], other = []] = figures(key);
    return `  ${title.padEnd(20)}${median(own).toFixed(2).padStart(6)}   of what it was before; ${median(other).toFixed(2)} in the small one`;
  };
  const lines = [
    `Lobby of ${CROWD} games on a slow phone, median of ${many.length} (one of ${FEW} beside it)`,
    ratioLine('opened, ms', 'opened', `${openingGoal} or less`),
    ratioLine('frames a second', 'framesPerSecond', `${framesGoal} or more`),
    `  ${'most nodes'.padEnd(20)}${String(Math.max(...many.map(({ nodes }) => nodes))).padStart(6)}   goal under ${nodesGoal}`,
    memoryLine('memory, first trip', 'firstTrip'),
    memoryLine('memory, once more', 'secondTrip'),
  ];
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
