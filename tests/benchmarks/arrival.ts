import { startPortal } from '#tests/support/server.ts';
import { startBareSite } from './bare-site.ts';
import { type Arrival, installLighthouse, measureArrival } from './lighthouse.ts';
import { median } from './ratios.ts';

/** Pages that people come to from outside, each with its goal: largest paint against a bare page. */
const pages = [
  { path: '/', paint: 0.8, blocking: 200, performance: 95 },
  { path: '/rng', paint: 1.2, blocking: 300, performance: 90 },
  { path: '/promotions', paint: 1.2, blocking: 300, performance: 90 },
  { path: '/promotions/welcome-bonus', paint: 1.2, blocking: 300, performance: 90 },
  { path: '/lottery', paint: 1.2, blocking: 300, performance: 90 },
  { path: '/register', paint: 1.2, blocking: 300, performance: 90 },
  { path: '/login', paint: 1.2, blocking: 300, performance: 90 },
  { path: '/help', paint: 1.2, blocking: 300, performance: 90 },
] as const;

/**
 * Prints what a person with a slow phone gets (P1 to P3): the site as `npm start` serves it, with
 * all that opens by itself, by Lighthouse's phone under applied throttling, beside a bare React
 * page in the same run.
 */
export async function benchmarkArrival(runs: number): Promise<void> {
  installLighthouse();
  const portal = await startPortal();
  const bareSite = await startBareSite(portal.url);
  try {
    const urls = [bareSite.url, ...pages.map(({ path }) => `${portal.url}${path}`)];
    const arrivals = new Map<string, Arrival[]>(urls.map((url) => [url, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const [url, measured] of arrivals) {
        // oxlint-disable-next-line no-await-in-loop -- one page at a time has the machine
        measured.push(await measureArrival(url));
      }
    }
    print(runs, arrivals, urls);
  } finally {
    await bareSite.close();
    await portal.stop();
  }
}

function print(
  runs: number,
  arrivals: ReadonlyMap<string, readonly Arrival[]>,
  [bareUrl = '', ...urls]: readonly string[],
): void {
  const middle = (url: string, read: (arrival: Arrival) => number) =>
    median((arrivals.get(url) ?? []).map(read));
  const bare = middle(bareUrl, ({ largestPaint }) => largestPaint);
  const lines = [
    `Arrival on a slow phone, median of ${runs}; a bare React page: ${(bare / 1000).toFixed(2)} s`,
    `  ${'page'.padEnd(28)}largest paint    goal   blocking    goal   shift   files    kB   performance`,
  ];
  for (const [index, page] of pages.entries()) {
    const url = urls[index] ?? '';
    const paint = middle(url, ({ largestPaint }) => largestPaint);
    const cells = [
      page.path.padEnd(28),
      `${(paint / 1000).toFixed(2)} s (${(paint / bare).toFixed(2)})`.padStart(13),
      String(page.paint).padStart(8),
      `${middle(url, ({ blockingTime }) => blockingTime).toFixed(0)} ms`.padStart(11),
      String(page.blocking).padStart(8),
      middle(url, ({ layoutShift }) => layoutShift)
        .toFixed(3)
        .padStart(8),
      String(middle(url, ({ scriptsAndStyles }) => scriptsAndStyles)).padStart(8),
      (middle(url, ({ bytes }) => bytes) / 1000).toFixed(0).padStart(6),
      `${middle(url, ({ grades }) => grades.performance)} of ${page.performance}`.padStart(14),
    ];
    lines.push(`  ${cells.join('')}`);
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
