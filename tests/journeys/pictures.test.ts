// Features: all
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { seeDialogsLeft } from './steps/account.ts';
import { journey } from './steps/journey.ts';
import { eventually, scrollDownTo, see, seePicture } from './steps/seeing.ts';

/** Addresses of all pictures that a page loads from now on. */
function picturesOf(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requests.push(request.url());
  });
  return requests;
}

describe('pictures', () => {
  journey(
    'load when visible, from a working CDN, else from the portal (S11)',
    async ({ visit, portal }) => {
      portal.world.situations.set(['image-cdn-failing']);
      let requests: readonly string[] = [];
      const visitor = await visit('/', {
        problem: /503|cdn\/north/u,
        beforeArrival: async (arriving) => {
          requests = picturesOf(arriving);
          await Promise.resolve();
        },
      });
      const { page } = visitor;
      const hot = page.getByRole('region', { name: 'Em alta agora' });
      await seePicture(hot.getByRole('article').first().locator('img'));
      const footer = page.getByRole('contentinfo').getByRole('img', { name: 'pix' });
      await footer.waitFor({ state: 'attached' });
      expect(await footer.getAttribute('src')).toBeNull();
      // Not even the browser's sign of a missing picture.
      expect(await footer.evaluate((image) => getComputedStyle(image).opacity)).toBe('0');

      const slots = page.getByRole('region', { name: 'Slots', exact: true });
      await scrollDownTo(slots.getByRole('article').first());
      const first = slots.getByRole('article').first().locator('img');
      await seePicture(first);
      expect(await first.getAttribute('src')).toMatch(/\/cdn\/south\/art\//u);
      // One failure is enough: later pictures do not ask that CDN.
      const failed = requests.filter((address) => address.includes('/cdn/north/')).length;
      await scrollDownTo(footer);
      await seePicture(footer);
      expect(requests.filter((address) => address.includes('/cdn/north/'))).toHaveLength(failed);

      visitor.expectProblem(/ERR_FAILED/u);
      await page.route(/\/cdn\/|\/art\/(?:games|banners)\//u, (route) => route.abort());
      await page.getByRole('navigation', { name: 'Menu principal' }).getByText('Pesca').click();
      const tile = page.getByRole('article').first();
      await see(tile.locator('svg').first());
      await eventually(() => tile.locator('img').count()).toBe(0);
      // The banner keeps its text, on its own background.
      const words = page.getByRole('main').locator('strong', { hasText: 'Lance a rede' });
      await see(words);
      await eventually(() => words.locator('xpath=ancestor::div[1]').locator('img').count()).toBe(
        0,
      );
      await expectAccessible(page);
    },
  );

  journey('are small in light mode, where nothing moves by itself (S4, S15)', async ({ visit }) => {
    let requests: readonly string[] = [];
    const { page } = await visit('/', {
      profile: 'phone',
      context: { reducedMotion: 'no-preference' },
      beforeArrival: async (arriving) => {
        await arriving.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        });
        requests = picturesOf(arriving);
      },
    });
    const hot = page.getByRole('region', { name: 'Em alta agora' });
    await seePicture(hot.getByRole('article').first().locator('img'));
    await see(page.getByRole('button', { name: 'Retomar destaques' }));
    const games = requests.filter((address) => address.includes('/art/games/'));
    expect(games.length).toBeGreaterThan(1);
    expect(games.filter((address) => !address.endsWith('?w=150'))).toEqual([]);
    const banners = requests.filter((address) => address.includes('/art/banners/'));
    expect(banners.map((address) => new URL(address).search)).toEqual(['?w=375']);
    // The picture drawn before the script is the same after it.
    expect(new Set(games).size).toBe(games.length);

    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('button', { name: 'Atendimento' }).tap();
    const light = page.getByRole('switch', { name: 'Modo leve' });
    await see(light);
    expect(await light.getAttribute('aria-checked')).toBe('true');
    await light.tap();
    await eventually(() => light.getAttribute('aria-checked')).toBe('false');
    // The choice is kept on the device (A18a), and the highlights move from then on.
    await page.keyboard.press('Escape');
    await seeDialogsLeft(page);
    await see(page.getByRole('button', { name: 'Pausar destaques' }));
    await page.reload();
    await see(hot.getByRole('article'));
    const highlights = page.getByRole('region', { name: 'Destaques' });
    const pause = highlights.getByRole('button', { name: 'Pausar destaques' });
    await see(pause);
    const whole = hot.getByRole('article').first().locator('img');
    expect(await whole.getAttribute('src')).not.toContain('w=150');
    expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
      'lang',
      'preferences',
      'theme',
    ]);

    const dot = (number: number) =>
      highlights.getByRole('button', { name: `Ir para o destaque ${number}` });
    await eventually(() => dot(2).getAttribute('aria-current')).toBe('true');
    await pause.tap();
    await see(highlights.getByRole('button', { name: 'Retomar destaques' }));
    await dot(1).tap();
    await eventually(() => dot(1).getAttribute('aria-current')).toBe('true');
  });
});
