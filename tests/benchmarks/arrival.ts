import { startPortal } from '#tests/support/server.ts';
import { startBareSite } from './bare-site.ts';
import { type Arrival, installLighthouse, measureArrival } from './lighthouse.ts';
import { median } from './ratios.ts';

/** Pages that people come to from outside, each with its goals; the paint's against a bare page. */
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
 * The pages that are measured.
 *
 * @param only path of one that is measured alone
 * @throws when there is no such page here
 */
export function measuredPages(only?: string) {
  const chosen = pages.filter(({ path }) => (only ?? path) === path);
  if (chosen.length === 0) throw new Error(`${only} is not a measured page.`);
  return chosen;
}

/**
 * Prints what a person with a slow phone gets (P1 to P3): the site as `npm start` serves it, with
 * everything that opens by itself, on Lighthouse's phone with applied throttling, compared with a
 * bare React page in the same run.
 */
export async function benchmarkArrival(runs: number, only?: string): Promise<void> {
  const chosen = measuredPages(only);
  installLighthouse();
  const portal = await startPortal();
  const portalByHttp2 = await startPortal({ args: ['--https'] });
  const bareSite = await startBareSite(portal.url);
  try {
    const origins = [portal.url, portalByHttp2.url];
    const urls = [
      bareSite.url,
      ...origins.flatMap((origin) => chosen.map(({ path }) => `${origin}${path}`)),
    ];
    const arrivals = new Map<string, Arrival[]>(urls.map((url) => [url, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const [url, measured] of arrivals) {
        measured.push(await measureArrival(url));
      }
    }
    const bare = median((arrivals.get(bareSite.url) ?? []).map(({ largestPaint }) => largestPaint));
    process.stdout.write(
      `Arrival on a slow phone, median of ${runs}; a bare React page: ${(bare / 1000).toFixed(2)} s\n`,
    );
    print('HTTP/1.1', chosen, portal.url, bare, arrivals);
    print('HTTP/2', chosen, portalByHttp2.url, bare, arrivals);
  } finally {
    await bareSite.close();
    await portal.stop();
    await portalByHttp2.stop();
  }
}

function print(
  protocol: string,
  chosen: ReturnType<typeof measuredPages>,
  origin: string,
  bare: number,
  arrivals: ReadonlyMap<string, readonly Arrival[]>,
): void {
  const heading = [
    protocol.padEnd(28),
    'largest paint'.padStart(13),
    'goal'.padStart(6),
    'requests (scripts)'.padStart(20),
    'blocking'.padStart(10),
    'goal'.padStart(6),
    'shift'.padStart(8),
    'files'.padStart(7),
    'kB + ahead'.padStart(12),
    'performance'.padStart(13),
    'other grades'.padStart(14),
  ];
  const lines = [`  ${heading.join('')}`];
  for (const page of chosen) {
    const measured = arrivals.get(`${origin}${page.path}`) ?? [];
    const middle = (read: (arrival: Arrival) => number) => median(measured.map(read));
    const kilobytes = (read: (arrival: Arrival) => number) => (middle(read) / 1000).toFixed(0);
    const paint = middle(({ largestPaint }) => largestPaint);
    const requests = middle(({ requestsUntilPaint }) => requestsUntilPaint);
    const scripts = middle(({ scriptsUntilPaint }) => scriptsUntilPaint);
    const ahead = kilobytes(({ bytesAhead }) => bytesAhead);
    const cells = [
      page.path.padEnd(28),
      `${(paint / 1000).toFixed(2)} s (${(paint / bare).toFixed(2)})`.padStart(13),
      String(page.paint).padStart(6),
      `${requests} (${scripts})`.padStart(20),
      `${middle(({ blockingTime }) => blockingTime).toFixed(0)} ms`.padStart(10),
      String(page.blocking).padStart(6),
      middle(({ layoutShift }) => layoutShift)
        .toFixed(3)
        .padStart(8),
      String(middle(({ scriptsAndStyles }) => scriptsAndStyles)).padStart(7),
      `${kilobytes(({ bytes }) => bytes)} + ${ahead}`.padStart(12),
      `${middle(({ grades }) => grades.performance)} of ${page.performance}`.padStart(13),
      // Accessibility, practices, search.
      (['accessibility', 'best-practices', 'seo'] as const)
        .map((name) => middle(({ grades }) => grades[name]))
        .join(' ')
        .padStart(14),
    ];
    lines.push(`  ${cells.join('')}`);
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
