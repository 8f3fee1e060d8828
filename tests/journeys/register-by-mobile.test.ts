// Features: registration
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { accountMenu } from './steps/account.ts';
import { journey } from './steps/journey.ts';
import { seeBalance } from './steps/money.ts';
import { proveHuman, solvePuzzle } from './steps/puzzle.ts';
import {
  chooseMobile,
  codeField,
  fillMobile,
  fillPasswords,
  lastCode,
  noteCalls,
  registrationForm,
  requestCode,
  submitButton,
  wrongCode,
} from './steps/registering.ts';
import { eventually, see, seeNoMore, stored } from './steps/seeing.ts';

const MOBILE = '11 91234-5678';
const BONUS = 2_000;
const SMS_MINUTES = 5;

describe('registering by mobile number', () => {
  journey(
    'has a code sent to a number only, finds it counting after a reload, mistypes it, registers, and copies the account number (A6, A11, A12, A13, A25, S12)',
    async ({ visit, portal }) => {
      const visitor = await visit('/register', {
        profile: 'phone',
        context: { permissions: ['clipboard-read', 'clipboard-write'] },
      });
      const { page } = visitor;
      const calls = noteCalls(page);
      await chooseMobile(page);
      await requestCode(page, '123');
      await see(page.getByText(/^Informe um celular válido/u));
      expect(calls.matching(/\/api\/sms\//u)).toEqual([]);
      expect(portal.world.sms.outbox(1)).toEqual([]);

      await fillMobile(page, portal, MOBILE);
      await see(page.getByText('Enviamos um SMS com o código.'));
      await eventually(() => stored(page)).toContain(MOBILE);
      await page.reload();
      await see(page.getByRole('button', { name: /^Reenviar em [34]:\d\d$/u }));
      const number = registrationForm(page).getByRole('textbox', { name: 'Celular' });
      expect(await number.inputValue()).toBe(MOBILE);

      await fillPasswords(page);
      await codeField(page).fill(wrongCode(portal));
      visitor.expectProblem(/status of 4\d\d/u);
      await submitButton(page).click();
      await solvePuzzle(page, portal);
      await see(page.getByText('O código do SMS não confere.'));
      await expectAccessible(page);
      await codeField(page).fill(lastCode(portal));
      await submitButton(page).click();
      await solvePuzzle(page, portal);

      await see(page.getByRole('heading', { name: 'Sua conta foi criada' }));
      await expectAccessible(page);
      const { account } = portal.world.members.byMobile('+5511912345678') ?? { account: '' };
      await see(page.getByText(account, { exact: true }));
      await page.getByRole('button', { name: 'Copiar número da conta' }).click();
      await see(page.getByText('Copiado').filter({ visible: true }));
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(account);
      await page.getByRole('button', { name: 'Continuar' }).click();

      const success = page.getByRole('dialog', { name: 'Bem-vindo à Aurora Play!' });
      await see(success.getByText(account));
      await success.getByRole('button', { name: 'Jogar agora' }).click();
      await seeNoMore(success);
      await see(accountMenu(page));
      await seeBalance(page, BONUS);
    },
  );

  journey(
    'gets no SMS at first, and is given a password where the site asks for none, and can copy it (A11, A12, G4a)',
    async ({ visit, portal }) => {
      const { settings, situations } = portal.world;
      const { toggles } = settings.current;
      settings.change({ toggles: { ...toggles, mobileNumberPlusPasswordRegistration: 0 } });
      situations.set(['sms-failing']);
      const visitor = await visit('/register');
      const { page } = visitor;
      await chooseMobile(page);
      expect(
        await registrationForm(page)
          .getByLabel(/^Senha/u)
          .count(),
      ).toBe(0);
      visitor.expectProblem(/status of 5\d\d/u);
      await requestCode(page, MOBILE);
      await proveHuman(page, portal);
      await see(page.getByRole('alert').getByText(/SMS/u));
      situations.set([]);
      await page.getByRole('button', { name: 'Enviar código' }).click();
      await proveHuman(page, portal);
      await see(page.getByRole('button', { name: /^Reenviar em/u }));
      await codeField(page).fill(lastCode(portal));
      await submitButton(page).click();
      await solvePuzzle(page, portal);
      await see(page.getByRole('button', { name: 'Copiar senha' }));
      await expectAccessible(page);
    },
  );

  journey(
    'asks again too soon elsewhere, comes back too late, and chooses another country by its name (A7, A11)',
    async ({ visit, portal }) => {
      const visitor = await visit('/register');
      const { page } = visitor;
      await chooseMobile(page);
      await fillMobile(page, portal, MOBILE);
      await fillPasswords(page);

      // The same number, asked for from another browser: no countdown is running there.
      const second = await visit('/register');
      await chooseMobile(second.page);
      second.expectProblem(/status of 429/u);
      await requestCode(second.page, MOBILE);
      await proveHuman(second.page, portal);
      await see(
        second.page.getByRole('alert').getByText(/Tente de novo em \d+ (?:segundos|minutos)\./u),
      );

      portal.world.clock.move(SMS_MINUTES * 60_000 + 1_000);
      visitor.expectProblem(/status of 4\d\d/u);
      await submitButton(page).click();
      await solvePuzzle(page, portal);
      await see(page.getByText('O código do SMS expirou. Peça outro.'));

      const country = page.getByRole('combobox', { name: 'País' });
      await country.focus();
      await country.fill('portug');
      await see(page.getByRole('listbox', { name: 'Países' }));
      await country.press('ArrowDown');
      await country.press('Enter');
      expect(await country.inputValue()).toContain('+351');
    },
  );
});
