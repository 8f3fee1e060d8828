import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod/v4';
import { findBrowser, NoBrowserError } from '#tools/browser.ts';
import { projectRoot } from '#tools/project.ts';

const packageFolder = join(import.meta.dirname, 'lighthouse');
const folder = join(projectRoot, '.cache/lighthouse');
const command = join(folder, 'node_modules/lighthouse/cli/index.js');

/** What a person with a slow phone gets when they come to a page (P1 to P3). */
export interface Arrival {
  /** Milliseconds until the largest paint. */
  readonly largestPaint: number;
  /** Requests that the page made before it, with its own HTML. */
  readonly requestsUntilPaint: number;
  /** Scripts among them. */
  readonly scriptsUntilPaint: number;
  /** Milliseconds beyond 50 of every long task. */
  readonly blockingTime: number;
  /** Sum of all layout shifts, without unit. */
  readonly layoutShift: number;
  /** Script and style files until the network is idle. */
  readonly scriptsAndStyles: number;
  /** Bytes that the page loaded in total. */
  readonly bytes: number;
  /** The same for what its service worker preloaded once the page was idle. */
  readonly bytesAhead: number;
  /** Lighthouse's grades, 0 to 100. */
  readonly grades: Readonly<
    Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>
  >;
}

const figure = z.object({ numericValue: z.number() });
const grade = z.object({ score: z.number() }).transform(({ score }) => Math.round(score * 100));
const reportSchema = z.object({
  audits: z.object({
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
    'network-requests': z.object({
      details: z.object({
        items: z.array(
          z.object({
            url: z.string(),
            resourceType: z.string().optional(),
            sessionTargetType: z.string().optional(),
            networkRequestTime: z.number().optional(),
            transferSize: z.number(),
          }),
        ),
      }),
    }),
  }),
  categories: z.object({
    performance: grade,
    accessibility: grade,
    'best-practices': grade,
    seo: grade,
  }),
});

/** Installs Lighthouse if it is missing: a separate package, so that nothing else waits for it. */
export function installLighthouse(): void {
  const lock = 'package-lock.json';
  const read = (from: string) => readFileSync(join(from, lock), 'utf8');
  if (existsSync(command) && read(folder) === read(packageFolder)) return;
  process.stdout.write('Installing Lighthouse (once) …\n');
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', lock])
    copyFileSync(join(packageFolder, file), join(folder, file));
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
}

/**
 * Opens a page with an empty cache, on Lighthouse's phone with applied throttling.
 *
 * @throws with Lighthouse's message if it could not measure
 */
export async function measureArrival(url: string): Promise<Arrival> {
  return await inNewFolder((profile) => visit(url, profile));
}

/**
 * The same a second time, with the first visit's cache, service worker and storage.
 *
 * @throws with Lighthouse's message if it could not measure
 */
export async function measureReturn(url: string): Promise<Arrival> {
  return await inNewFolder(async (profile) => {
    await visit(url, profile);
    return await visit(url, profile, ['--disable-storage-reset']);
  });
}

/** Runs work with a temporary folder. */
async function inNewFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const made = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  try {
    return await work(made);
  } finally {
    await rm(made, { recursive: true });
  }
}

/** @param profile folder of the browser's person */
async function visit(
  url: string,
  profile: string,
  options: readonly string[] = [],
): Promise<Arrival> {
  const browser = findBrowser();
  if (browser === undefined) throw new NoBrowserError('There is no Chromium here.');
  const file = join(profile, 'report.json');
  const flags = ['--headless', '--ignore-certificate-errors', `--user-data-dir=${profile}`];
  if (process.getuid?.() === 0) flags.push('--no-sandbox');
  await promisify(execFile)(
    process.execPath,
    [
      command,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--throttling-method=devtools',
      `--chrome-flags=${flags.join(' ')}`,
      ...options,
    ],
    { env: { ...process.env, CHROME_PATH: browser } },
  );
  return arrivalOf(reportSchema.parse(JSON.parse(await readFile(file, 'utf8'))));
}

function arrivalOf({ audits, categories }: z.output<typeof reportSchema>): Arrival {
  const largestPaint = audits['largest-contentful-paint'].numericValue;
  const requests = audits['network-requests'].details.items;
  // A picture inside a style sheet is listed, and asks the network for nothing.
  const own = requests.filter(
    ({ sessionTargetType, url }) => sessionTargetType === 'page' && !url.startsWith('data:'),
  );
  const untilPaint = own.filter(({ networkRequestTime = 0 }) => networkRequestTime < largestPaint);
  const bytesOf = (some: typeof requests) =>
    some.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    largestPaint,
    requestsUntilPaint: untilPaint.length,
    scriptsUntilPaint: untilPaint.filter(({ resourceType }) => resourceType === 'Script').length,
    blockingTime: audits['total-blocking-time'].numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    scriptsAndStyles: own.filter(({ resourceType = '' }) =>
      ['Script', 'Stylesheet'].includes(resourceType),
    ).length,
    bytes: bytesOf(own),
    bytesAhead: bytesOf(requests) - bytesOf(own),
    grades: categories,
  };
}
