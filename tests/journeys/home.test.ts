// Features: home
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { journey } from './steps/journey.ts';
import { pressByKey } from './steps/keyboard.ts';
import {
  beAt,
  eventually,
  scrollDownTo,
  see,
  seeFocus,
  seeNetworkRest,
  seeNoMore,
  seePicture,
} from './steps/seeing.ts';

describe('looking around at home', () => {
  journey(
    'sees all that home shows, and chooses a provider there and in the side menu (R1, R5, S2, S4, L1)',
    async ({ visit }) => {
      const { page } = await visit();
      const highlights = page.getByRole('region', { name: 'Destaques' });
      await seePicture(highlights.getByRole('link').locator('img').first());
      await see(highlights.getByRole('button', { name: 'Retomar destaques' }));
      const hot = page.getByRole('region', { name: 'Em alta agora' });
      await seePicture(hot.getByRole('article').first().locator('img'));
      expect(await hot.getByRole('article').count()).toBeGreaterThan(4);
      await see(page.getByRole('region', { name: 'Provedores' }).getByRole('listitem'));

      const categories = ['Slots', 'Cassino ao vivo', 'Pesca', 'Originais'];
      for (const category of categories) {
        const row = page.getByRole('region', { name: category, exact: true });
        await scrollDownTo(row.getByRole('article').first());
      }
      // Everything that loads late is there by now.
      await expectAccessible(page);
      const slots = page.getByRole('region', { name: 'Slots', exact: true });
      await slots.getByRole('link', { name: 'Ver tudo' }).click();
      await beAt(page, '/rng');
      await see(page.getByRole('heading', { level: 1, name: 'Slots' }));

      await page.goBack();
      const first = page
        .getByRole('region', { name: 'Provedores' })
        .getByRole('listitem')
        .getByRole('link')
        .first();
      const chosenName = ((await first.getByRole('img').getAttribute('alt')) ?? '').replace(
        'Jogos de ',
        '',
      );
      await first.click();
      await beAt(page, /^\/\w+\?page=\w+$/u);
      const chosen = page
        .getByRole('navigation', { name: 'Provedores' })
        .getByRole('link', { name: chosenName, exact: true });
      await eventually(() => chosen.getAttribute('aria-current')).toBe('page');

      const menu = page.getByRole('navigation', { name: 'Menu principal' });
      const discloser = menu.getByRole('button', { name: 'Provedores de Cassino ao vivo' });
      await discloser.click();
      expect(await discloser.getAttribute('aria-expanded')).toBe('true');
      const vendor = menu
        .getByRole('link', { name: 'Todos' })
        .locator('xpath=../..')
        .getByRole('link')
        .nth(1);
      const name = (await vendor.innerText()).trim();
      await vendor.click();
      await beAt(page, /^\/live\?page=/u);
      await see(page.getByRole('heading', { level: 1, name: 'Cassino ao vivo' }));
      const tab = page.getByRole('navigation', { name: 'Provedores' }).getByRole('link', { name });
      await eventually(() => tab.first().getAttribute('aria-current')).toBe('page');
    },
  );
});

describe('making it one’s own', () => {
  journey(
    'folds the side menu and skips it, and finds theme and language as they were chosen (S1, S2, S3, S14, G1, G2)',
    async ({ visit, portal }) => {
      const { page } = await visit();
      await see(page.getByRole('region', { name: 'Em alta agora' }));
      const menu = page.getByRole('navigation', { name: 'Menu principal' });
      const width = async () => (await menu.boundingBox())?.width ?? 0;
      const unfolded = await width();
      const fold = menu.getByRole('button', { name: 'Recolher menu' });
      await fold.click();
      await eventually(width).toBeLessThan(unfolded / 2);
      // An entry that is cut by the scrolled menu's edge is no small target.
      await menu.getByRole('link', { name: 'Início' }).scrollIntoViewIfNeeded();
      // That it is what the first press of Tab leads to is seen on every page.
      const skip = page.getByRole('link', { name: 'Ir para o conteúdo' });
      await skip.focus();
      await expectAccessible(page, { isWhole: true });
      // The choice is kept on this device (A18a).
      await page.reload();
      await eventually(width).toBeLessThan(unfolded / 2);
      const unfold = menu.getByRole('button', { name: 'Expandir menu' });
      expect(await unfold.getAttribute('aria-expanded')).toBe('false');
      await unfold.click();
      await eventually(width).toBe(unfolded);

      await skip.press('Enter');
      await page.keyboard.press('Tab');
      const isInContent = await page
        .getByRole('main')
        .evaluate((main) => main.contains(document.activeElement));
      expect(isInContent).toBe(true);

      const theme = () => page.locator('html').getAttribute('data-theme');
      expect(await theme()).toBe('dark');
      await page.getByRole('button', { name: 'Usar tema claro' }).click();
      await see(page.getByRole('button', { name: 'Usar tema escuro' }));
      expect(await theme()).toBe('light');

      const chooser = page.getByRole('banner').getByRole('combobox', { name: 'Idioma' });
      expect(await chooser.getByRole('option').allInnerTexts()).toEqual(['Português', 'English']);
      const report = page.waitForRequest((request) => /\/api\/site\/language/u.test(request.url()));
      await chooser.selectOption('English');
      await see(page.getByRole('region', { name: 'Hot right now' }));
      expect((await report).method()).toBe('POST');
      expect(await page.locator('html').getAttribute('lang')).toBe('en-GB');
      const item = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
      expect(await item('lang')).toBe('EN');
      expect(await item('hisLang')).toBe('PT');

      await page.reload();
      await see(page.getByRole('region', { name: 'Hot right now' }));
      expect(await theme()).toBe('light');
      await page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('combobox', { name: 'Language' })
        .selectOption('Português');
      await see(page.getByRole('region', { name: 'Em alta agora' }));
      await see(page.getByRole('button', { name: 'Usar tema escuro' }));

      portal.world.settings.change({ languages: ['PT', 'EN', 'CN', 'ID', 'TH', 'VI'] });
      await page.reload();
      await see(page.getByRole('region', { name: 'Em alta agora' }));
      await eventually(() => chooser.getByRole('option').allInnerTexts()).toEqual([
        'Português',
        'English',
        '简体中文',
        'Bahasa Indonesia',
        'ไทย',
        'Tiếng Việt',
      ]);
      await chooser.selectOption('简体中文');
      await see(page.getByRole('region', { name: '热门游戏' }));
      const language = () => page.locator('html').getAttribute('lang');
      expect(await language()).toBe('zh-CN');

      await page.reload();
      await see(page.getByRole('region', { name: '热门游戏' }));
      expect(await language()).toBe('zh-CN');
      const chineseMenu = page.getByRole('navigation', { name: '主菜单' });
      await chineseMenu.getByRole('link', { name: '电子游戏', exact: true }).click();
      await see(page.getByText(/^\d{1,3}(?:,\d{3})+ 款游戏$/u));
      await chineseMenu.getByRole('link', { name: '优惠活动' }).click();
      await see(page.getByText(/^截至\d{4}年\d{1,2}月\d{1,2}日$/u));
    },
  );
});

describe('coming for the first time', () => {
  journey(
    'finds the theme of the system and is offered the language of the browser, once (S1, G1)',
    async ({ visit }) => {
      const { page } = await visit('/register', {
        isFirstVisit: true,
        theme: 'light',
        language: 'en',
      });
      await see(page.getByRole('heading', { name: /Cadastre-se/u }));
      expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
      const stored = () => page.evaluate(() => Object.keys(localStorage).toSorted());
      expect(await stored()).toEqual([]);

      const offer = page.getByRole('region', { name: 'Language' });
      await see(offer);
      expect(await offer.getAttribute('lang')).toBe('en-GB');
      await offer.getByRole('button', { name: 'View this site in English' }).click();
      await see(page.getByRole('heading', { name: /Register/u }));
      await seeNoMore(offer);
      expect(await stored()).toEqual(['hisLang', 'lang', 'preferences']);
    },
  );

  journey('moves a row of games by mouse as far as it goes (S14)', async ({ visit }) => {
    const { page } = await visit('/');
    const row = page.getByRole('region', { name: 'Em alta agora' });
    const last = row.getByRole('article').last();
    const next = row.getByRole('button', { name: 'Próximos' });
    const previous = row.getByRole('button', { name: 'Anteriores' });
    expect(await previous.getAttribute('aria-disabled')).toBe('true');
    // All games of the row are there by then.
    await seeNetworkRest(page);
    // At the end of the row the button does nothing.
    const moveOn = async () => {
      await next.click({ force: true });
      return next.getAttribute('aria-disabled');
    };
    await eventually(moveOn).toBe('true');
    expect(await last.evaluate((card) => card.getBoundingClientRect().right)).toBeLessThan(1280);
    await previous.click();
    await eventually(() => next.getAttribute('aria-disabled')).toBe('false');
  });
});

describe('with a phone in hand', () => {
  journey(
    'navigates by the bottom bar, and opens the whole menu, by keyboard as well (S13, S14)',
    async ({ visit }) => {
      const { page } = await visit('/', { profile: 'phone' });
      const bar = page.getByRole('navigation', { name: 'Navegação rápida' });
      await see(page.getByRole('region', { name: 'Em alta agora' }));
      const opener = bar.getByRole('button', { name: 'Menu' });
      await pressByKey(opener);
      const drawer = page.getByRole('navigation', { name: 'Menu principal' });
      await see(drawer.getByRole('link', { name: 'Cassino ao vivo' }));
      await page.keyboard.press('Tab');
      await eventually(() => drawer.evaluate((node) => node.contains(document.activeElement))).toBe(
        true,
      );
      await page.keyboard.press('Escape');
      await seeNoMore(drawer);
      await seeFocus(opener);

      await opener.tap();
      await drawer.getByRole('link', { name: 'Cassino ao vivo' }).tap();
      await beAt(page, '/live');
      await seeNoMore(drawer);
      await see(page.getByRole('heading', { level: 1, name: 'Cassino ao vivo' }));
      await bar.getByRole('link', { name: 'Slots' }).tap();
      await beAt(page, '/rng');
      await see(page.getByRole('article'));
    },
  );
});
