// Features: home, lobby
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { measureTransferredScriptBytes } from '#tests/support/script-bytes.ts';
import { journey } from './steps/journey.ts';
import { scrollDownTo, see, seePicture } from './steps/seeing.ts';
import { expectNoShifts, watchForShifts } from './steps/shifts.ts';

/** All JavaScript that home has fetched when the network is quiet, slides included, in gzip bytes. */
const HOME_SCRIPT_BUDGET = 240 * 1024;
/** All pictures of home from its head to its foot, on a phone, as they are sent. */
const HOME_PICTURE_BUDGET = 250 * 1024;

describe('what home costs', () => {
  journey(
    'fetches no more script than the budget, asks for nothing twice, uses what was asked for before the script, and does not jump on a desktop',
    async ({ visit }) => {
      const requests: string[] = [];
      const { page } = await visit('/', {
        beforeArrival: async (arriving) => {
          await watchForShifts(arriving);
          arriving.on('request', (request) => {
            const { pathname, search } = new URL(request.url());
            if (pathname.startsWith('/api/')) requests.push(pathname + search);
          });
        },
      });
      await arrive(page);
      await expectNoShifts(page);
      const first = [/site\/permission/u, /site\/status/u];
      // Their answers are embedded in the page.
      const written = /site\/menu|\/notices|games\/(?:hot|vendors)/u;
      expect(requests.filter((address) => written.test(address))).toEqual([]);
      for (const call of first) {
        expect(
          requests.filter((address) => call.test(address)),
          String(call),
        ).toHaveLength(1);
      }
      expect(new Set(requests).size).toBe(requests.length);
      const unused = await page.evaluate(() => Object.keys(window.earlyAnswers ?? {}));
      expect(unused).toEqual([]);
      const bytes = await measureTransferredScriptBytes(page);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(HOME_SCRIPT_BUDGET);
    },
  );

  journey(
    'does not jump while it arrives on a phone, and shows no more bytes of pictures than the budget',
    async ({ visit }) => {
      const { page } = await visit('/', { profile: 'phone', beforeArrival: watchForShifts });
      await arrive(page);
      await expectNoShifts(page);
      // Nobody scrolls so fast that the pictures of a row are passed before they are requested.
      for (const category of ['Slots', 'Cassino ao vivo', 'Pesca', 'Originais']) {
        const row = page.getByRole('region', { name: category, exact: true });
        const picture = row.getByRole('article').first().locator('img');
        await scrollDownTo(picture);
        await seePicture(picture);
      }
      await scrollDownTo(page.getByRole('contentinfo').getByRole('img', { name: 'Criptomoedas' }));
      await page.waitForLoadState('networkidle');
      const sizes = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ initiatorType }) => initiatorType === 'img')
          .map(({ encodedBodySize }) => encodedBodySize),
      );
      expect(sizes.length).toBeGreaterThan(12);
      expect(sizes.every((size) => size > 0)).toBe(true);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(HOME_PICTURE_BUDGET);
    },
  );
});

/** Waits until the page's games are there, and the network is quiet. */
async function arrive(page: Page): Promise<void> {
  await see(page.getByRole('main').getByRole('article'));
  await page.waitForLoadState('networkidle');
}
