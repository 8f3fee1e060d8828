import type { Browser, CDPSession } from 'playwright-core';
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
/** A key whose flows are watched or counted, relative to another one: work of the main thread. */
const observedGoal = 1.05;
/** Typed into every field: long enough that no rule is always satisfied or always violated. */
const typed = 'aurora 2026';
/** Fields that are typed into, spread over the form: all of them in six forms take half an hour. */
const sampledFields = 6;

/** What a key costs the main thread, in milliseconds. */
interface KeyCost {
  /** Until the thread is free again: what a person waits for. */
  readonly waited: number;
  /** The processor's time alone: other work of the machine is no part of it. */
  readonly worked: number;
}

interface Form {
  readonly fields: number;
  focus(field: number): Promise<void>;
  type(key: string): Promise<KeyCost>;
  close(): Promise<void>;
}

/** Where the flows page is that watches a form: in the same browser, or on another device. */
type Watcher = 'nowhere' | 'beside' | 'elsewhere';

/** The forms that are typed into side by side; `again` is as `own`, so it shows the scatter. */
type FormName = 'own' | 'again' | 'watched' | 'relayed' | 'counted' | 'bare';

/** What was measured of a form. */
interface Measured {
  /** Of each key. */
  readonly waited: number[];
  /** Work on the keys of each field, relative to the same keys in the portal's own form. */
  readonly ratios: number[];
}

/**
 * Prints the cost of a key press in the longest form (P4), relative to a bare React form in the
 * same run, with a flows page that watches it beside it or from another device, and with counted
 * flows (T7). Each key is typed into all forms before the next one, in turning order, so that a busy
 * moment of the machine costs all of them.
 */
export async function benchmarkTyping(runs: number): Promise<void> {
  const portal = await startQuietPortal();
  const counting = await startQuietPortal({ countsFlows: true });
  const bareSite = await startBareSite(portal.url, 'bare-form');
  const browser = await launchBrowser();
  const measured: Record<FormName, Measured> = {
    own: { waited: [], ratios: [] },
    again: { waited: [], ratios: [] },
    watched: { waited: [], ratios: [] },
    relayed: { waited: [], ratios: [] },
    counted: { waited: [], ratios: [] },
    bare: { waited: [], ratios: [] },
  };
  let fields = 0;
  try {
    for (let run = 0; run < runs; run += 1) {
      const own = await openForm(browser, `${portal.url}/register`);
      ({ fields } = own);
      const forms: Record<FormName, Form> = {
        own,
        again: await openForm(browser, `${portal.url}/register`),
        watched: await openForm(browser, `${portal.url}/register`, 'beside'),
        relayed: await openForm(browser, `${portal.url}/register`, 'elsewhere'),
        counted: await openForm(browser, `${counting.url}/register`),
        bare: await openForm(browser, `${bareSite.url}/?fields=${fields}`),
      };
      if (forms.bare.fields !== fields) throw new Error('The bare form has other fields.');
      await typeSideBySide(forms, measured);
      for (const form of Object.values(forms)) await form.close();
    }
  } finally {
    await browser.close();
    await bareSite.close();
    await Promise.all([portal.stop(), counting.stop()]);
  }
  const { own, again, watched, relayed, counted, bare } = measured;
  process.stdout.write(
    `Typing in the longest form of ${fields} fields (${sampledFields} of them typed into), at ${phone.cpuSlowdown}x slowdown, median of ${runs} (bare React form beside it)\n` +
      `  ${'a key'.padEnd(20)}${textOf(own)}   goals ${goals.median} and ${goals.max} ms   ` +
      `bare ${textOf(bare)}\n` +
      `  ${'watched'.padEnd(20)}${observedText(watched)}` +
      `  ${'from a device'.padEnd(20)}${observedText(relayed)}` +
      `  ${'counted'.padEnd(20)}${observedText(counted)}` +
      `  ${'the same again'.padEnd(20)}${ratioText(again)}: the scatter of the figures above\n`,
  );
}

/** Types every key into all forms before the next one, in a sample of their fields. */
async function typeSideBySide(
  forms: Readonly<Record<FormName, Form>>,
  measured: Readonly<Record<FormName, Measured>>,
): Promise<void> {
  const order = Object.keys(forms) as FormName[];
  for (let sample = 0; sample < sampledFields; sample += 1) {
    const field = Math.floor((sample * forms.own.fields) / sampledFields);
    const worked: Record<FormName, number> = {
      own: 0,
      again: 0,
      watched: 0,
      relayed: 0,
      counted: 0,
      bare: 0,
    };
    for (const form of Object.values(forms)) await form.focus(field);
    for (const key of typed) {
      for (const name of order) {
        const cost = await forms[name].type(key);
        measured[name].waited.push(cost.waited);
        worked[name] += cost.worked;
      }
      order.push(...order.splice(0, 1));
    }
    for (const name of order) measured[name].ratios.push(worked[name] / worked.own);
  }
}

/** What keys of an observed form cost, for a line of the output. */
function observedText(form: Measured): string {
  return `${textOf(form)}   goal ${observedGoal} times a key or less, is ${ratioText(form)}\n`;
}

/** The median ratio of the fields, and between what half of them are. */
function ratioText({ ratios }: Measured): string {
  const sorted = ratios.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
  return `${median(ratios).toFixed(3)} (half of the fields ${at(0.25)} to ${at(0.75)})`;
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
  const waiting = await measure(await context.newCDPSession(page), 'timeTicks');
  const working = await measure(await context.newCDPSession(page), 'threadTicks');
  const slowing = await context.newCDPSession(page);
  await slowing.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
  return {
    fields,
    focus: (field) => inputs.nth(field).focus(),
    type: async (key) => {
      const [waited, worked] = [await busySeconds(waiting), await busySeconds(working)];
      await page.keyboard.type(key);
      return {
        waited: ((await busySeconds(waiting)) - waited) * 1000,
        worked: ((await busySeconds(working)) - worked) * 1000,
      };
    },
    close: async () => {
      await context.close();
      if (desk !== context) await desk.close();
    },
  };
}

/** Begins to measure the page's work: by the clock, or in the processor's time of its main thread. */
async function measure(
  devtools: CDPSession,
  timeDomain: 'timeTicks' | 'threadTicks',
): Promise<CDPSession> {
  await devtools.send('Performance.enable', { timeDomain });
  return devtools;
}

/** How long the page's main thread has been at work since it began. */
async function busySeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  if (value === undefined) throw new Error('The browser tells no task duration.');
  return value;
}

/** What keys cost, for a line of the output. */
function textOf({ waited }: Measured): string {
  return `${median(waited).toFixed(1)} ms, nineteen of twenty within ${nineteenOfTwenty(waited).toFixed(1)} ms`;
}
