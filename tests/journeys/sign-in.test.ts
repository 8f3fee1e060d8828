// Features: login, password
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import {
  accountMenu,
  loginDialog,
  loginForm,
  openLogin,
  seeDialogsLeft,
  seeLoginLeft,
  signOut,
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
  journey(
    'signs in over what was being looked at, and changes the password by choice (A14, A15, A16, S1)',
    async ({ visit }) => {
      const visitor = await visit('/rng');
      const { page } = visitor;
      // Before the script is there the link leads to the page of the sign-in, and that one home.
      await see(page.getByRole('article'));
      await openLogin(page);
      await submitLogin(page, 'maria', seededPassword('maria'));
      await seeNoMore(loginDialog(page));
      await beAt(page, '/rng');
      expect(await balanceOf(page)).toBe(25_000);
      await accountMenu(page).click();
      await see(page.getByText('Maria Silva'));
      await expectAccessible(page, { isWhole: true });
      const keys = await page.evaluate(() => Object.keys(sessionStorage).toSorted());
      const known = [
        'account',
        'customerId',
        'isAgent',
        'merchant',
        'nickname',
        'token',
        'username',
      ];
      expect(known).toEqual(expect.arrayContaining(keys));
      expect(await stored(page)).not.toContain(seededPassword('maria'));

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
    },
  );

  journey(
    'mistypes the password, then has to read the captcha as well (A8, A14)',
    async ({ visit, portal }) => {
      const visitor = await visit('/fav');
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

  journey(
    'presses twice on the page of its own, is signed in once, led home, and remembered for a day, without a password (R3, A12, A14, A18a)',
    async ({ visit }) => {
      const { page, context } = await visit('/login');
      await see(page.getByRole('heading', { level: 1, name: 'Entrar' }));
      const calls = noteCalls(page);
      const form = loginForm(page);
      await form.getByRole('checkbox', { name: /^Lembrar/u }).check();
      await form.getByRole('textbox', { name: 'Nome de usuário' }).fill('maria');
      await form.getByLabel(/^Senha/u).fill(seededPassword('maria'));
      await form.getByRole('button', { name: 'Entrar' }).dblclick();
      await see(accountMenu(page));
      await beAt(page, '/');
      expect(calls.matching(loginCall)).toHaveLength(1);
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
    },
  );

  journey(
    'is refused and told why, whether blocked or not allowed here, and comes in as another with a code by SMS (A11, A14, A20, G4a, S12)',
    async ({ visit, portal }) => {
      const visitor = await visit('/login');
      const { page } = visitor;
      visitor.expectProblem(/status of 403/u);
      for (const [account, message] of [
        ['pedro', 'Sua conta está bloqueada. Fale com o atendimento.'],
        ['lucas', 'Esta conta não pode entrar aqui. Fale com o atendimento.'],
      ] as const) {
        // oxlint-disable no-await-in-loop -- one person after the other
        await submitLogin(page, account, seededPassword(account));
        await see(page.getByRole('alert').getByText(message));
        expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
        // oxlint-enable no-await-in-loop
      }
      await page.getByRole('tab', { name: 'Celular' }).click();
      await page.getByRole('textbox', { name: 'Celular' }).fill('11 98765-4321');
      await page.getByRole('button', { name: 'Enviar código' }).click();
      await see(page.getByRole('button', { name: /^Reenviar em/u }));
      await expectAccessible(page);
      await codeField(page).fill(lastCode(portal));
      await loginForm(page).getByRole('button', { name: 'Entrar' }).click();
      await see(page.getByRole('button', { name: 'Conta de João Souza' }));
    },
  );
});

describe('with a password that must be changed', () => {
  journey(
    'leaves without changing it, and is not signed in, or changes it, whether it has expired or is the default (A15, A16)',
    async ({ visit }) => {
      const { page } = await visit('/fav');
      const wayIn = page.getByRole('banner').getByRole('link', { name: 'Entrar' });
      const dialog = page.getByRole('dialog', { name: 'Alterar senha' });
      const confirm = async (password: string) => {
        await dialog.getByLabel(/^Confirmar nova senha/u).fill(password);
        await dialog.getByRole('button', { name: 'Salvar nova senha' }).click();
      };
      await openLogin(page);
      await submitLogin(page, 'gustavo', seededPassword('gustavo'));
      await page.getByRole('button', { name: 'Sair sem alterar' }).click();
      await see(wayIn);
      await seeDialogsLeft(page);
      await page.reload();
      // Before the script is there the link would lead to the page of the sign-in.
      await see(page.getByRole('heading', { name: 'Entre para ver seus favoritos' }));
      await see(wayIn);
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();

      // The one has expired, the other is the default.
      for (const account of ['gustavo', 'anamartins']) {
        // oxlint-disable no-await-in-loop -- one person after the other
        await openLogin(page);
        await submitLogin(page, account, seededPassword(account));
        await see(dialog.getByText('Por segurança, escolha uma nova senha antes de continuar.'));
        await dialog.getByLabel(/^Nova senha/u).fill(NEW_PASSWORD);
        await confirm(`${NEW_PASSWORD}x`);
        await see(dialog.getByText('As senhas não são iguais.'));
        await confirm(NEW_PASSWORD);
        await seeNoMore(dialog);
        await see(page.getByText('Senha alterada. Entre com a nova senha.'));
        await see(loginForm(page).getByRole('textbox', { name: 'Nome de usuário' }));
        await submitLogin(page, account, NEW_PASSWORD);
        await see(accountMenu(page));
        await seeLoginLeft(page);
        await signOut(page);
        await see(wayIn);
        // oxlint-enable no-await-in-loop
      }
    },
  );
});
