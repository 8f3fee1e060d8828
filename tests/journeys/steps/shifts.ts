import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can call nothing out here */

/** What a page may shift in all. */
const LAYOUT_SHIFT_BUDGET = 0.01;

declare global {
  interface Window {
    shifts?: { value: number; what: string }[];
  }
}

/** An element that shifted, with its places in the window in CSS pixels. */
interface ShiftedNode {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** Notes what shifts by itself on every page that is opened from now on. */
export async function watchForShifts(page: Page): Promise<void> {
  await page.addInitScript(noteShifts);
}

/** Runs in the page, before its own scripts. */
function noteShifts(): void {
  const shifts: { value: number; what: string }[] = [];
  const nameOf = ({ node, previousRect, currentRect }: ShiftedNode) => {
    const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName;
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    return `${name ?? '?'} “${node?.textContent?.slice(0, 40) ?? ''}” from ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
  };
  window.shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly ShiftedNode[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const what = entry.sources.map(nameOf).join('; ');
      shifts.push({ value: entry.value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Delays every read of the pages opened from now on until the first view is drawn, in another order
 * than requested: a fast machine hides layout shifts of late answers.
 */
export async function delayReads(page: Page): Promise<void> {
  await page.addInitScript(answerLate);
}

/** Runs in the page, before its own scripts. Milliseconds. */
function answerLate(): void {
  const longestUntilView = 300;
  const spread = 7;
  const send = window.fetch;
  const oneFrame = () => new Promise(requestAnimationFrame);
  // The shell that comes with the document may have a title: React marks the elements of its own.
  const isPageDrawn = () =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react'));
  const drawFirstView = async () => {
    const end = performance.now() + longestUntilView;
    while (!isPageDrawn() && performance.now() < end) await oneFrame();
    await oneFrame();
    await oneFrame();
  };
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const sent = send(request);
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' || !pathname.startsWith('/api/')) return await sent;
    const late = drawFirstView().then(
      () => new Promise((resolve) => setTimeout(resolve, (pathname.length % spread) * 30)),
    );
    // A read that is aborted meanwhile fails at once.
    const [answer] = await Promise.all([sent, late]);
    return answer;
  };
}

/** Fails when the layout shifts of a watched page exceed the limit. */
export async function expectNoShifts(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts);
  if (!shifts) throw new Error('Nobody watched for shifts.');
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(LAYOUT_SHIFT_BUDGET);
}
