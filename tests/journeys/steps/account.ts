import type { Page } from 'playwright-core';
import { step } from '#tests/support/trail.ts';
import { seededPassword } from './people.ts';
import { pressLink, see, seeNoMore } from './seeing.ts';

/** The button that everything of a signed-in person hangs on. */
export function accountMenu(page: Page) {
  return page.getByRole('button', { name: /^Conta de /u });
}

/** The dialog of the sign-in. */
export function loginDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Entrar' });
}

/** Opens the sign-in by the link in the header. */
export const openLogin = step('open the sign-in', async (page: Page): Promise<void> => {
  await pressLink(page.getByRole('banner').getByRole('link', { name: 'Entrar' }));
  await see(loginForm(page).getByRole('textbox', { name: 'Nome de usuário' }));
});

/** The form of the sign-in, in its dialog or on its page. */
export function loginForm(page: Page) {
  return page.getByRole('form', { name: 'Entrar' });
}

/** Fills in the sign-in that is open, and sends it. */
export const submitLogin = step(
  (_page, account, _password) => `fill in the sign-in as ${account}, and send it`,
  async (page: Page, account: string, password: string): Promise<void> => {
    const form = loginForm(page);
    await form.getByRole('textbox', { name: 'Nome de usuário' }).fill(account);
    await form.getByLabel(/^Senha/u).fill(password);
    await form.getByRole('button', { name: 'Entrar' }).click();
  },
);

/** Signs in as somebody of the seeded world, from wherever the page is. */
export const signIn = step(
  (_, account) => `sign in as ${account}`,
  async (page: Page, account: string): Promise<void> => {
    await openLogin(page);
    await submitLogin(page, account, seededPassword(account));
    await see(accountMenu(page));
    await seeLoginLeft(page);
  },
);

/** Waits until the sign-in dialog and its history entry are gone. */
export const seeLoginLeft = step('see the sign-in gone', async (page: Page): Promise<void> => {
  await seeNoMore(loginDialog(page));
  await seeDialogsLeft(page);
});

/**
 * Waits until the history entries of closed dialogs are left, a moment after the dialogs disappear;
 * no person is as fast as a test.
 */
export const seeDialogsLeft = step(
  'see no dialog left in the history',
  async (page: Page): Promise<void> => {
    await page.waitForFunction(
      () => !Object.hasOwn((history.state ?? {}) as object, 'modals'),
      undefined,
      { polling: 20 },
    );
  },
);

/** Signs out by the account's menu, and says yes to the question. */
export const signOut = step('sign out', async (page: Page): Promise<void> => {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sair da conta?' });
  await question.getByRole('button', { name: 'Sair' }).click();
  await seeNoMore(question);
  await seeDialogsLeft(page);
});

/** Starts to play for free from home. The button answers once the page's script is there. */
export const playForFree = step('start to play for free', async (page: Page): Promise<void> => {
  await see(page.getByRole('region', { name: 'Em alta agora' }));
  await page.getByRole('button', { name: 'Jogar grátis' }).click();
  await see(accountMenu(page));
});
