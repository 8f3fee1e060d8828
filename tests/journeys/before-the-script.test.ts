// Features: all
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { accountMenu } from './steps/account.ts';
import { journey } from './steps/journey.ts';
import { see } from './steps/seeing.ts';

/** Comes home anew, and keeps the page's script away until it is let through. */
async function comeHomeWithoutScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-[\w-]+\.js$/u, async (route) => {
    await promise;
    await route.continue();
  });
  // The page counts as loaded with its script only.
  await page.goto('/', { waitUntil: 'commit' });
  return resolve;
}

describe('the drawn shell, before the script is there', () => {
  journey('takes the press on the free demo, and answers it later (A21)', async ({ visit }) => {
    const { page } = await visit('/nowhere');
    const letThrough = await comeHomeWithoutScript(page);
    await page.getByRole('button', { name: 'Jogar grátis' }).click();
    letThrough();
    await see(accountMenu(page));
  });

  journey('offers the other theme than the one it shows (S1)', async ({ visit }) => {
    const { page } = await visit('/nowhere', { theme: 'light' });
    const letThrough = await comeHomeWithoutScript(page);
    const button = page.getByRole('button', { name: 'Usar tema escuro' });
    await see(button);
    const drawn = await button.innerHTML();
    letThrough();
    await see(page.getByRole('region', { name: 'Em alta agora' }).getByRole('article'));
    expect(await button.innerHTML()).toBe(drawn);
  });

  journey.for(['/register', '/help', '/lottery?gameCode=loto-relampago'])(
    'does not show home where a slow machine draws %s piece by piece (S13)',
    async (address, { visit }) => {
      const { page } = await visit('/nowhere');
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
      const asked = page.waitForRequest('**/held-back.js');
      await page.goto(address, { waitUntil: 'commit' });
      await asked;
      const shown = await page.evaluate(() => {
        const content = document.getElementById('content');
        const menus = [...document.querySelectorAll('aside, nav')];
        return {
          words: content?.innerText.trim(),
          menus: menus.filter((menu) => menu.checkVisibility()).length,
          left: content?.parentElement?.getBoundingClientRect().left,
        };
      });
      expect(shown).toEqual({ words: '', menus: 0, left: 0 });
      resolve();
      await see(page.getByRole('heading', { level: 1 }));
    },
  );
});
