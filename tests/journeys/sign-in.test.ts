// Features: login, passwords
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
import { proveHuman } from './steps/puzzle.ts';
import { codeField, lastCode, noteCalls } from './steps/registering.ts';
import { beAt, eventually, see, seeNetworkRest, seeNoMore, stored } from './steps/seeing.ts';

const loginCall = /^POST \/api\/account\/loginV2$/u;
const NEW_PASSWORD = 'novasenha26';

describe('signing in', () => {
  journey(
    'mistypes the password over what was being looked at, has to read the captcha as well, signs in, and changes the password by choice; the next one must change it, leaves and is not signed in, then changes it, and signs in with the new one (A8, A14, A15, A16, S1)',
    async ({ visit, portal }) => {
      const visitor = await visit('/rng');
      const { page } = visitor;
      // Before the script is there the link leads to the page of the sign-in, and that one home.
      await see(page.getByRole('article'));
      visitor.expectProblem(/status of 4\d\d/u);
      portal.world.settings.change({ captchaAfterFailures: 1 });
      const captcha = watchCaptcha(page, portal);
      await openLogin(page);
      expect(await page.getByRole('textbox', { name: 'Código da imagem' }).count()).toBe(0);
      await submitLogin(page, 'maria', 'errada123');
      await see(page.getByText('Nome de usuário ou senha incorretos. Confira e tente de novo.'));
      const field = page.getByRole('textbox', { name: 'Código da imagem' });
      await see(field);
      await expectAccessible(page);
      await field.fill('wrong');
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(page.getByText('O código não confere com a imagem. Tente com a nova imagem.'));
      await field.fill(await captcha.read());
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
      await dialog.getByLabel(/^Senha atual/u).fill('nao-e-esta1');
      await dialog.getByLabel(/^Nova senha/u).fill(NEW_PASSWORD);
      await dialog.getByLabel(/^Confirmar nova senha/u).fill(NEW_PASSWORD);
      await dialog.getByRole('button', { name: 'Salvar nova senha' }).click();
      await see(
        dialog.getByText(
          'A senha atual está incorreta. Tente de novo ou recupere-a em “Esqueceu a senha?”.',
        ),
      );
      await dialog.getByLabel(/^Senha atual/u).fill(seededPassword('maria'));
      await dialog.getByRole('button', { name: 'Salvar nova senha' }).click();
      await see(page.getByText('Senha alterada. Entre com a nova senha.'));
      await submitLogin(page, 'maria', NEW_PASSWORD);
      await see(accountMenu(page));
      await seeLoginLeft(page);
      await signOut(page);

      // The next one's password has expired.
      const wayIn = page.getByRole('banner').getByRole('link', { name: 'Entrar' });
      await openLogin(page);
      await submitLogin(page, 'gustavo', seededPassword('gustavo'));
      await page.getByRole('button', { name: 'Sair sem alterar' }).click();
      await see(wayIn);
      await seeDialogsLeft(page);
      await page.reload();
      await see(wayIn);
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();

      await openLogin(page);
      await submitLogin(page, 'gustavo', seededPassword('gustavo'));
      await see(dialog.getByText(/Escolha (?:uma senha só sua|uma nova) para continuar\.$/u));
      await dialog.getByLabel(/^Nova senha/u).fill(NEW_PASSWORD);
      await dialog.getByLabel(/^Confirmar nova senha/u).fill(NEW_PASSWORD);
      await dialog.getByRole('button', { name: 'Salvar nova senha' }).click();
      await seeNoMore(dialog);
      await see(page.getByText('Senha alterada. Entre com a nova senha.'));
      await see(loginForm(page).getByRole('textbox', { name: 'Nome de usuário' }));
      await submitLogin(page, 'gustavo', NEW_PASSWORD);
      await see(accountMenu(page));
      await seeLoginLeft(page);
      await signOut(page);
      await see(wayIn);
    },
  );

  journey(
    'presses twice on the page of its own, is signed in once, led home, and remembered for a day, without a password, and the next comes in with a code by SMS (R3, A11, A12, A14, A18a)',
    async ({ visit, portal }) => {
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
      const all = await context.cookies();
      // The server's own mark of the device is out of reach of every script.
      expect(all.find(({ name }) => name === 'device')?.httpOnly).toBe(true);
      const cookies = all.filter(({ name }) => name !== 'device');
      const daysLeft = cookies.map(({ expires }) => (expires - Date.now() / 1_000) / 86_400);
      expect(cookies.map(({ value }) => value)).toEqual(['maria']);
      expect(daysLeft[0]).toBeCloseTo(1, 2);

      // The pending requests of home are answered while the session exists.
      await seeNetworkRest(page);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('/login');
      await eventually(() =>
        form.getByRole('textbox', { name: 'Nome de usuário' }).inputValue(),
      ).toBe('maria');
      expect(await form.getByLabel(/^Senha/u).inputValue()).toBe('');

      await page.getByRole('tab', { name: 'Celular' }).click();
      await page.getByRole('textbox', { name: 'Celular' }).fill('11 98765-4321');
      await page.getByRole('button', { name: 'Enviar código' }).click();
      await proveHuman(page, portal);
      await see(page.getByRole('button', { name: /^Reenviar em/u }));
      await codeField(page).fill(lastCode(portal));
      await form.getByRole('button', { name: 'Entrar' }).click();
      await see(page.getByRole('button', { name: 'Conta de João Souza' }));
    },
  );
});
