import { launchBrowser } from '#tests/support/browser.ts';

import { startBareSite } from './bare-site.ts';
import { measurePage, type PageTimings } from './page-timings.ts';
import { startQuietPortal } from './quiet-portal.ts';
import { median, spread } from './ratios.ts';

const ratioGoal = 0.8;
const shiftGoal = 0.01;

const rows = [
  ['largest paint', 'largestPaint'],
  ['first game tile', 'firstTile'],
  ['first answered tap', 'firstAnsweredTap'],
  ['blocking time', 'blockingTime'],
] as const satisfies readonly (readonly [string, keyof PageTimings])[];

/** Prints what home costs on a slow phone, as ratios to a bare React page in the same run. */
export async function benchmarkHome(runs: number): Promise<void> {
  const portal = await startQuietPortal();
  const bareSite = await startBareSite(portal.url);
  const browser = await launchBrowser();
  const home: PageTimings[] = [];
  const bare: PageTimings[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      // Taking turns: what slows the machine down for a while slows both.
      bare.push(await measurePage(browser, bareSite.url));
      home.push(await measurePage(browser, portal.url));
    }
  } finally {
    await browser.close();
    await bareSite.close();
    await portal.stop();
  }
  print(home, bare);
}

function print(home: readonly PageTimings[], bare: readonly PageTimings[]): void {
  const lines = [`Home on a slow phone, median of ${home.length} (bare React page beside it)`];
  for (const [title, key] of rows) {
    const [own, other] = [home.map((load) => load[key]), bare.map((load) => load[key])];
    // A bare page may have no long task at all: then there is nothing to compare with.
    const ratio = median(other) === 0 ? '–' : (median(own) / median(other)).toFixed(2);
    lines.push(
      `  ${title.padEnd(20)}${ratio.padStart(6)}   goal ${ratioGoal} or less   ` +
        `${median(own).toFixed(0)} ms (${spread(own)}) against ${median(other).toFixed(0)} ms (${spread(other)})`,
    );
  }
  const shift = median(home.map((load) => load.layoutShift));
  lines.push(
    `  ${'layout shift'.padEnd(20)}${shift.toFixed(3).padStart(6)}   goal under ${shiftGoal}`,
  );
  const elements = new Set(home.map((load) => load.largestElement));
  lines.push(`  the largest paint was: ${[...elements].join('; ')}`);
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
