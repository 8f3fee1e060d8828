import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '#tests/support/browser.ts';
import { profiles } from '#tests/support/page.ts';
import { pairingToken } from '#tests/support/pairing.ts';
import { startBareSite } from './bare-site.ts';
import { everyFieldOn } from './longest-form.ts';
import { phone } from './phone-profile.ts';
import { startQuietPortal } from './quiet-portal.ts';
import { median } from './ratios.ts';

/** Milliseconds of a key at the median, and of nineteen keys in twenty (P4). */
const goals = { median: 16, max: 50 } as const;
/** A key press whose flows are watched or counted, relative to another one: its share of scripting. */
const observedGoal = 1.05;
/** Typed into every field: long enough that no rule is always satisfied or always violated. */
const typed = 'aurora 2026';

interface Form {
  readonly page: Page;
  readonly fields: number;
  /** Milliseconds of the main thread for each key, one by one. */
  costsOfKeys(): Promise<readonly number[]>;
}

/** Where the flows page is that watches a form: in the same browser, or on another device. */
type Watcher = 'nowhere' | 'beside' | 'elsewhere';

/**
 * Prints the cost of a key press in the longest form (P4), relative to a bare React form in the
 * same run, with a flows page that watches it beside it or from another device, and with counted
 * flows (T7).
 */
export async function benchmarkTyping(runs: number): Promise<void> {
  const portal = await startQuietPortal();
  const counting = await startQuietPortal({ countsFlows: true });
  const bareSite = await startBareSite(portal.url, 'bare-form');
  const browser = await launchBrowser();
  const own: number[] = [];
  const watched: number[] = [];
  const relayed: number[] = [];
  const counted: number[] = [];
  const other: number[] = [];
  let fields = 0;
  try {
    for (let run = 0; run < runs; run += 1) {
      const longest = await openForm(browser, `${portal.url}/register`);
      ({ fields } = longest);
      own.push(...(await longest.costsOfKeys()));
      const beside = await openForm(browser, `${portal.url}/register`, 'beside');
      watched.push(...(await beside.costsOfKeys()));
      const elsewhere = await openForm(browser, `${portal.url}/register`, 'elsewhere');
      relayed.push(...(await elsewhere.costsOfKeys()));
      const noted = await openForm(browser, `${counting.url}/register`);
      counted.push(...(await noted.costsOfKeys()));
      const bare = await openForm(browser, `${bareSite.url}/?fields=${fields}`);
      if (bare.fields !== fields) throw new Error('The bare form has other fields.');
      other.push(...(await bare.costsOfKeys()));
    }
  } finally {
    await browser.close();
    await bareSite.close();
    await Promise.all([portal.stop(), counting.stop()]);
  }
  process.stdout.write(
    `Typing in the longest form of ${fields} fields, at ${phone.cpuSlowdown}x slowdown, median of ${runs} (bare React form beside it)\n` +
      `  ${'a key'.padEnd(20)}${textOf(own)}   goals ${goals.median} and ${goals.max} ms   ` +
      `bare ${textOf(other)}\n` +
      `  ${'watched'.padEnd(20)}${observedText(watched, own)}` +
      `  ${'from a device'.padEnd(20)}${observedText(relayed, own)}` +
      `  ${'counted'.padEnd(20)}${observedText(counted, own)}\n`,
  );
}

/** What keys of an observed form cost, for a line of the output. */
function observedText(costs: readonly number[], own: readonly number[]): string {
  const ratio = (median(costs) / median(own)).toFixed(2);
  return `${textOf(costs)}   goal ${observedGoal} times a key or less, is ${ratio}\n`;
}

/** What nineteen of twenty figures do not exceed. */
function nineteenOfTwenty(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

/** Opens a form; when it requests its rules, they show every field. */
async function openForm(
  browser: Browser,
  url: string,
  watcher: Watcher = 'nowhere',
): Promise<Form> {
  const context = await browser.newContext({
    ...profiles.phone,
    locale: 'pt-BR',
    // Moving parts beside the form, such as banners, are not part of typing.
    reducedMotion: 'reduce',
  });
  const { origin } = new URL(url);
  const desk = watcher === 'elsewhere' ? await browser.newContext() : context;
  let fragment = '';
  if (watcher !== 'nowhere') {
    const flows = await desk.newPage();
    await flows.goto(`${origin}/flows/live`, { waitUntil: 'networkidle' });
    if (watcher === 'elsewhere') fragment = `#watch=${await pairingToken(flows)}`;
  }
  const page = await context.newPage();
  // In a language without embedded answers, the rules are requested.
  await page.addInitScript(() => localStorage.setItem('lang', 'EN'));
  await page.route('**/api/account/registration-rules*', (route) =>
    route.fulfill({ json: { success: true, value: everyFieldOn } }),
  );
  if (watcher === 'elsewhere') {
    // It keeps a stream open, so its network is never idle.
    await Promise.all([
      page.goto(url + fragment),
      page.waitForResponse('**/api/account/registration-rules*'),
      page.getByText('The flows page is watching this portal.').waitFor(),
    ]);
  } else await page.goto(url, { waitUntil: 'networkidle' });
  const inputs = page.locator('form input[name]:not([type="checkbox"])');
  await inputs.first().waitFor();
  const fields = await inputs.count();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
  return {
    page,
    fields,
    costsOfKeys: async () => {
      const costs: number[] = [];
      for (let at = 0; at < fields; at += 1) {
        await inputs.nth(at).focus();
        for (const key of typed) {
          const before = await busySeconds(devtools);
          await page.keyboard.type(key);
          costs.push(((await busySeconds(devtools)) - before) * 1000);
        }
      }
      await context.close();
      if (desk !== context) await desk.close();
      return costs;
    },
  };
}

/** How long the page's main thread has been at work since it began. */
async function busySeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  if (value === undefined) throw new Error('The browser tells no task duration.');
  return value;
}

/** What keys cost, for a line of the output. */
function textOf(costs: readonly number[]): string {
  return `${median(costs).toFixed(1)} ms, nineteen of twenty within ${nineteenOfTwenty(costs).toFixed(1)} ms`;
}
