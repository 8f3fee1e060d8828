// Features: all
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { accountMenu, loginDialog } from './steps/account.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { pressByKey, tabRound, tabStops } from './steps/keyboard.ts';
import { beAt, eventually, see, seeFocus } from './steps/seeing.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: /Menu principal|Main menu/u });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** Everything of the page is on the way of the Tab key, once, and seen when it is reached. */
async function expectWholeRound(page: Page): Promise<void> {
  const round = await tabRound(page, page.locator('body'));
  expect(round.unseen).toEqual([]);
  expect(round.stops).toEqual(await tabStops(page));
}

describe('by the keyboard alone (S14)', () => {
  journey('a visitor goes through the menu, the lobby and its games', async ({ visit }) => {
    const { page } = await visit('/promotions');
    await see(page.getByRole('contentinfo'));
    await see(page.getByRole('link', { name: 'Presente da semana' }));
    // The slides have taken the place of the first banner.
    await see(page.getByRole('button', { name: 'Retomar destaques' }));
    await expectWholeRound(page);

    // What leads to a page keeps the keyboard, and the page is named.
    const fish = menu(page).getByRole('link', { name: 'Pesca', exact: true });
    await pressByKey(fish);
    await see(heading(page, 'Pesca'));
    await see(said(page, 'Pesca · Aurora Play'));
    await seeFocus(fish);
    const vendors = menu(page).getByRole('button', { name: 'Provedores de Slots' });
    await pressByKey(vendors, 'Space');
    await page.keyboard.press('Tab');
    const all = menu(page).getByRole('link', { name: 'Todos', exact: true });
    await seeFocus(all);
    await page.keyboard.press('Enter');
    await see(heading(page, 'Slots'));

    const search = page.getByRole('searchbox', { name: 'Buscar jogos' });
    await search.focus();
    await page.keyboard.type('zzzz');
    await see(said(page, 'Nenhum jogo'));
    await page.getByRole('button', { name: /^Limpar/u }).press('Enter');
    await seeFocus(search);
    await see(said(page, '2.301 jogos'));

    const game = page.getByRole('article').first();
    await game.getByRole('link').focus();
    await page.keyboard.press('Tab');
    const heart = game.getByRole('button');
    await seeFocus(heart);
    await page.keyboard.press('Space');
    await see(loginDialog(page));
    await page.keyboard.press('Escape');
    await seeFocus(heart);

    const languages = menu(page).getByRole('combobox');
    await languages.focus();
    await page.keyboard.press('ArrowDown');
    await eventually(() => page.evaluate(() => document.documentElement.lang)).toMatch(/^en/u);
    await see(menu(page).getByRole('link', { name: 'Home', exact: true }));
    await seeFocus(languages);
  });

  journey('a member goes through account, balance and messages', async ({ visit }) => {
    const { page } = await visit('/member/messageV2', { as: 'maria' });
    await see(heading(page, 'Mensagens'));
    await see(page.getByRole('contentinfo'));
    await see(page.getByRole('link', { name: '3 mensagens não lidas' }));
    await see(page.getByRole('checkbox'));
    await expectWholeRound(page);

    // The way past the menus leads past the one of the area as well.
    await page.getByRole('link', { name: 'Ir para o conteúdo' }).press('Enter');
    await page.keyboard.press('Tab');
    const [isInArea, isInMenu] = await page.evaluate(() => [
      document.activeElement?.closest('main') !== null,
      document.activeElement?.closest('nav') !== null,
    ]);
    expect([isInArea, isInMenu]).toEqual([true, false]);

    await pressByKey(accountMenu(page), 'ArrowDown');
    await seeFocus(page.getByRole('menuitem', { name: 'Área do membro' }));
    await page.keyboard.press('End');
    await seeFocus(page.getByRole('menuitem', { name: 'Sair' }));
    await page.keyboard.press('f');
    await seeFocus(page.getByRole('menuitem', { name: 'Favoritos' }));
    await page.keyboard.press('Escape');
    await seeFocus(accountMenu(page));

    const balance = page.getByRole('group', { name: 'Saldo' });
    await pressByKey(balance.getByRole('button', { name: 'Ocultar saldo' }));
    await seeFocus(balance.getByRole('button', { name: 'Mostrar saldo' }));

    await pressByKey(page.getByRole('checkbox').first(), 'Space');
    const remove = page.getByRole('button', { name: 'Excluir 1 mensagem' });
    await pressByKey(remove);
    const question = page.getByRole('alertdialog');
    await seeFocus(question.getByRole('button').first());
    await page.keyboard.press('Escape');
    await seeFocus(remove);
    await pressByKey(page.getByRole('link', { name: /^Não lidas/u }));
    await beAt(page, '/member/messageV2?filter=unread');
    await pressByKey(
      page.getByRole('main').getByRole('link', { name: /Seu bônus de fidelidade/u }),
    );
    await see(heading(page, 'Seu bônus de fidelidade está pronto'));
    await see(said(page, 'Seu bônus de fidelidade está pronto'));
  });
});
