import type { Page } from 'playwright-core';

/** What a page may shift in all. */
export const LAYOUT_SHIFT_BUDGET = 0.01;

declare global {
  interface Window {
    shifts?: { value: number; what: string }[];
  }
}

/** Runs in the page, before its own scripts: notes what shifts by itself. */
export function noteShifts(): void {
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

/** What has shifted on a page that `noteShifts` watches. */
export async function shiftsOf(page: Page): Promise<NonNullable<Window['shifts']>> {
  const shifts = await page.evaluate(() => window.shifts);
  if (!shifts) throw new Error('Nobody watched for shifts.');
  return shifts;
}
