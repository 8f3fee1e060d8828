// Features: login
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectFrameAccessible } from './steps/accessibility.ts';
import {
  accountMenu,
  loginDialog,
  openLogin,
  seeLoginLeft,
  signOut,
  submitLogin,
} from './steps/account.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { seededPassword } from './steps/people.ts';
import { see, seeFocus, seeNoMore, stored } from './steps/seeing.ts';

const CLARA = /^Clara Nunes/u;

const providerButton = (page: Page, provider: string) =>
  page.getByRole('button', { name: `Entrar com ${provider}` });

/** Presses a provider's button, and gives the window that it opens. */
async function openWindow(page: Page, provider: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await providerButton(page, provider).click();
  const providerWindow = await opened;
  await see(providerWindow.getByRole('heading', { name: 'Escolha uma conta' }));
  return providerWindow;
}

/** Chooses an account in a provider's window, which closes. */
async function choose(providerWindow: Page, name: string | RegExp): Promise<void> {
  const closed = providerWindow.waitForEvent('close');
  await providerWindow.getByRole('button', { name }).click();
  await closed;
}

/** Every address that the browser requests from now on, in all windows. */
function noteAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.context().on('request', (request) => addresses.push(request.url()));
  return addresses;
}

describe('signing in by an account elsewhere', () => {
  journey(
    'has no account yet, signs in once as usual, and from then on by Google; others come by Facebook and by Telegram (G5, A14, A20)',
    async ({ visit }) => {
      const visitor = await visit('/fav');
      const { page } = visitor;
      const place = page.getByRole('heading', { name: 'Entre para ver seus favoritos' });
      // Before the script is there the link leads to the page of the sign-in, and that one home.
      await see(place);
      const addresses = noteAddresses(page);
      await openLogin(page);
      visitor.expectProblem(/status of 422/u);
      await choose(await openWindow(page, 'Google'), CLARA);
      await see(
        page.getByRole('alert').getByText(/^Este login ainda não está vinculado a uma conta/u),
      );
      await see(page.getByText(/clara\.nunes@example\.com.*será vinculada/u));
      await expectAccessible(page);
      await submitLogin(page, 'beatriz', seededPassword('beatriz'));
      await see(page.getByText('Conta vinculada. Da próxima vez, você já pode entrar com ela.'));

      for (const [provider, account, name] of [
        ['Google', CLARA, 'Beatriz Lima'],
        ['Facebook', /^João Souza/u, 'João Souza'],
        ['Telegram', /^Maria Silva/u, 'Maria Silva'],
      ] as const) {
        await seeLoginLeft(page);
        await signOut(page);
        const menu = page.getByRole('navigation', { name: 'Menu principal' });
        await menu.getByRole('link', { name: 'Favoritos' }).click();
        await see(place);
        await openLogin(page);
        const providerWindow = await openWindow(page, provider);
        await expectFrameAccessible(providerWindow.mainFrame());
        await see(page.getByRole('heading', { name: `Continue na janela do ${provider}` }));
        await choose(providerWindow, account);
        await see(page.getByRole('button', { name: `Conta de ${name}` }));
        await seeNoMore(loginDialog(page));
        // No token of the provider's or Firebase's is stored.
        expect(await stored(page)).not.toMatch(/eyJ|auth_date/u);
        expect(new URL(page.url()).pathname).toBe('/fav');
      }
      // No requested address contains one either.
      expect(addresses.filter((address) => /eyJ|hash=/u.test(address))).toEqual([]);
    },
  );

  journey(
    'closes the window and is back at the form, or has it blocked, is not confirmed, or is blocked, by every way in, and registers with what is known in the end (A20, A23, G5, S12)',
    async ({ visit, portal }) => {
      portal.world.settings.change({ geetest: false, fields: { email: { use: 'required' } } });
      const visitor = await visit('/login');
      const { page } = visitor;
      const said = (words: string | RegExp) => see(page.getByRole('alert').getByText(words));
      await (await openWindow(page, 'Google')).close();
      await said('Falha no login. Tente de novo.');
      await seeFocus(providerButton(page, 'Google'));
      for (const provider of ['Facebook', 'Telegram']) {
        const providerWindow = await openWindow(page, provider);
        await seeNoMore(page.getByRole('alert'));
        await choose(providerWindow, 'Cancelar');
        await said('Falha no login. Tente de novo.');
      }
      const given = await openWindow(page, 'Google');
      await expectAccessible(page);
      const closed = given.waitForEvent('close');
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await closed;
      await see(page.getByRole('form', { name: 'Entrar' }));

      await page.evaluate(() => {
        const open = window.open.bind(window);
        window.open = () => {
          window.open = open;
          return null;
        };
      });
      await providerButton(page, 'Google').click();
      await said(/Permita pop-ups e tente de novo/u);

      portal.world.situations.set(['social-refused']);
      for (const provider of ['Google', 'Facebook', 'Telegram']) {
        if (provider === 'Telegram') visitor.expectProblem(/status of 422/u);
        const providerWindow = await openWindow(page, provider);
        await seeNoMore(page.getByRole('alert'));
        await choose(providerWindow, CLARA);
        await said(/^Não foi possível confirmar quem você é/u);
        expect(await accountMenu(page).count()).toBe(0);
      }

      portal.world.situations.set([]);
      visitor.expectProblem(/status of 403/u);
      await choose(await openWindow(page, 'Google'), /^Pedro Santos/u);
      await said(/^Sua conta está bloqueada/u);
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();

      await choose(await openWindow(page, 'Facebook'), CLARA);
      await page.getByRole('alert').getByRole('button', { name: 'Criar conta' }).click();
      await see(page.getByText(/Sua conta do Facebook .* será vinculada/u));
      const typed = page.getByRole('textbox', { name: /^E-mail/u });
      expect(await typed.inputValue()).toBe('clara.nunes@example.com');
      await page.getByRole('button', { name: 'Não vincular' }).click();
      await seeNoMore(page.getByText(/será vinculada/u));
    },
  );
});
