import type { Locator, Page } from 'playwright-core';
import { step } from '#tests/support/trail.ts';
import { loginForm, openLogin } from './account.ts';
import type { JourneyPortal } from './portal.ts';
import { proveHuman } from './puzzle.ts';
import { codeField, lastCode } from './registering.ts';
import { see } from './seeing.ts';

/** João's mobile number, as he types it. */
export const JOAOS_MOBILE = '11 98765-4321';
/** A password that the site's rule accepts. */
export const RECOVERED_PASSWORD = 'novasenha26';

/** The dialog of the recovery. */
export function recovery(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Esqueceu a senha?' });
}

/** Opens the recovery from the sign-in. */
export const openForgotten = step(
  'open the recovery of a password',
  async (page: Page): Promise<void> => {
    await openLogin(page);
    await loginForm(page).getByRole('button', { name: 'Esqueceu a senha?' }).click();
    await see(recovery(page).getByRole('textbox', { name: 'Nome de usuário' }));
  },
);

/** Chooses the recovery by phone, has a code sent to João's number, and types it. */
export const fillPhone = step(
  'have a code sent to a number, and type it',
  async (page: Page, portal: JourneyPortal): Promise<void> => {
    await recovery(page).getByRole('tab', { name: 'Celular' }).click();
    await recovery(page).getByRole('textbox', { name: 'Celular' }).fill(JOAOS_MOBILE);
    await recovery(page).getByRole('button', { name: 'Enviar código' }).click();
    await proveHuman(page, portal);
    await see(recovery(page).getByRole('button', { name: /^Reenviar em 0\d:\d\d$/u }));
    await codeField(page).fill(lastCode(portal));
  },
);

/** Types the new password of a recovery by phone. */
export const fillNewPassword = step(
  'type the new password',
  async (page: Page, password: string = RECOVERED_PASSWORD): Promise<void> => {
    await recovery(page)
      .getByLabel(/^Nova senha/u)
      .fill(password);
  },
);

/** The button that sets the new password. */
export function saveButton(page: Page): Locator {
  return recovery(page).getByRole('button', { name: 'Salvar e entrar' });
}

/** Types the username and the mail address of a recovery by mail. */
export const fillEmail = step(
  (_, username, email) => `type username ${username} and address ${email}`,
  async (page: Page, username: string, email: string): Promise<void> => {
    await recovery(page).getByRole('textbox', { name: 'Nome de usuário' }).fill(username);
    await recovery(page).getByRole('textbox', { name: 'E-mail' }).fill(email);
  },
);

/** Requests the link. */
export const sendLink = step('ask for a link', async (page: Page): Promise<void> => {
  await recovery(page).getByRole('button', { name: 'Enviar link' }).click();
});

/** The addresses in the mails of the portal's outbox, the newest first. */
export function sentLinks({ world }: JourneyPortal): readonly string[] {
  return world.sms.outbox(9).flatMap(({ text }) => /https?:\S+/u.exec(text) ?? []);
}

/** The address in the newest mail that has one. */
export function lastLink(portal: JourneyPortal): string {
  const [link] = sentLinks(portal);
  if (link === undefined) throw new Error('No mail with a link was sent.');
  return link;
}
