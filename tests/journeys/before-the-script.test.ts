// Features: all
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { accountMenu } from './steps/account.ts';
import { journey, type Visit, type VisitOptions } from './steps/journey.ts';
import { eventually, see, seePicture } from './steps/seeing.ts';

/** A place that the drawn shell keeps for a picture. */
const drawnPlace = '[data-first-banner], [data-first-picture]';

/** What only the script needs. */
const isBehindPictures = (address: string) =>
  address.endsWith('.css') || address === '/api/site/permission';

const entry = /\/assets\/entry-[\w-]+\.js$/u;

/** Opens home while the page's script is held back, until it is released. */
async function comeHomeWithoutScript(visit: Visit, options: VisitOptions = {}) {
  return await comeWithoutScript('/', visit, options);
}

/** The same to any page. */
async function comeWithoutScript(path: string, visit: Visit, options: VisitOptions = {}) {
  const arriving = Promise.withResolvers<Page>();
  const script = Promise.withResolvers<void>();
  // The page counts as loaded with its script only.
  const arrived = visit(path, {
    ...options,
    beforeArrival: async (page) => {
      await options.beforeArrival?.(page);
      await page.route(entry, async (route) => {
        await script.promise;
        await route.continue();
      });
      arriving.resolve(page);
    },
  });
  const letThrough = async (): Promise<void> => {
    script.resolve();
    await arrived;
  };
  return { page: await arriving.promise, letThrough };
}

describe('the drawn shell, before the script is there', () => {
  journey('records a press on the free demo, and answers it later (A21)', async ({ visit }) => {
    const { page, letThrough } = await comeHomeWithoutScript(visit);
    await page.getByRole('button', { name: 'Jogar grátis' }).click();
    await letThrough();
    await see(accountMenu(page));
  });

  journey('offers the theme that it does not show (S1)', async ({ visit }) => {
    const { page, letThrough } = await comeHomeWithoutScript(visit, { theme: 'light' });
    const button = page.getByRole('button', { name: 'Usar tema escuro' });
    await see(button);
    const drawn = await button.innerHTML();
    await letThrough();
    await see(page.getByRole('region', { name: 'Em alta agora' }).getByRole('article'));
    expect(await button.innerHTML()).toBe(drawn);
  });

  journey('changes the theme, and the script keeps it (S1)', async ({ visit }) => {
    const { page, letThrough } = await comeHomeWithoutScript(visit);
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    const toLight = page.getByRole('button', { name: 'Usar tema claro' });
    const toDark = page.getByRole('button', { name: 'Usar tema escuro' });
    await toLight.click();
    expect(await theme()).toBe('light');
    await page.keyboard.press('Enter');
    expect(await theme()).toBe('dark');
    await toLight.click();
    await letThrough();
    await see(page.getByRole('region', { name: 'Em alta agora' }).getByRole('article'));
    await see(toDark);
    expect(await theme()).toBe('light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });

  const promotion = '/promotions/welcome-bonus';
  const withBanner = ['/rng', '/promotions', '/register', '/help', '/download', '/elott'];
  for (const path of [...withBanner, promotion, '/lottery']) {
    journey(`shows the first pictures of ${path} in their final place (P1)`, async ({ visit }) => {
      for (const profile of ['phone', 'desktop'] as const) {
        const requests: string[] = [];
        const { page, letThrough } = await comeWithoutScript(path, visit, {
          profile,
          beforeArrival: async (arriving) =>
            void arriving.on('request', (request) =>
              requests.push(new URL(request.url()).pathname),
            ),
        });
        const pictures = await seeFirstPictures(page, path);
        // What shares the network with the largest picture (P3).
        expect(requests.length).toBeLessThanOrEqual(12);
        expect(requests.filter((address) => address.endsWith('.js')).length).toBeLessThanOrEqual(4);
        const last = Math.max(...pictures.map(({ address }) => requests.indexOf(address ?? '')));
        // The pictures are requested first.
        await eventually(() => requests.findIndex(isBehindPictures)).toBeGreaterThan(last);
        await letThrough();
        await eventually(() => page.locator('#content').locator(drawnPlace).count()).toBe(0);
        await see(page.getByRole('main').getByRole('heading', { level: 1 }));
        expect(await seeFirstPictures(page, path), profile).toEqual(pictures);
      }
    });
  }

  journey('shows what /login begins with in its final place (P1)', async ({ visit }) => {
    for (const profile of ['phone', 'desktop'] as const) {
      const { page, letThrough } = await comeWithoutScript('/login', visit, { profile });
      const words = page.locator('#content').locator('h1, h1 + p');
      const placesOf = async () =>
        await Promise.all((await words.all()).map((word) => word.boundingBox()));
      await eventually(() => words.count()).toBe(2);
      const drawn = await placesOf();
      await letThrough();
      await see(page.getByRole('textbox', { name: 'Nome de usuário' }));
      expect(await placesOf(), profile).toEqual(drawn);
    }
  });

  journey(
    'asks the other tabs who is there, and the script waits no more (A18a)',
    async ({ visit }) => {
      const { page, letThrough } = await comeHomeWithoutScript(visit);
      const hasSiblingQuestion = () =>
        page.evaluate(() => globalThis.siblingQuestion !== undefined);
      await eventually(hasSiblingQuestion).toBe(true);
      await letThrough();
      await eventually(hasSiblingQuestion).toBe(false);
    },
  );

  journey('does not show home while a slow device draws another page (S13)', async ({ visit }) => {
    const { page } = await visit('/nowhere');
    for (const address of ['/register', '/help', '/lottery?gameCode=loto-relampago']) {
      const shown = await pieceOf(page, address);
      expect(shown, address).toEqual({ words: '', menus: 0, left: 0 });
    }
  });
});

const hasBanner = (path: string) => !path.startsWith('/promotions/') && path !== '/lottery';

/** The banner, and the first of the page's own pictures: where each is, and which. */
async function seeFirstPictures(page: Page, path: string) {
  const content = page.locator('#content');
  const first = [
    ...(hasBanner(path) ? ['[data-of] img'] : []),
    ...(path.startsWith('/promotions') ? ['img[src^="/art/promotions/"]'] : []),
    ...(path === '/lottery' ? ['img[src^="/art/games/"]'] : []),
  ].map((selector) => content.locator(selector).first());
  return await Promise.all(
    first.map(async (picture) => {
      await seePicture(picture);
      return { address: await picture.getAttribute('src'), place: await picture.boundingBox() };
    }),
  );
}

/** The content of a page with only the drawn shell; the rest loads later. */
async function pieceOf(page: Page, address: string) {
  // The script that fits the drawn shell to its page waits behind this one.
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/held-back.js', async (route) => {
    await promise;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const behindShell = html.lastIndexOf('</template>') + '</template>'.length;
    const held = '<script src="/held-back.js"></script>';
    await route.fulfill({
      response,
      body: html.slice(0, behindShell) + held + html.slice(behindShell),
    });
  });
  await page.goto(address, { waitUntil: 'commit' });
  // The browser preloads scripts that the page does not contain yet.
  await page.locator('script[src="/held-back.js"]').waitFor({ state: 'attached' });
  const shown = await page.evaluate(() => {
    const content = document.getElementById('content');
    const menus = [...document.querySelectorAll('#menu, nav')];
    return {
      words: content?.innerText.trim(),
      menus: menus.filter((menu) => menu.checkVisibility()).length,
      left: content?.parentElement?.getBoundingClientRect().left,
    };
  });
  resolve();
  await see(page.getByRole('heading', { level: 1 }));
  await page.unrouteAll({ behavior: 'wait' });
  return shown;
}
