import type { Locator, Page, Request } from 'playwright-core';
import { step } from '#tests/support/trail.ts';
import type { JourneyPortal } from './portal.ts';
import { proveHuman } from './puzzle.ts';
import { pressLink, see } from './seeing.ts';

/** A password that the site's rule accepts. */
export const NEW_PASSWORD = 'segredo123';

/** The form of the registration, in its dialog or on its page. */
export function registrationForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Criar conta' });
}

/** The dialog that opens by the button in the header. */
export function registrationDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Cadastre-se e ganhe/u });
}

/** Opens the registration by the button in the header. */
export const openRegistration = step('open the registration', async (page: Page): Promise<void> => {
  await pressLink(page.getByRole('banner').getByRole('link', { name: 'Cadastre-se' }));
  await see(registrationForm(page));
});

/** Chooses to register by mobile number. */
export const chooseMobile = step(
  'choose to register by number',
  async (page: Page): Promise<void> => {
    await page.getByRole('tab', { name: 'Celular' }).click();
    await see(registrationForm(page).getByRole('textbox', { name: 'Celular' }));
  },
);

/** Types a user name and the new password, twice. */
export const fillUsername = step(
  (_, username) => `type username ${username}, and the password twice`,
  async (page: Page, username: string): Promise<void> => {
    await registrationForm(page).getByRole('textbox', { name: 'Nome de usuário' }).fill(username);
    await fillPasswords(page);
  },
);

/** Types the new password, twice. */
export const fillPasswords = step('type the password twice', async (page: Page): Promise<void> => {
  const form = registrationForm(page);
  await form.getByLabel(/^Senha/u).fill(NEW_PASSWORD);
  await form.getByLabel(/^Confirmar senha/u).fill(NEW_PASSWORD);
});

/** The button that sends the form. */
export function submitButton(page: Page): Locator {
  return registrationForm(page).getByRole('button', { name: /^Criar conta/u });
}

/** Types a mobile number and presses the button for a code; a puzzle may follow. */
export const requestCode = step(
  (_, mobile) => `ask for a code to ${mobile}`,
  async (page: Page, mobile: string): Promise<void> => {
    const form = registrationForm(page);
    await form.getByRole('textbox', { name: 'Celular' }).fill(mobile);
    await form.getByRole('button', { name: 'Enviar código' }).click();
  },
);

/** The field for the code from the SMS. */
export function codeField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Código do SMS' });
}

/** Types a mobile number, has a code sent to it, and types what the SMS says. */
export const fillMobile = step(
  'have a code sent to a number, and type it',
  async (page: Page, portal: JourneyPortal, mobile: string): Promise<void> => {
    await requestCode(page, mobile);
    await proveHuman(page, portal);
    await see(page.getByRole('button', { name: /^Reenviar em 0\d:\d\d$/u }));
    await codeField(page).fill(lastCode(portal));
  },
);

/** The code in the newest SMS of the portal's outbox. */
export function lastCode({ world }: JourneyPortal): string {
  const code = world.sms.outbox(1)[0]?.code;
  if (code === undefined || code === null) throw new Error('No SMS was sent.');
  return code;
}

/** A code that is not the one in the newest SMS. */
export function wrongCode(portal: JourneyPortal): string {
  return lastCode(portal) === '000000' ? '111111' : '000000';
}

/** Notes every call of the API and of the security check from now on: method and path. */
export function noteCalls(page: Page): { matching(pattern: RegExp): string[] } {
  const calls: string[] = [];
  const note = (request: Request) => {
    calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  };
  page.on('request', note);
  return { matching: (pattern) => calls.filter((call) => pattern.test(call)) };
}
