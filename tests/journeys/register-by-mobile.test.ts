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

describe('registering by mobile number', () => {
  journey(
    'has a code sent to a number only, gets no SMS at first, finds it counting after a reload, mistypes it, registers, and copies the account number (A6, A11, A12, A13, A25, S12)',
    async ({ visit, portal }) => {
      const visitor = await visit('/register', {
        profile: 'phone',
        context: { permissions: ['clipboard-read', 'clipboard-write'] },
      });
      const { page } = visitor;
      const calls = noteCalls(page);
      await chooseMobile(page);
      await requestCode(page, '123');
      await see(page.getByText(/^Digite um celular válido/u));
      expect(calls.matching(/\/api\/sms\//u)).toEqual([]);
      expect(portal.world.sms.outbox(1)).toEqual([]);

      portal.world.situations.set(['sms-failing']);
      visitor.expectProblem(/status of 5\d\d/u);
      await requestCode(page, MOBILE);
      await proveHuman(page, portal);
      await see(page.getByRole('alert').getByText(/SMS/u));
      portal.world.situations.set([]);
      await fillMobile(page, portal, MOBILE);
      await see(page.getByText('Enviamos um SMS para •••• 5678.'));
      await eventually(() => stored(page)).toContain(MOBILE);
      await page.reload();
      await see(page.getByRole('button', { name: /^Reenviar em 0[34]:\d\d$/u }));
      const number = registrationForm(page).getByRole('textbox', { name: 'Celular' });
      expect(await number.inputValue()).toBe(MOBILE);

      await fillPasswords(page);
      await codeField(page).fill(wrongCode(portal));
      visitor.expectProblem(/status of 4\d\d/u);
      await submitButton(page).click();
      await solvePuzzle(page, portal);
      await see(page.getByText('O código não confere. Confira e tente de novo.'));
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

      const success = page.getByRole('dialog', { name: 'Boas-vindas à Aurora Play!' });
      await see(success.getByText(account));
      await success.getByRole('button', { name: 'Jogar agora' }).click();
      await seeNoMore(success);
      await see(accountMenu(page));
      await seeBalance(page, BONUS);
    },
  );
});
