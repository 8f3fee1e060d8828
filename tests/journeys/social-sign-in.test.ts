// Features: login
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { accountMenu, loginDialog, openLogin, signOut, submitLogin } from './steps/account.ts';
import { journey } from './steps/journey.ts';
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

/** Every address that the browser asks for from now on, in all windows. */
function noteAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.context().on('request', (request) => addresses.push(request.url()));
  return addresses;
}

describe('signing in by an account elsewhere', () => {
  journey.for([
    ['Google', 'Maria Silva'],
    ['Facebook', 'João Souza'],
    ['Telegram', 'Maria Silva'],
  ] as const)('signs in by %s (G5, A14)', async ([provider, name], { visit }) => {
    const { page } = await visit('/rng');
    // Before the script is there the link leads to the page of the sign-in, and that one home.
    await see(page.getByRole('article'));
    await openLogin(page);
    const addresses = noteAddresses(page);
    const providerWindow = await openWindow(page, provider);
    await expectAccessible(providerWindow);
    await see(page.getByRole('heading', { name: `Continue na janela do ${provider}` }));
    await choose(providerWindow, new RegExp(`^${name}`, 'u'));
    await see(page.getByRole('button', { name: `Conta de ${name}` }));
    await seeNoMore(loginDialog(page));
    // No token of the provider's or Firebase's is in an address that is asked for, or stored.
    expect(addresses.filter((address) => /eyJ|hash=/u.test(address))).toEqual([]);
    expect(await stored(page)).not.toMatch(/eyJ|auth_date/u);
    expect(new URL(page.url()).pathname).toBe('/rng');
  });

  journey(
    'closes the window and is back at the form, or has it blocked (A23, G5, S12)',
    async ({ visit }) => {
      const { page } = await visit('/login');
      await (await openWindow(page, 'Google')).close();
      await see(page.getByRole('alert').getByText('Falha no login. Tente de novo.'));
      await seeFocus(providerButton(page, 'Google'));
      for (const provider of ['Facebook', 'Telegram']) {
        // oxlint-disable no-await-in-loop -- one provider after the other
        const providerWindow = await openWindow(page, provider);
        await seeNoMore(page.getByRole('alert'));
        await choose(providerWindow, 'Cancelar');
        await see(page.getByRole('alert').getByText('Falha no login. Tente de novo.'));
        // oxlint-enable no-await-in-loop
      }
      const given = await openWindow(page, 'Google');
      await expectAccessible(page);
      const closed = given.waitForEvent('close');
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await closed;
      await see(page.getByRole('form', { name: 'Entrar' }));

      await page.evaluate(() => {
        window.open = () => null;
      });
      await providerButton(page, 'Google').click();
      await see(page.getByRole('alert').getByText(/Permita pop-ups e tente de novo/u));
    },
  );

  journey(
    'has no account yet, signs in once as usual, and from then on elsewhere (G5, A20)',
    async ({ visit }) => {
      const visitor = await visit('/fav');
      const { page } = visitor;
      await openLogin(page);
      visitor.expectProblem(/status of 422/u);
      await choose(await openWindow(page, 'Google'), CLARA);
      await see(page.getByRole('alert').getByText(/^Ainda não há conta vinculada a este acesso/u));
      await see(page.getByText(/clara\.nunes@example\.com.*será vinculada/u));
      await expectAccessible(page);
      await submitLogin(page, 'beatriz', seededPassword('beatriz'));
      await see(page.getByText('Conta vinculada. Da próxima vez, entre com ela.'));
      await signOut(page);
      await openLogin(page);
      await choose(await openWindow(page, 'Google'), CLARA);
      await see(page.getByRole('button', { name: 'Conta de Beatriz Lima' }));
    },
  );

  journey(
    'has no account yet, and registers with what is known (G5)',
    async ({ visit, portal }) => {
      const { rules } = portal.world.settings.current;
      const email = { ...rules.email, enabled: true, required: true };
      portal.world.settings.change({ geetest: false, rules: { ...rules, email } });
      const visitor = await visit('/login');
      const { page } = visitor;
      visitor.expectProblem(/status of 422/u);
      await choose(await openWindow(page, 'Facebook'), CLARA);
      await page.getByRole('alert').getByRole('button', { name: 'Cadastrar-se' }).click();
      await see(page.getByText(/Sua conta do Facebook .* será vinculada/u));
      const typed = page.getByRole('textbox', { name: /^E-mail/u });
      expect(await typed.inputValue()).toBe('clara.nunes@example.com');
      await page.getByRole('button', { name: 'Não vincular' }).click();
      await seeNoMore(page.getByText(/será vinculada/u));
      await expectAccessible(page);
    },
  );

  journey(
    'is not confirmed by any of them, or is blocked, whatever the way in, and reads so (A20, G5, S12)',
    async ({ visit, portal }) => {
      portal.world.situations.set(['social-refused']);
      const visitor = await visit('/login');
      const { page } = visitor;
      for (const provider of ['Google', 'Facebook', 'Telegram']) {
        // oxlint-disable no-await-in-loop -- one provider after the other
        if (provider === 'Telegram') visitor.expectProblem(/status of 422/u);
        const providerWindow = await openWindow(page, provider);
        await seeNoMore(page.getByRole('alert'));
        await choose(providerWindow, CLARA);
        await see(page.getByRole('alert').getByText(/^Não foi possível confirmar quem você é/u));
        expect(await accountMenu(page).count()).toBe(0);
        // oxlint-enable no-await-in-loop
      }

      portal.world.situations.set([]);
      visitor.expectProblem(/status of 403/u);
      await choose(await openWindow(page, 'Google'), /^Pedro Santos/u);
      await see(page.getByRole('alert').getByText(/^Sua conta está bloqueada/u));
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    },
  );

  journey('finds only the ways that the site has (G5)', async ({ visit, portal }) => {
    portal.world.settings.change({
      socialLogin: { google: false, facebook: true, telegram: false },
    });
    const { page } = await visit('/login');
    await see(providerButton(page, 'Facebook'));
    expect(await page.getByRole('button', { name: /^Entrar com/u }).count()).toBe(1);
    portal.world.settings.change({
      socialLogin: { google: false, facebook: false, telegram: false },
    });
    await page.reload();
    await see(page.getByRole('form', { name: 'Entrar' }));
    expect(await page.getByRole('button', { name: /^Entrar com/u }).count()).toBe(0);
    expect(await page.getByText('ou entre com').count()).toBe(0);
  });
});
