import type { Page } from 'playwright-core';
import { startFakeServer } from '#fake-server/start.ts';
import { accountMenu } from '#tests/journeys/steps/account.ts';
import {
  chooseMobile,
  codeField,
  fillPasswords,
  requestCode,
  submitButton,
} from '#tests/journeys/steps/registering.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { type Emulator, startEmulator } from './emulator.ts';

/*
 * `npm run firebase-emulator`: a person registers by phone and signs in by phone, in a real browser,
 * with Firebase's own SDK against Firebase's own emulator (A11, A13, A14).
 */

const PROJECT = 'demo-aurora-play';
const NEW = { typed: '11 91234-5678', number: '+5511912345678' };
const KNOWN = { typed: '11 98765-4321', number: '+5511987654321' };
const WRONG_CODE = 'Este código não é o do SMS. Confira e tente de novo.';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** A code of six digits that was not sent. */
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

async function register(page: Page, origin: string, emulator: Emulator): Promise<void> {
  await page.goto(`${origin}/register`);
  await chooseMobile(page);
  await requestCode(page, NEW.typed);
  await page.getByText(/^Enviamos um SMS para/u).waitFor();
  const code = await emulator.lastCode(NEW.number);
  await fillPasswords(page);
  await codeField(page).fill(otherThan(code));
  await submitButton(page).click();
  await page.getByText(WRONG_CODE).waitFor();
  await codeField(page).fill(code);
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Sua conta foi criada' }).waitFor();
}

async function signIn(page: Page, origin: string, emulator: Emulator): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByRole('tab', { name: 'Celular' }).click();
  await page.getByRole('textbox', { name: 'Celular' }).fill(KNOWN.typed);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await page.getByRole('button', { name: /^Reenviar em/u }).waitFor();
  await codeField(page).fill(await emulator.lastCode(KNOWN.number));
  const form = page.getByRole('form', { name: 'Entrar' });
  await form.getByRole('button', { name: 'Entrar' }).click();
  await accountMenu(page).waitFor();
}

const emulator = await startEmulator(PROJECT);
say(`Firebase's emulator answers at ${emulator.origin}.`);
const server = await startFakeServer({
  file: ':memory:',
  seed: 2026,
  machineTime: Date.now,
  passwordCost: 16,
  port: 0,
  host: 'localhost',
  settings: { smsProvider: 'firebase', geetest: false, announcementPopups: 0 },
  firebaseEmulator: emulator.origin,
});
const browser = await launchBrowser();
try {
  const origin = new URL(server.portalUrl).origin;
  const walks = { 'registration by phone': register, 'signing in by phone': signIn };
  for (const [name, walk] of Object.entries(walks)) {
    // A new person each, one after the other.
    const context = await browser.newContext({ locale: 'pt-BR' });
    await walk(await context.newPage(), origin, emulator);
    await context.close();
    say(`✓ ${name}`);
  }
} finally {
  await browser.close();
  await server.close();
  emulator.stop();
}
