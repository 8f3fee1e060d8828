import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { measureTransferredScriptBytes } from '#tests/support/script-bytes.ts';
import { signIn } from './steps/account.ts';
import { journey } from './steps/journey.ts';
import { see } from './steps/seeing.ts';

/** All JavaScript that home has fetched when the network is quiet, in gzip bytes. */
const HOME_SCRIPT_BUDGET = 210 * 1024;
const LAYOUT_SHIFT_BUDGET = 0.01;

describe('what home costs', () => {
  journey('fetches no more script than the budget', async ({ visit }) => {
    const { page } = await visit();
    await page.waitForLoadState('networkidle');
    const bytes = await measureTransferredScriptBytes(page);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(HOME_SCRIPT_BUDGET);
  });

  journey(
    'uses every answer that was asked for before the script, and asks for none twice',
    async ({ visit }) => {
      const asked: string[] = [];
      const { page } = await visit('/', {
        beforeArrival: async (arriving) => {
          arriving.on('request', (request) => {
            const { pathname, search } = new URL(request.url());
            if (pathname.startsWith('/api/')) asked.push(pathname + search);
          });
          await Promise.resolve();
        },
      });
      await see(page.getByRole('region', { name: 'Em alta agora' }).getByRole('article'));
      await page.waitForLoadState('networkidle');
      const first = [
        /site\/permission/u,
        /site\/status/u,
        /site\/menu/u,
        /\/notices/u,
        /games\/hot/u,
        /games\/vendors/u,
      ];
      for (const call of first) {
        expect(
          asked.filter((address) => call.test(address)),
          String(call),
        ).toHaveLength(1);
      }
      expect(new Set(asked).size).toBe(asked.length);
      const unused = await page.evaluate(() => Object.keys(window.earlyAnswers ?? {}));
      expect(unused).toEqual([]);
    },
  );

  for (const profile of ['desktop', 'phone'] as const) {
    journey(`does not jump while it arrives on a ${profile}`, async ({ visit }) => {
      const { page } = await visit('/', {
        profile,
        beforeArrival: (arriving) => arriving.addInitScript(noteShifts),
      });
      await see(page.getByRole('region', { name: 'Em alta agora' }).getByRole('article'));
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page)).toBeLessThan(LAYOUT_SHIFT_BUDGET);
    });
  }

  journey('does not jump for somebody who is signed in already', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, 'maria');
    await page.addInitScript(noteShifts);
    await page.goto('/');
    await see(page.getByRole('group', { name: 'Saldo' }).getByText('R$'));
    await see(page.getByRole('region', { name: 'Em alta agora' }).getByRole('article'));
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page)).toBeLessThan(LAYOUT_SHIFT_BUDGET);
  });
});

declare global {
  interface Window {
    shifts?: { value: number; what: string }[];
  }
}

/** Runs in the page, before its own scripts. */
function noteShifts(): void {
  const shifts: { value: number; what: string }[] = [];
  window.shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const what = entry.sources.map(({ node }) => node?.nodeName ?? '?').join(' ');
      shifts.push({ value: entry.value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function shiftOf(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => window.shifts);
  if (!shifts) throw new Error('Nobody watched for shifts.');
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
