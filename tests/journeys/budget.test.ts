import { describe, expect } from 'vitest';
import { measureTransferredScriptBytes } from '#tests/support/script-bytes.ts';
import { signIn } from './steps/account.ts';
import { journey } from './steps/journey.ts';
import { scrollDownTo, see } from './steps/seeing.ts';
import { LAYOUT_SHIFT_BUDGET, noteShifts, shiftsOf } from './steps/shifts.ts';

/** All JavaScript that home has fetched when the network is quiet, in gzip bytes. */
const HOME_SCRIPT_BUDGET = 210 * 1024;
/** All pictures of home from its head to its foot, on a phone, as they are sent. */
const HOME_PICTURE_BUDGET = 250 * 1024;

describe('what home costs', () => {
  journey('fetches no more script than the budget', async ({ visit }) => {
    const { page } = await visit();
    await page.waitForLoadState('networkidle');
    const bytes = await measureTransferredScriptBytes(page);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(HOME_SCRIPT_BUDGET);
  });

  journey('shows no more bytes of pictures on a phone than the budget', async ({ visit }) => {
    const { page } = await visit('/', { profile: 'phone' });
    await scrollDownTo(page.getByRole('contentinfo').getByRole('img', { name: 'Criptomoedas' }));
    await page.waitForLoadState('networkidle');
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ initiatorType }) => initiatorType === 'img')
        .map(({ encodedBodySize }) => encodedBodySize),
    );
    // How many come depends on how fast the page is scrolled past them.
    expect(sizes.length).toBeGreaterThan(12);
    expect(sizes.every((size) => size > 0)).toBe(true);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(HOME_PICTURE_BUDGET);
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
    for (const [name, path] of [
      ['home', '/'],
      ['the lobby', '/rng'],
    ] as const) {
      journey(`${name} does not jump while it arrives on a ${profile}`, async ({ visit }) => {
        const { page } = await visit(path, {
          profile,
          beforeArrival: (arriving) => arriving.addInitScript(noteShifts),
        });
        await see(page.getByRole('main').getByRole('article'));
        await page.waitForLoadState('networkidle');
        const shifts = await shiftsOf(page);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, JSON.stringify(shifts)).toBeLessThan(LAYOUT_SHIFT_BUDGET);
      });
    }
  }

  journey('does not jump for somebody who is signed in already', async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, 'maria');
    await page.addInitScript(noteShifts);
    await page.goto('/');
    await see(page.getByRole('group', { name: 'Saldo' }).getByText('R$'));
    await see(page.getByRole('region', { name: 'Em alta agora' }).getByRole('article'));
    await page.waitForLoadState('networkidle');
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(LAYOUT_SHIFT_BUDGET);
  });
});
