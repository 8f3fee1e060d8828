import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import {
  accountMenu,
  loginDialog,
  loginForm,
  openLogin,
  signIn,
  submitLogin,
} from './steps/account.ts';
import { watchCaptcha } from './steps/captcha.ts';
import { journey } from './steps/journey.ts';
import { balanceOf } from './steps/money.ts';
import { seededPassword } from './steps/people.ts';
import { codeField, lastCode, noteCalls } from './steps/registering.ts';
import { beAt, eventually, see, seeNoMore, stored } from './steps/seeing.ts';

const loginCall = /^POST \/api\/account\/loginV2$/u;
const NEW_PASSWORD = 'novasenha26';

describe('signing in', () => {
  journey('signs in over what was being looked at (A14, A15, S1)', async ({ visit }) => {
    const { page } = await visit('/rng');
    // Before the script is there the link leads to the page of the sign-in, and that one home.
    await see(page.getByRole('article'));
    await openLogin(page);
    await submitLogin(page, 'maria', seededPassword('maria'));
    await seeNoMore(loginDialog(page));
    await beAt(page, '/rng');
    expect(await balanceOf(page)).toBe(25_000);
    await accountMenu(page).click();
    await see(page.getByText('Maria Silva'));
    await expectAccessible(page);
    const keys = await page.evaluate(() => Object.keys(sessionStorage).toSorted());
    const known = ['account', 'customerId', 'isAgent', 'merchant', 'nickname', 'token', 'username'];
    expect(known).toEqual(expect.arrayContaining(keys));
    expect(await stored(page)).not.toContain(seededPassword('maria'));
  });

  journey('signs in on the page of its own, and is led home (R3, A14)', async ({ visit }) => {
    const { page } = await visit('/login');
    await see(page.getByRole('heading', { level: 1, name: 'Entrar' }));
    await submitLogin(page, 'beatriz', seededPassword('beatriz'));
    await beAt(page, '/');
    await see(accountMenu(page));
  });

  journey(
    'mistypes the password, then has to read the captcha as well (A8, A14)',
    async ({ visit, portal }) => {
      const visitor = await visit();
      const { page } = visitor;
      visitor.expectProblem(/status of 4\d\d/u);
      const captcha = watchCaptcha(page, portal);
      await openLogin(page);
      expect(await page.getByRole('textbox', { name: 'Código da imagem' }).count()).toBe(0);
      await submitLogin(page, 'maria', 'errada123');
      await see(page.getByText('Usuário ou senha incorretos.'));
      const field = page.getByRole('textbox', { name: 'Código da imagem' });
      await see(field);
      await expectAccessible(page);
      await field.fill('wrong');
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(page.getByText('O código da imagem não confere.'));
      await field.fill(await captcha.read());
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(accountMenu(page));
    },
  );

  journey('presses twice, and is signed in once (A12)', async ({ visit }) => {
    const { page } = await visit('/login');
    const calls = noteCalls(page);
    const form = loginForm(page);
    await form.getByRole('textbox', { name: 'Nome de usuário' }).fill('maria');
    await form.getByLabel(/^Senha/u).fill(seededPassword('maria'));
    await form.getByRole('button', { name: 'Entrar' }).dblclick();
    await see(accountMenu(page));
    expect(calls.matching(loginCall)).toHaveLength(1);
  });

  journey('signs in with a code by SMS (A11, A14, G4a)', async ({ visit, portal }) => {
    const { page } = await visit();
    await openLogin(page);
    await page.getByRole('tab', { name: 'Celular' }).click();
    await page.getByRole('textbox', { name: 'Celular' }).fill('11 98765-4321');
    await page.getByRole('button', { name: 'Enviar código' }).click();
    await see(page.getByRole('button', { name: /^Reenviar em/u }));
    await expectAccessible(page);
    await codeField(page).fill(lastCode(portal));
    await loginForm(page).getByRole('button', { name: 'Entrar' }).click();
    await see(page.getByRole('button', { name: 'Conta de João Souza' }));
  });

  journey('is remembered for a day, without a password (A14, A18a)', async ({ visit }) => {
    const { page, context } = await visit('/login');
    const form = loginForm(page);
    await form.getByRole('checkbox', { name: /^Lembrar/u }).check();
    await submitLogin(page, 'maria', seededPassword('maria'));
    await see(accountMenu(page));
    const cookies = await context.cookies();
    const daysLeft = cookies.map(({ expires }) => (expires - Date.now() / 1_000) / 86_400);
    expect(cookies.map(({ value }) => value)).toEqual(['maria']);
    expect(daysLeft[0]).toBeCloseTo(1, 2);

    // What home still asks for is answered while the session is there.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/login');
    await eventually(() =>
      form.getByRole('textbox', { name: 'Nome de usuário' }).inputValue(),
    ).toBe('maria');
    expect(await form.getByLabel(/^Senha/u).inputValue()).toBe('');
  });

  for (const [account, message] of [
    ['pedro', 'Sua conta está bloqueada. Fale com o atendimento.'],
    ['lucas', 'Esta conta não pode entrar aqui. Fale com o atendimento.'],
  ] as const) {
    journey(`is refused as ${account}, and told why (A20, S12)`, async ({ visit }) => {
      const visitor = await visit('/login');
      const { page } = visitor;
      visitor.expectProblem(/status of 403/u);
      await submitLogin(page, account, seededPassword(account));
      await see(page.getByRole('alert').getByText(message));
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    });
  }
});

describe('with a password that must be changed', () => {
  for (const [account, why] of [
    ['gustavo', 'it has expired'],
    ['anamartins', 'it is the default'],
  ] as const) {
    journey(
      `changes it because ${why}, and signs in with the new one (A15, A16)`,
      async ({ visit }) => {
        const visitor = await visit();
        const { page } = visitor;
        await openLogin(page);
        await submitLogin(page, account, seededPassword(account));
        const dialog = page.getByRole('dialog', { name: 'Alterar senha' });
        await see(dialog.getByText('Por segurança, escolha uma nova senha antes de continuar.'));
        await dialog.getByLabel(/^Nova senha/u).fill(NEW_PASSWORD);
        await dialog.getByLabel(/^Confirmar nova senha/u).fill(`${NEW_PASSWORD}x`);
        await dialog.getByRole('button', { name: 'Salvar nova senha' }).click();
        await see(dialog.getByText('As senhas não são iguais.'));
        await dialog.getByLabel(/^Confirmar nova senha/u).fill(NEW_PASSWORD);
        await dialog.getByRole('button', { name: 'Salvar nova senha' }).click();
        await seeNoMore(dialog);
        await see(page.getByText('Senha alterada. Entre com a nova senha.'));
        await see(loginForm(page).getByRole('textbox', { name: 'Nome de usuário' }));
        await submitLogin(page, account, NEW_PASSWORD);
        await see(accountMenu(page));
        await seeNoMore(loginDialog(page));
      },
    );
  }

  journey('leaves without changing it, and is not signed in (A15)', async ({ visit }) => {
    const { page } = await visit();
    await openLogin(page);
    await submitLogin(page, 'gustavo', seededPassword('gustavo'));
    await page.getByRole('button', { name: 'Sair sem alterar' }).click();
    await see(page.getByRole('banner').getByRole('link', { name: 'Entrar' }));
    await page.reload();
    await see(page.getByRole('banner').getByRole('link', { name: 'Entrar' }));
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });

  journey('changes it by choice in the account’s menu (A16)', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await signIn(page, 'maria');
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Alterar senha' }).click();
    const dialog = page.getByRole('dialog', { name: 'Alterar senha' });
    visitor.expectProblem(/status of 4\d\d/u);
    await dialog.getByLabel(/^Senha atual/u).fill('nao-e-esta1');
    await dialog.getByLabel(/^Nova senha/u).fill(NEW_PASSWORD);
    await dialog.getByLabel(/^Confirmar nova senha/u).fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Salvar nova senha' }).click();
    await see(dialog.getByText('A senha atual não confere.'));
    await dialog.getByLabel(/^Senha atual/u).fill(seededPassword('maria'));
    await dialog.getByRole('button', { name: 'Salvar nova senha' }).click();
    await see(page.getByText('Senha alterada. Entre com a nova senha.'));
    await submitLogin(page, 'maria', NEW_PASSWORD);
    await see(accountMenu(page));
  });
});
