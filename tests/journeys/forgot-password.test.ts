// Features: password
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { accountMenu, loginForm, seeDialogsLeft, submitLogin } from './steps/account.ts';
import { journey } from './steps/journey.ts';
import { seededPassword } from './steps/people.ts';
import { proveHuman } from './steps/puzzle.ts';
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
} from './steps/recovering.ts';
import { codeField, lastCode, noteCalls, wrongCode } from './steps/registering.ts';
import { beAt, see, seeFocus, seeNoMore } from './steps/seeing.ts';

const EMAIL = 'maria@example.com';
const SMS_MINUTES = 5;
const LINK_MINUTES = 30;

describe('a forgotten password, by mail', () => {
  journey(
    'asks for a link, opens it, leaves, opens it again, and signs in with a new password (A15, A17, A18)',
    async ({ visit, portal }) => {
      const visitor = await visit('/rng');
      const { page } = visitor;
      await openForgotten(page);
      const calls = noteCalls(page);
      await fillEmail(page, 'maria', EMAIL);
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
      await see(change.getByText('Por segurança, escolha uma nova senha antes de continuar.'));
      expect(await change.getByLabel(/^Senha atual/u).count()).toBe(0);
      expect(await accountMenu(page).count()).toBe(0);
      await expectAccessible(page);

      // Whoever leaves is not signed in, and the link is still good.
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

      // The same link once more: it has served.
      visitor.expectProblem(/status of 401/u);
      await seeDialogsLeft(page);
      await page.goto(lastLink(portal));
      await see(linkExpired(page));
      await linkExpired(page).getByRole('button', { name: 'Entrar' }).click();
      await see(loginForm(page));
      await seeNoMore(page.getByText('Sua sessão'));
    },
  );

  journey(
    'is told that no mail can be sent and what else there is, opens the link too late, and asks for another (A17, A19, S12)',
    async ({ visit, portal }) => {
      portal.world.situations.set(['mail-failing']);
      const visitor = await visit('/fav');
      const { page } = visitor;
      visitor.expectProblem(/status of 502/u);
      await openForgotten(page);
      await fillEmail(page, 'maria', EMAIL);
      await sendLink(page);
      await see(recovery(page).getByText('Não conseguimos enviar a mensagem. Tente de novo.'));
      await see(recovery(page).getByRole('link', { name: 'Falar com o atendimento' }));
      await expectAccessible(page);
      await recovery(page).getByRole('button', { name: 'Recuperar pelo celular' }).press('Enter');
      await see(recovery(page).getByRole('textbox', { name: 'Celular' }));
      await seeFocus(recovery(page).getByRole('tab', { name: 'Celular' }));
      await page.keyboard.press('ArrowLeft');
      portal.world.situations.set([]);
      await sendLink(page);
      await see(recovery(page).getByText(EMAIL));

      portal.world.clock.move(LINK_MINUTES * 60_000);
      visitor.expectProblem(/status of 401/u);
      await page.goto(lastLink(portal));
      await see(linkExpired(page));
      await beAt(page, '/');
      expect(await page.getByText(/sessão/u).count()).toBe(0);
      await linkExpired(page).getByRole('button', { name: 'Pedir novo link' }).click();
      await seeNoMore(linkExpired(page));
      await fillEmail(page, 'maria', EMAIL);
      await sendLink(page);
      await see(recovery(page).getByText(EMAIL));
      expect(portal.world.sms.outbox(9)).toHaveLength(2);
    },
  );

  journey('names somebody else’s address, then asks too often (A17, S12)', async ({ visit }) => {
    const visitor = await visit('/login');
    const { page } = visitor;
    visitor.expectProblem(/status of 4\d\d/u);
    await page.getByRole('button', { name: 'Esqueceu a senha?' }).click();
    await sendLink(page);
    await see(recovery(page).getByText('Preencha este campo.').nth(1));
    await fillEmail(page, 'maria', 'joao@example.com');
    await sendLink(page);
    await see(recovery(page).getByRole('alert').getByText('Usuário/E-mail não existe.'));
    await fillEmail(page, 'maria', EMAIL);
    await seeNoMore(recovery(page).getByText('Usuário/E-mail não existe.'));
    await sendLink(page);
    await recovery(page).getByRole('button', { name: 'Pedir de novo' }).click();
    await sendLink(page);
    await see(
      recovery(page)
        .getByRole('alert')
        .getByText(/Tente de novo em (?:\d+ segundos|1 minuto)\./u),
    );
    await recovery(page).getByRole('button', { name: 'Voltar ao login' }).click();
    await seeNoMore(recovery(page));
    await beAt(page, '/login');
    await submitLogin(page, 'maria', seededPassword('maria'));
    await see(accountMenu(page));
  });
});

describe('a forgotten password, by phone', () => {
  journey(
    'finds the countdown running after a reload, mistypes code and password, and is signed in at home (A11, A17, A25, G4a, S12)',
    async ({ visit, portal }) => {
      const visitor = await visit('/rng', { profile: 'phone' });
      const { page } = visitor;
      await openForgotten(page);
      await fillPhone(page, portal);
      await page.reload();
      // Its dialog comes back by itself.
      await recovery(page).getByRole('tab', { name: 'Celular' }).click();
      await see(recovery(page).getByRole('button', { name: /^Reenviar em [34]:\d\d$/u }));

      await recovery(page).getByRole('textbox', { name: 'Celular' }).fill(JOAOS_MOBILE);
      await codeField(page).fill(wrongCode(portal));
      await fillNewPassword(page, 'curta');
      await saveButton(page).click();
      await see(recovery(page).getByText(/^Use 8 a 20 letras e números/u));
      await fillNewPassword(page);
      visitor.expectProblem(/status of 4\d\d/u);
      await saveButton(page).click();
      await see(recovery(page).getByText('O código do SMS não confere.'));
      await expectAccessible(page);

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

  journey('comes too late with the right code (A17, S12)', async ({ visit, portal }) => {
    const visitor = await visit('/fav');
    const { page } = visitor;
    visitor.expectProblem(/status of 4\d\d/u);
    await openForgotten(page);
    await fillPhone(page, portal);
    await fillNewPassword(page);
    portal.world.clock.move(SMS_MINUTES * 60_000);
    await saveButton(page).click();
    await see(recovery(page).getByText('O código do SMS expirou. Peça outro.'));
  });

  journey(
    'is led to register with a number that nobody registered, and learns with the right code alone that an account is blocked (A17, A27, S12)',
    async ({ visit, portal }) => {
      const { id = 0 } = portal.world.members.byAccount('joao') ?? {};
      portal.world.members.setBlocked(id, true);
      const visitor = await visit('/fav');
      const { page } = visitor;
      visitor.expectProblem(/status of 4\d\d/u);
      await openForgotten(page);
      await recovery(page).getByRole('tab', { name: 'Celular' }).click();
      await recovery(page).getByRole('textbox', { name: 'Celular' }).fill('11 90000-0000');
      await recovery(page).getByRole('button', { name: 'Enviar código' }).click();
      await proveHuman(page, portal);
      await recovery(page).getByRole('button', { name: 'Cadastrar-se' }).click();
      const registration = page.getByRole('dialog', { name: /^Cadastre-se/u });
      await see(registration);
      expect(portal.world.sms.outbox(1)).toEqual([]);

      await registration.getByRole('button', { name: 'Entrar' }).click();
      await loginForm(page).getByRole('button', { name: 'Esqueceu a senha?' }).click();
      await fillPhone(page, portal);
      await fillNewPassword(page);
      await codeField(page).fill(wrongCode(portal));
      await saveButton(page).click();
      await see(recovery(page).getByText('O código do SMS não confere.'));
      await codeField(page).fill(lastCode(portal));
      await saveButton(page).click();
      await see(recovery(page).getByText(/^Sua conta está bloqueada/u));
      await see(recovery(page).getByRole('link', { name: 'Falar com o atendimento' }));
    },
  );

  journey('is not offered where the brand does not have it (G4a)', async ({ visit, portal }) => {
    const { settings } = portal.world;
    settings.change({ flags: { ...settings.current.flags, CHNGPASSVERIF3: 0 } });
    const { page } = await visit('/fav');
    await openForgotten(page);
    await see(recovery(page).getByRole('textbox', { name: 'E-mail' }));
    expect(await recovery(page).getByRole('tab').count()).toBe(0);
  });
});

/** What says that the link of a mail has served. */
function linkExpired(page: Page) {
  return page.getByRole('alertdialog', { name: 'Este link não vale mais' });
}
