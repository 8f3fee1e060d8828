import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a page may shift in all. */
const LAYOUT_SHIFT_BUDGET = 0.01;

declare global {
  interface Window {
    shifts?: { value: number; what: string }[];
  }
}

/** Notes what shifts by itself on every page that is opened from now on. */
export async function watchForShifts(page: Page): Promise<void> {
  await page.addInitScript(noteShifts);
}

/** Runs in the page, before its own scripts. */
function noteShifts(): void {
  const shifts: { value: number; what: string }[] = [];
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it travels into the page
  const nameOf = ({ node }: { node: Node | null }) =>
    node instanceof Element ? `${node.tagName}.${node.className}` : (node?.nodeName ?? '?');
  window.shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const what = entry.sources.map(nameOf).join(' ');
      shifts.push({ value: entry.value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Has every read of the pages that are opened from now on come late, and not in the order in which
 * they were asked for: a fast machine hides what moves when an answer comes after the first view.
 */
export async function delayReads(page: Page): Promise<void> {
  await page.addInitScript(answerLate);
}

/** Runs in the page, before its own scripts. Milliseconds. */
function answerLate(): void {
  const earliest = 300;
  const spread = 7;
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = send(request);
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' || !pathname.startsWith('/api/')) return await answer;
    const wait = earliest + (pathname.length % spread) * 50;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return await answer;
  };
}

/** Fails when what has shifted so far on a page that is watched comes to more than it may. */
export async function expectNoShifts(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts);
  if (!shifts) throw new Error('Nobody watched for shifts.');
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(LAYOUT_SHIFT_BUDGET);
}
