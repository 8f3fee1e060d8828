// Features: all
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import {
  accountMenu,
  loginDialog,
  openLogin,
  seeLoginLeft,
  signIn,
  signOut,
  submitLogin,
} from './steps/account.ts';
import { journey } from './steps/journey.ts';
import { tabRound } from './steps/keyboard.ts';
import { seededPassword } from './steps/people.ts';
import { gameFrame, someSlot } from './steps/playing.ts';
import { openRegistration, registrationDialog } from './steps/registering.ts';
import { beAt, eventually, pressLink, see, seeFocus, seeNoMore } from './steps/seeing.ts';

const slots = (page: Page) => page.getByRole('heading', { level: 1, name: 'Slots' });

/** Goes from home to the slots, so that there is a page to go back to. */
async function goToSlots(page: Page): Promise<void> {
  await see(page.getByRole('region', { name: 'Em alta agora' }));
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Slots', exact: true })
    .click();
  await see(slots(page));
}

describe('a dialog has its place in the history of the tab (S6)', () => {
  journey(
    'is closed by back, opened by forward, not asked again by a reload, and not met again behind a game (A20)',
    async ({ visit, portal }) => {
      const { page } = await visit();
      await goToSlots(page);
      await openLogin(page);
      await seeEntry(page);
      await page.goBack();
      await seeNoMore(loginDialog(page));
      await see(slots(page));
      await page.goForward();
      await see(loginDialog(page));
      // Another one takes its place: back does not lead through both.
      await loginDialog(page).getByRole('button', { name: 'Criar conta' }).click();
      await see(registrationDialog(page));
      await page.goBack();
      await seeNoMore(registrationDialog(page));
      expect(await loginDialog(page).count()).toBe(0);
      await see(slots(page));
      await page.goBack();
      await beAt(page, '/');

      await goToSlots(page);
      await openLogin(page);
      await page.keyboard.press('Escape');
      await seeNoMore(loginDialog(page));
      await eventually(() => page.evaluate(() => 'modals' in history.state)).toBe(false);
      await page.goBack();
      await beAt(page, '/');
      await see(page.getByRole('region', { name: 'Em alta agora' }));

      await goToSlots(page);
      await signIn(page, 'maria');
      // The opener of the login is removed with it.
      await seeFocus(page.getByRole('main'));
      const question = page.getByRole('alertdialog', { name: 'Sair da conta?' });
      const ask = async () => {
        await accountMenu(page).click();
        await page.getByRole('menuitem', { name: 'Sair' }).click();
        await see(question);
        await seeEntry(page);
      };
      await ask();
      await page.goBack();
      await seeNoMore(question);
      await see(accountMenu(page));
      await ask();
      await page.reload();
      await see(accountMenu(page));
      await eventually(() => page.evaluate(() => 'modals' in history.state)).toBe(false);
      expect(await question.count()).toBe(0);
      await page.goBack();
      await beAt(page, '/');
      await signOut(page);

      await goToSlots(page);
      const { name } = someSlot(portal);
      await page.getByRole('article').filter({ hasText: name }).first().getByRole('link').click();
      await see(loginDialog(page));
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(gameFrame(page).getByRole('button', { name: 'Girar' }));
      await page.goBack();
      await see(slots(page));
      await beAt(page, '/rng');
      expect(await page.locator('dialog[open]').count()).toBe(0);
    },
  );

  journey(
    'traps the focus in the phone menu, keeps the page behind it still, and closes it by back (S2, S13)',
    async ({ visit }) => {
      const { page } = await visit('/fav', { profile: 'phone' });
      const opener = page.getByRole('button', { name: 'Menu', exact: true });
      const menu = page.getByRole('navigation', { name: 'Menu principal' });
      await see(page.getByRole('contentinfo'));
      await opener.press('Enter');
      const overPage = page.getByRole('dialog', { name: 'Menu principal' });
      await seeFocus(overPage);
      await page.keyboard.press('Escape');
      await seeNoMore(overPage);
      await seeFocus(opener);

      await opener.tap();
      await seeFocus(overPage);
      await eventually(() => page.locator('[inert]').count()).toBeGreaterThan(1);
      const round = await tabRound(page, menu);
      expect(round).toMatchObject({ outside: [], unseen: [] });
      await page.mouse.move(340, 400);
      await page.mouse.wheel(0, 600);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await seeNoMore(menu);
      await beAt(page, '/fav');
      expect(await page.locator('[inert]').count()).toBe(0);
      await seeFocus(opener);

      // A choice in it leads on, and back from there leads to the page, without the menu.
      await opener.tap();
      await menu.getByRole('link', { name: 'Promoções' }).tap();
      await beAt(page, '/promotions');
      await seeNoMore(menu);
      await page.goBack();
      await beAt(page, '/fav');
      await seeNoMore(menu);

      // A dialog that it opens takes its place.
      await opener.tap();
      await menu.getByRole('button', { name: 'Atendimento' }).tap();
      await menu.getByRole('button', { name: 'Central de ajuda' }).tap();
      const help = page.getByRole('dialog', { name: 'Central de ajuda' });
      await see(help);
      await seeNoMore(menu);
      await page.goBack();
      await seeNoMore(help);
      await beAt(page, '/fav');
    },
  );

  journey(
    'says that it did not load, outlives a reload with what was typed, and opens by an address (A14, A25, R10)',
    async ({ visit }) => {
      const visitor = await visit('/rng');
      const { page } = visitor;
      await see(page.getByRole('article'));
      const part = /\/assets\/account-[\w-]+\.js$/u;
      await page.route(part, (route) => route.abort());
      visitor.expectProblem(/ERR_FAILED|Failed to fetch dynamically imported module/u);
      const failure = page.getByRole('dialog', { name: 'Não foi possível carregar esta parte' });
      await pressLink(page.getByRole('banner').getByRole('link', { name: 'Entrar' }));
      await see(failure);
      await expectAccessible(page);
      await failure.getByRole('button', { name: 'Fechar' }).click();
      await seeNoMore(failure);
      await pressLink(page.getByRole('banner').getByRole('link', { name: 'Entrar' }));
      await see(failure);
      await page.unroute(part);
      await failure.getByRole('button', { name: 'Tentar de novo' }).click();
      await see(loginDialog(page));
      await page.keyboard.press('Escape');
      await seeLoginLeft(page);

      await openRegistration(page);
      const name = registrationDialog(page).getByRole('textbox', { name: 'Nome de usuário' });
      await name.fill('novata2026');
      const noted = () => page.evaluate(() => JSON.stringify(history.state));
      await eventually(noted).toContain('novata2026');
      await page.reload();
      await see(name);
      expect(await name.inputValue()).toBe('novata2026');
      await page.keyboard.press('Escape');
      await seeNoMore(registrationDialog(page));
      await eventually(noted).not.toContain('modals');
      await page.reload();
      await see(slots(page));
      await openRegistration(page);
      await see(name);
      expect(await name.inputValue()).toBe('novata2026');
      await page.keyboard.press('Escape');
      await seeNoMore(registrationDialog(page));

      await page.goto('/rng?page=LUMEN&modal=login');
      await see(loginDialog(page));
      await beAt(page, '/rng?page=LUMEN');
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(accountMenu(page));
      await seeLoginLeft(page);
      await page.goto('/fish?modal=login');
      await see(accountMenu(page));
      await see(page.getByRole('article'));
      expect(await loginDialog(page).count()).toBe(0);
      await beAt(page, '/fish');
    },
  );
});

/** A dialog's entry is added a moment after the dialog; back before that would leave the page. */
async function seeEntry(page: Page): Promise<void> {
  await eventually(() => page.evaluate(() => 'modals' in history.state)).toBe(true);
}
