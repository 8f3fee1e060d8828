// Features: registration, password
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { accountMenu, openLogin } from './steps/account.ts';
import { journey } from './steps/journey.ts';
import type { JourneyPortal } from './steps/portal.ts';
import { solvePuzzle } from './steps/puzzle.ts';
import {
  fillNewPassword,
  fillPhone,
  openForgotten,
  recovery,
  saveButton,
} from './steps/recovering.ts';
import {
  chooseMobile,
  codeField,
  fillMobile,
  fillPasswords,
  lastCode,
  noteCalls,
  requestCode,
  submitButton,
  wrongCode,
} from './steps/registering.ts';
import { beAt, see, seeNoMore } from './steps/seeing.ts';

const MOBILE = '11 91234-5678';
const NUMBER = '+5511912345678';
const toolkit = /\/identitytoolkit\.googleapis\.com\//u;
const created = { name: 'Sua conta foi criada' };

/** The site of these journeys: Firebase sends the codes, and there is no puzzle. */
function useFirebase({ world }: JourneyPortal, more: { geetest?: boolean } = {}): void {
  world.settings.change({ smsProvider: 'firebase', geetest: false, ...more });
}

/** Every host that the page asks for anything from now on. */
function noteHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  return hosts;
}

describe('codes by Firebase', () => {
  journey(
    'reads why no code was sent, loses Firebase, then registers with its code, and asks no host but its own (A11, A12, A13, A23, S12)',
    async ({ visit, portal }) => {
      useFirebase(portal);
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
      await expectAccessible(page);
      portal.world.situations.set([]);

      const send = page.getByRole('button', { name: 'Enviar código' });
      await page.route(toolkit, (route) => route.abort());
      visitor.expectProblem(/ERR_FAILED/u);
      await send.click();
      await see(page.getByRole('alert').getByText(/conexão/u));
      await page.unroute(toolkit);
      await send.click();
      // The countdown is one minute, however long the server's own codes would count.
      await see(page.getByRole('button', { name: /^Reenviar em (?:1:00|0:5\d)$/u }));
      await see(page.getByText('Enviamos um SMS com o código.'));
      await codeField(page).fill(lastCode(portal));
      await fillPasswords(page);
      const number = page.getByRole('textbox', { name: 'Celular' });
      await number.fill('11 90000-0000');
      await submitButton(page).click();
      await see(page.getByText('Peça primeiro um código para este número.'));
      await number.fill(MOBILE);
      await submitButton(page).click();
      await see(page.getByRole('heading', created));
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
    'does not need another SMS when only the user name was taken (A12)',
    async ({ visit, portal }) => {
      useFirebase(portal);
      const { toggles } = portal.world.settings.current;
      portal.world.settings.change({ toggles: { ...toggles, smsVerificationAtRegistration: 1 } });
      const visitor = await visit('/register');
      const { page } = visitor;
      const name = page.getByRole('textbox', { name: 'Nome de usuário' });
      await name.fill('maria');
      await fillPasswords(page);
      await fillMobile(page, portal, MOBILE);
      visitor.expectProblem(/status of 409/u);
      await submitButton(page).click();
      await see(page.getByRole('alert').getByText(/^Este nome de usuário já existe/u));
      await name.fill('mariana2026');
      await submitButton(page).click();
      await see(page.getByRole('dialog', { name: 'Bem-vindo à Aurora Play!' }));
      expect(portal.world.sms.outbox(9)).toHaveLength(1);
    },
  );

  journey(
    'finds countdown and code after a reload, solves the puzzle first, and only then is the code confirmed (A10, A11, A12, A25)',
    async ({ visit, portal }) => {
      useFirebase(portal, { geetest: true });
      const { page } = await visit('/register');
      await chooseMobile(page);
      await fillMobile(page, portal, MOBILE);
      await page.reload();
      await see(page.getByRole('button', { name: /^Reenviar em 0:\d\d$/u }));
      await page.getByRole('tab', { name: 'Celular' }).click();
      await page.getByRole('textbox', { name: 'Celular' }).fill(MOBILE);
      await codeField(page).fill(lastCode(portal));
      await fillPasswords(page);
      const calls = noteCalls(page);
      await submitButton(page).click();
      await solvePuzzle(page, portal);
      await see(page.getByRole('heading', created));
      const order = calls
        .matching(/\/verify$|:signInWithPhoneNumber|register-mobile/u)
        .filter((call) => !call.startsWith('OPTIONS'))
        .map((call) => call.split(/[/:]/u).at(-1));
      expect(order).toEqual(['verify', 'signInWithPhoneNumber', 'register-mobile']);
    },
  );

  journey(
    'signs in with a code by Firebase, mistyped once (A11, A14, A15, A23)',
    async ({ visit, portal }) => {
      useFirebase(portal);
      const visitor = await visit('/fav');
      const { page } = visitor;
      await openLogin(page);
      await page.getByRole('tab', { name: 'Celular' }).click();
      await page.getByRole('textbox', { name: 'Celular' }).fill('11 98765-4321');
      await page.getByRole('button', { name: 'Enviar código' }).click();
      await see(page.getByRole('button', { name: /^Reenviar em/u }));
      const enter = page
        .getByRole('form', { name: 'Entrar' })
        .getByRole('button', { name: 'Entrar' });
      await codeField(page).fill(wrongCode(portal));
      visitor.expectProblem(/status of 400/u);
      await enter.click();
      await see(page.getByText('Este código não é o do SMS. Confira e tente de novo.'));
      await codeField(page).fill(lastCode(portal));
      await enter.click();
      await see(page.getByRole('button', { name: 'Conta de João Souza' }));
      expect(portal.world.sms.outbox(9)).toHaveLength(1);
      await see(accountMenu(page));
    },
  );

  journey(
    'the server cannot reach Firebase: the code is not called wrong, and serves at the next try (A11, A14)',
    async ({ visit, portal }) => {
      useFirebase(portal);
      const visitor = await visit('/login');
      const { page } = visitor;
      await page.getByRole('tab', { name: 'Celular' }).click();
      await page.getByRole('textbox', { name: 'Celular' }).fill('11 98765-4321');
      await page.getByRole('button', { name: 'Enviar código' }).click();
      await see(page.getByRole('button', { name: /^Reenviar em/u }));
      await codeField(page).fill(lastCode(portal));
      const { firebase } = portal.world;
      const { endpoint } = firebase;
      firebase.endpoint = 'http://127.0.0.1:1';
      visitor.expectProblem(/status of 502/u);
      const enter = page
        .getByRole('form', { name: 'Entrar' })
        .getByRole('button', { name: 'Entrar' });
      await enter.click();
      await see(page.getByText(/^O serviço de confirmação não respondeu/u));
      firebase.endpoint = endpoint;
      await enter.click();
      await see(accountMenu(page));
      expect(portal.world.sms.outbox(9)).toHaveLength(1);
    },
  );

  journey(
    'sets a new password with a code by Firebase, and is signed in (A11, A17, G4a)',
    async ({ visit, portal }) => {
      useFirebase(portal);
      const visitor = await visit('/rng', { profile: 'phone' });
      const { page } = visitor;
      const calls = noteCalls(page);
      await openForgotten(page);
      await fillPhone(page, portal);
      await see(page.getByRole('button', { name: /^Reenviar em (?:1:00|0:5\d)$/u }));
      await codeField(page).fill(wrongCode(portal));
      await fillNewPassword(page);
      visitor.expectProblem(/status of 400/u);
      await saveButton(page).click();
      await see(page.getByText('Este código não é o do SMS. Confira e tente de novo.'));
      // After a reload its dialog comes back by itself, and the code is typed again; number and
      // countdown have to be asked for no more.
      await page.reload();
      await recovery(page).getByRole('tab', { name: 'Celular' }).click();
      await recovery(page).getByRole('textbox', { name: 'Celular' }).fill('11 98765-4321');
      await codeField(page).fill(lastCode(portal));
      await fillNewPassword(page);
      await saveButton(page).dblclick();
      await see(page.getByRole('button', { name: 'Conta de João Souza' }));
      await seeNoMore(recovery(page));
      await beAt(page, '/');
      expect(portal.world.sms.outbox(9)).toHaveLength(1);
      expect(calls.matching(/\/api\/sms\//u)).toEqual([]);
      expect(calls.matching(/^POST \/api\/account\/set-password-by-phone$/u)).toHaveLength(1);
    },
  );

  journey('asked too often, and waits for five minutes (A23)', async ({ visit, portal }) => {
    useFirebase(portal);
    portal.world.situations.set(['firebase-too-many']);
    const visitor = await visit('/register');
    const { page } = visitor;
    await chooseMobile(page);
    visitor.expectProblem(/status of 400/u);
    await requestCode(page, MOBILE);
    await see(
      page
        .getByRole('alert')
        .getByText('Muitos códigos foram pedidos. Tente de novo em 5 minutos.'),
    );
    await see(page.getByRole('button', { name: /^Reenviar em (?:5:00|4:5\d)$/u }));
  });
});
