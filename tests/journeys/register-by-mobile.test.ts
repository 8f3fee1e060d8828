import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { accountMenu } from './steps/account.ts';
import { journey } from './steps/journey.ts';
import { seeBalance } from './steps/money.ts';
import { solvePuzzle } from './steps/puzzle.ts';
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
} from './steps/registering.ts';
import { eventually, see, seeNoMore, stored } from './steps/seeing.ts';

const MOBILE = '11 91234-5678';
const BONUS = 2_000;
const SMS_MINUTES = 5;

describe('registering by mobile number', () => {
  journey(
    'registers with the code from the SMS, and copies the account number (A11, A12, A13)',
    async ({ visit, portal }) => {
      const { page } = await visit('/register', {
        profile: 'phone',
        context: { permissions: ['clipboard-read', 'clipboard-write'] },
      });
      await chooseMobile(page);
      await fillMobile(page, portal, MOBILE);
      await see(page.getByText('Enviamos um SMS com o código.'));
      await fillPasswords(page);
      await expectAccessible(page);
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
    'is given a password where the site asks for none, and can copy it (G4a, A12)',
    async ({ visit, portal }) => {
      const { settings } = portal.world;
      const { toggles } = settings.current;
      settings.change({ toggles: { ...toggles, mobileNumberPlusPasswordRegistration: 0 } });
      const { page } = await visit('/register');
      await chooseMobile(page);
      expect(
        await registrationForm(page)
          .getByLabel(/^Senha/u)
          .count(),
      ).toBe(0);
      await fillMobile(page, portal, MOBILE);
      await submitButton(page).click();
      await solvePuzzle(page, portal);
      await see(page.getByRole('button', { name: 'Copiar senha' }));
      await expectAccessible(page);
    },
  );

  journey('mistypes the code, and then gets it right (A11, S12)', async ({ visit, portal }) => {
    const visitor = await visit('/register');
    const { page } = visitor;
    await chooseMobile(page);
    await fillMobile(page, portal, MOBILE);
    await fillPasswords(page);
    const right = lastCode(portal);
    await codeField(page).fill(right === '000000' ? '111111' : '000000');
    visitor.expectProblem(/status of 4\d\d/u);
    await submitButton(page).click();
    await solvePuzzle(page, portal);
    await see(page.getByText('O código do SMS não confere.'));
    await codeField(page).fill(right);
    await submitButton(page).click();
    await solvePuzzle(page, portal);
    await see(page.getByRole('heading', { name: 'Sua conta foi criada' }));
  });

  journey('comes back too late, and asks for another code (A11)', async ({ visit, portal }) => {
    const visitor = await visit('/register');
    const { page } = visitor;
    await chooseMobile(page);
    await fillMobile(page, portal, MOBILE);
    await fillPasswords(page);
    portal.world.clock.move(SMS_MINUTES * 60_000 + 1_000);
    visitor.expectProblem(/status of 4\d\d/u);
    await submitButton(page).click();
    await solvePuzzle(page, portal);
    await see(page.getByText('O código do SMS expirou. Peça outro.'));
  });

  journey('asks again too soon, and is told how long to wait (A11)', async ({ visit, portal }) => {
    const first = await visit('/register');
    await chooseMobile(first.page);
    await fillMobile(first.page, portal, MOBILE);
    // The same number, asked for from another browser: no countdown is running there.
    const second = await visit('/register');
    await chooseMobile(second.page);
    second.expectProblem(/status of 429/u);
    await requestCode(second.page, MOBILE);
    await see(
      second.page.getByRole('alert').getByText(/Tente de novo em \d+ (?:segundos|minutos)\./u),
    );
  });

  journey(
    'finds number and countdown as they were after a reload (A11, A25)',
    async ({ visit, portal }) => {
      const { page } = await visit('/register');
      await chooseMobile(page);
      await fillMobile(page, portal, MOBILE);
      await eventually(() => stored(page)).toContain(MOBILE);
      await page.reload();
      await see(page.getByRole('button', { name: /^Reenviar em [34]:\d\d$/u }));
      const number = registrationForm(page).getByRole('textbox', { name: 'Celular' });
      expect(await number.inputValue()).toBe(MOBILE);
    },
  );

  journey('reads that no SMS could be sent, and tries again (A11)', async ({ visit, portal }) => {
    portal.world.situations.set(['sms-failing']);
    const visitor = await visit('/register');
    const { page } = visitor;
    await chooseMobile(page);
    visitor.expectProblem(/status of 5\d\d/u);
    await requestCode(page, MOBILE);
    await see(page.getByRole('alert').getByText(/SMS/u));
    portal.world.situations.set([]);
    await page.getByRole('button', { name: 'Enviar código' }).click();
    await see(page.getByRole('button', { name: /^Reenviar em/u }));
  });

  journey('sends no code to a number that is none (A6, A11)', async ({ visit, portal }) => {
    const { page } = await visit('/register');
    const calls = noteCalls(page);
    await chooseMobile(page);
    await requestCode(page, '123');
    await see(page.getByText(/^Informe um celular válido/u));
    expect(calls.matching(/\/api\/sms\//u)).toEqual([]);
    expect(portal.world.sms.outbox(1)).toEqual([]);
  });

  journey('chooses another country by its name (A7)', async ({ visit }) => {
    const { page } = await visit('/register');
    await chooseMobile(page);
    const country = page.getByRole('combobox', { name: 'País' });
    await country.focus();
    await country.fill('portug');
    await see(page.getByRole('listbox', { name: 'Países' }));
    await country.press('ArrowDown');
    await country.press('Enter');
    expect(await country.inputValue()).toContain('+351');
  });
});
