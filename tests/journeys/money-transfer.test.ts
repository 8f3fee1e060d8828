// Features: transfers, money-passwords
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { balanceOf, seeBalance } from './steps/money.ts';
import { see, seeNoMore } from './steps/seeing.ts';

const TRANSFER = '/member/transferUpline';

describe('money to the upline', () => {
  journey(
    'sets the password on the way, mistypes it, and sends once by two presses (W2)',
    async ({ visit }) => {
      const visitor = await visit(TRANSFER, { as: 'maria', profile: 'phone' });
      const { page } = visitor;
      const before = await balanceOf(page);
      await see(page.getByText('Ra*** Al***'));
      await page.getByRole('textbox', { name: 'Valor' }).fill('50,00');
      await page.getByRole('button', { name: 'Continuar' }).click();
      await see(page.getByRole('heading', { name: 'Confira a transferência' }));
      await page.getByRole('button', { name: 'Criar senha' }).click();
      const dialog = page.getByRole('dialog', { name: 'Criar senha de transação' });
      await dialog.getByLabel(/^Nova senha/u).fill('482915');
      await dialog.getByLabel('Confirmar nova senha').fill('482915');
      await dialog.getByRole('button', { name: 'Criar senha' }).click();
      await seeNoMore(dialog);

      // What stays is said before anything is sent.
      await see(page.getByText('Saldo depois'));
      const password = page.getByLabel(/^Senha de transação/u);
      await password.fill('111222');
      visitor.expectProblem(/status of 422/u);
      const send = page.getByRole('button', { name: 'Transferir agora' });
      await send.click();
      await see(page.getByText('Senha incorreta. Confira e tente de novo.'));
      expect(await balanceOf(page)).toBe(before);
      await password.fill('482915');
      await expectAccessible(page);
      await send.dblclick();
      await see(page.getByText('O valor de R$\u00a050,00 foi para Ra*** Al***.'));
      await seeBalance(page, before - 5_000);
    },
  );
});
