import { startPortal } from '#tests/support/server.ts';
import { measuredPages } from './arrival.ts';
import { startBareSite } from './bare-site.ts';
import { type Arrival, installLighthouse, measureArrival, measureReturn } from './lighthouse.ts';
import { median } from './ratios.ts';

/** Largest paint of a second visit, against the first one to a bare page. */
const goal = 0.5;

/** Prints the timings of a second visit to a page on a slow phone (P1). */
export async function benchmarkSecondVisit(runs: number, only?: string): Promise<void> {
  const pages = measuredPages(only);
  installLighthouse();
  const portal = await startPortal();
  const bareSite = await startBareSite(portal.url);
  const bare: Arrival[] = [];
  const returns = new Map<string, Arrival[]>(pages.map(({ path }) => [path, []]));
  try {
    for (let run = 0; run < runs; run += 1) {
      bare.push(await measureArrival(bareSite.url));
      for (const [path, measured] of returns)
        measured.push(await measureReturn(`${portal.url}${path}`));
    }
  } finally {
    await bareSite.close();
    await portal.stop();
  }
  const beside = paintOf(bare);
  const lines = [
    `Second visit on a slow phone, median of ${runs}; a first one to a bare page: ${(beside / 1000).toFixed(2)} s`,
    ...[...returns].map(([path, measured]) => {
      const paint = paintOf(measured);
      const seconds = `${(paint / 1000).toFixed(2)} s (${(paint / beside).toFixed(2)})`;
      return `  ${path.padEnd(28)}${seconds.padStart(13)}   goal ${goal}`;
    }),
  ];
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

/** The median largest paint, in milliseconds. */
function paintOf(measured: readonly Arrival[]): number {
  return median(measured.map(({ largestPaint }) => largestPaint));
}
