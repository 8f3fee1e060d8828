// Features: passwords, login

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { accountMenu, loginForm, seeDialogsLeft, signOut, submitLogin } from './steps/account.ts';
import { journey } from './steps/journey.ts';
import {
  fillEmail,
  fillNewPassword,
  fillPhone,
  JOAOS_MOBILE,
  lastLink,
  openForgotten,
  RECOVERED_PASSWORD,
  recovery,
  saveButton,
  sendLink,
  sentLinks,
} from './steps/recovering.ts';
import { codeField, lastCode, noteCalls, wrongCode } from './steps/registering.ts';
import { beAt, see, seeFocus, seeNoMore } from './steps/seeing.ts';

const EMAIL = 'maria@example.com';
const LINK_MINUTES = 30;

describe('a forgotten password, by mail', () => {
  journey(
    'is told that no mail can be sent and what else there is, asks for a link, opens it, leaves, opens it again, signs in with a new password, and asks for another link when that one has served (A15, A17, A18, A19, S12)',
    async ({ visit, portal }) => {
      portal.world.situations.set(['mail-failing']);
      const visitor = await visit('/fav');
      const { page } = visitor;
      visitor.expectProblem(/status of 502/u);
      await openForgotten(page);
      await fillEmail(page, 'maria', EMAIL);
      await sendLink(page);
      await see(recovery(page).getByText('Não conseguimos enviar o e-mail. Tente de novo.'));
      await see(recovery(page).getByRole('link', { name: 'Falar com o atendimento' }));
      await recovery(page).getByRole('button', { name: 'Recuperar pelo celular' }).press('Enter');
      await see(recovery(page).getByRole('textbox', { name: 'Celular' }));
      await seeFocus(recovery(page).getByRole('tab', { name: 'Celular' }));
      await page.keyboard.press('ArrowLeft');
      portal.world.situations.set([]);
      const calls = noteCalls(page);
      await sendLink(page);
      await see(recovery(page).getByText(EMAIL));
      await seeFocus(recovery(page).getByRole('heading', { name: 'Confira seu e-mail' }));
      await expectAccessible(page);
      expect(calls.matching(/^POST \/api\/account\/forgot-password$/u)).toHaveLength(1);
      await recovery(page).getByRole('button', { name: 'Voltar ao login' }).click();
      await see(loginForm(page));

      await page.goto(lastLink(portal));
      await beAt(page, '/');
      const change = page.getByRole('dialog', { name: 'Alterar senha' });
      await see(change.getByText(/^Escolha uma nova senha para a sua conta/u));
      expect(await change.getByLabel(/^Senha atual/u).count()).toBe(0);
      expect(await accountMenu(page).count()).toBe(0);
      await expectAccessible(page);

      // A person who leaves is not signed in, and the link is still good.
      await page.reload();
      await see(page.getByRole('banner').getByRole('link', { name: 'Entrar' }));
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
      await seeDialogsLeft(page);
      await page.goto(lastLink(portal));
      await change.getByLabel(/^Nova senha/u).fill(RECOVERED_PASSWORD);
      await change.getByLabel(/^Confirmar nova senha/u).fill(RECOVERED_PASSWORD);
      await change.getByRole('button', { name: 'Salvar nova senha' }).click();
      await see(page.getByText('Senha alterada. Entre com a nova senha.'));
      await submitLogin(page, 'maria', RECOVERED_PASSWORD);
      await see(accountMenu(page));
      await seeDialogsLeft(page);
      await signOut(page);

      // The same link again, after a while: it is used.
      portal.world.clock.move(LINK_MINUTES * 60_000);
      visitor.expectProblem(/status of 401/u);
      await seeDialogsLeft(page);
      await page.goto(lastLink(portal));
      await see(linkExpired(page));
      await beAt(page, '/');
      expect(await page.getByText(/sessão/u).count()).toBe(0);
      await linkExpired(page).getByRole('button', { name: 'Pedir outro link' }).click();
      await seeNoMore(linkExpired(page));
      await fillEmail(page, 'maria', EMAIL);
      await sendLink(page);
      await see(recovery(page).getByText(EMAIL));
      expect(sentLinks(portal)).toHaveLength(2);
    },
  );
});

describe('a forgotten password, by phone', () => {
  journey(
    'finds the countdown still running after a reload, mistypes code and password, and is signed in at home (A11, A17, A25, G4a, S12)',
    async ({ visit, portal }) => {
      const visitor = await visit('/fav', { profile: 'phone' });
      const { page } = visitor;
      await openForgotten(page);
      await fillPhone(page, portal);
      await page.reload();
      // Its dialog reopens by itself.
      await recovery(page).getByRole('tab', { name: 'Celular' }).click();
      // Nothing of the form is kept; the countdown is of the number, whenever that is typed again.
      await recovery(page).getByRole('textbox', { name: 'Celular' }).fill(JOAOS_MOBILE);
      await see(recovery(page).getByRole('button', { name: /^Reenviar em 0[34]:\d\d$/u }));

      await codeField(page).fill(wrongCode(portal));
      await fillNewPassword(page, 'curta');
      await saveButton(page).click();
      await see(recovery(page).getByText(/^Use 8 a 128 caracteres/u));
      await fillNewPassword(page);
      visitor.expectProblem(/status of 4\d\d/u);
      await saveButton(page).click();
      await see(recovery(page).getByText('O código não confere. Confira e tente de novo.'));

      await codeField(page).fill(lastCode(portal));
      const calls = noteCalls(page);
      await saveButton(page).dblclick();
      await see(page.getByRole('button', { name: 'Conta de João Souza' }));
      await seeNoMore(recovery(page));
      await beAt(page, '/');
      expect(calls.matching(/^POST \/api\/account\/set-password-by-phone$/u)).toHaveLength(1);
      const stored = await page.evaluate(() =>
        JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
      );
      expect(stored).not.toContain(RECOVERED_PASSWORD);
      const login = { username: 'joao', password: RECOVERED_PASSWORD };
      const situation = portal.world.situations.of();
      expect((await portal.world.signIn.byPassword(login, situation)).token).toBeTypeOf('string');
    },
  );
});

/** What says that the link of a mail has served. */
function linkExpired(page: Page) {
  return page.getByRole('alertdialog', { name: 'Este link não funciona mais' });
}
