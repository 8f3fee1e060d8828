// Features: registration, passwords
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { loginForm, openLogin, seeDialogsLeft, signOut } from './steps/account.ts';
import { journey } from './steps/journey.ts';
import type { JourneyPortal } from './steps/portal.ts';
import { solvePuzzle } from './steps/puzzle.ts';
import {
  fillNewPassword,
  fillPhone,
  JOAOS_MOBILE,
  openForgotten,
  recovery,
  saveButton,
} from './steps/recovering.ts';
import {
  chooseMobile,
  codeField,
  fillPasswords,
  lastCode,
  noteCalls,
  requestCode,
  submitButton,
  wrongCode,
} from './steps/registering.ts';
import { beAt, see, seeFocus, seeNoMore } from './steps/seeing.ts';

const MOBILE = '11 91234-5678';
const NUMBER = '+5511912345678';
const toolkit = /\/identitytoolkit\.googleapis\.com\//u;
/** The steps in this order: puzzle, code, account. */
const confirmation = /\/verify$|:signInWithPhoneNumber|register-mobile/u;

/** The site of these journeys: Firebase sends the codes, and there is no puzzle. */
function useFirebase({ world }: JourneyPortal, more: { geetest?: boolean } = {}): void {
  world.settings.change({ smsProvider: 'firebase', geetest: false, ...more });
}

/** Every host that the page contacts from now on. */
function noteHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  return hosts;
}

describe('codes by Firebase', () => {
  journey(
    'reads why no code was sent, loses Firebase, finds countdown and code after a reload, solves the puzzle first, and registers with the code, and asks no host but its own (A10, A11, A12, A13, A23, A25, S12)',
    async ({ visit, portal }) => {
      useFirebase(portal, { geetest: true });
      portal.world.situations.set(['firebase-quota']);
      const visitor = await visit('/register');
      const { page } = visitor;
      const hosts = noteHosts(page);
      const calls = noteCalls(page);
      await chooseMobile(page);
      expect(calls.matching(/firebase/u)).toEqual([]);
      visitor.expectProblem(/status of 400/u);
      await requestCode(page, MOBILE);
      const refused = 'Hoje não é possível enviar mais SMS. Fale com o atendimento.';
      await see(page.getByRole('alert').getByText(refused));
      portal.world.situations.set([]);

      const send = page.getByRole('button', { name: 'Enviar código' });
      await page.route(toolkit, (route) => route.abort());
      visitor.expectProblem(/ERR_FAILED/u);
      await send.click();
      await see(page.getByRole('alert').getByText(/conexão/u));
      await page.unroute(toolkit);
      await send.click();
      // The countdown is one minute, however long the server's own codes would count.
      await see(page.getByRole('button', { name: /^Reenviar em (?:01:00|00:5\d)$/u }));
      await see(page.getByText('Enviamos um SMS para •••• 5678.'));
      await page.reload();
      await see(page.getByRole('button', { name: /^Reenviar em 00:\d\d$/u }));
      await page.getByRole('tab', { name: 'Celular' }).click();
      await codeField(page).fill(lastCode(portal));
      await fillPasswords(page);
      const number = page.getByRole('textbox', { name: 'Celular' });
      await number.fill('11 90000-0000');
      await submitButton(page).click();
      await solvePuzzle(page, portal);
      await see(page.getByText('Peça primeiro um código para este número.'));
      await number.fill(MOBILE);
      const before = calls.matching(confirmation).length;
      await submitButton(page).click();
      await solvePuzzle(page, portal);
      await see(page.getByRole('heading', { name: 'Sua conta foi criada' }));
      const order = calls
        .matching(confirmation)
        .slice(before)
        .filter((call) => !call.startsWith('OPTIONS'))
        .map((call) => call.split(/[/:]/u).at(-1));
      expect(order).toEqual(['verify', 'signInWithPhoneNumber', 'register-mobile']);
      expect(portal.world.members.byMobile(NUMBER)).toBeDefined();
      expect(calls.matching(/\/api\/sms\//u)).toEqual([]);
      expect(calls.matching(toolkit)).toContainEqual(
        'POST /identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber',
      );
      expect([...hosts].filter((host) => host !== 'localhost')).toEqual([]);
      const kept = await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]);
      expect(kept.filter((key) => /firebase/iu.test(key))).toEqual([]);
    },
  );

  journey(
    'mistypes a code twice and is led to customer service and another way, sets a new password with it after a reload, and signs in with the next code (A11, A14, A15, A17, A23, G4a)',
    async ({ visit, portal }) => {
      useFirebase(portal);
      const visitor = await visit('/fav', { profile: 'phone' });
      const { page } = visitor;
      const calls = noteCalls(page);
      await openForgotten(page);
      await fillPhone(page, portal);
      await see(page.getByRole('button', { name: /^Reenviar em (?:01:00|00:5\d)$/u }));
      await codeField(page).fill(wrongCode(portal));
      await fillNewPassword(page);
      visitor.expectProblem(/status of 400/u);
      const service = page.getByRole('link', { name: 'Falar com o atendimento' });
      await saveButton(page).click();
      await see(page.getByText('Este código não é o do SMS. Confira e tente de novo.'));
      expect(await service.count()).toBe(0);
      await saveButton(page).click();
      await see(service);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Recuperar pelo e-mail' }).press('Enter');
      await see(recovery(page).getByRole('textbox', { name: 'E-mail' }));
      await seeFocus(page.getByRole('tab', { name: 'E-mail' }));
      // After a reload its dialog reopens by itself, and the code is typed again; number and
      // countdown are restored.
      await page.reload();
      await recovery(page).getByRole('tab', { name: 'Celular' }).click();
      await recovery(page).getByRole('textbox', { name: 'Celular' }).fill(JOAOS_MOBILE);
      await codeField(page).fill(lastCode(portal));
      await fillNewPassword(page);
      await saveButton(page).dblclick();
      await see(page.getByRole('button', { name: 'Conta de João Souza' }));
      await seeNoMore(recovery(page));
      await beAt(page, '/');
      expect(portal.world.sms.outbox(9)).toHaveLength(1);
      expect(calls.matching(/\/api\/sms\//u)).toEqual([]);
      expect(calls.matching(/^POST \/api\/account\/set-password-by-phone$/u)).toHaveLength(1);

      await seeDialogsLeft(page);
      await signOut(page);
      await openLogin(page);
      await page.getByRole('tab', { name: 'Celular' }).click();
      await page.getByRole('textbox', { name: 'Celular' }).fill(JOAOS_MOBILE);
      await page.getByRole('button', { name: 'Enviar código' }).click();
      await see(page.getByRole('button', { name: /^Reenviar em/u }));
      await codeField(page).fill(lastCode(portal));
      await loginForm(page).getByRole('button', { name: 'Entrar' }).click();
      await see(page.getByRole('button', { name: 'Conta de João Souza' }));
      expect(portal.world.sms.outbox(9)).toHaveLength(2);
    },
  );
});
