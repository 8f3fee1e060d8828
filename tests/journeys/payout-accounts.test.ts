// Features: payout-accounts, money-passwords
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { see, seeFocus, seeNoMore } from './steps/seeing.ts';

const ACCOUNTS = '/member/payoutAccounts';

describe('payout accounts', () => {
  journey(
    'mistypes a key, adds it with its holder shown, makes it the usual one, sets the password for it, forgets it and gets it back (W2)',
    async ({ visit, portal }) => {
      const visitor = await visit(ACCOUNTS, { as: 'maria', profile: 'phone' });
      const { page } = visitor;
      const dialog = page.getByRole('dialog', { name: 'Adicionar conta' });
      await page.getByRole('main').getByRole('button', { name: 'Adicionar conta' }).click();
      await dialog.getByLabel('Tipo de conta').selectOption({ label: 'Chave Pix: e-mail' });
      const key = dialog.getByLabel('E-mail');
      await key.fill('maria.silva@banco');
      await page.keyboard.press('Enter');
      await see(dialog.getByText('Digite um e-mail válido.'));
      await seeFocus(key);
      await key.fill(' Maria.Silva@banco.example');
      await dialog.getByLabel('Apelido (opcional)').fill('Meu banco');
      await dialog.getByRole('button', { name: 'Conferir conta' }).click();
      await see(dialog.getByText('Ma*** Si***'));
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Sim, adicionar' }).dblclick();
      await seeNoMore(dialog);
      const added = page.getByRole('listitem').filter({ hasText: 'Meu banco' });
      await see(added.getByText(/^Pode ser usada a partir de/u));
      expect(portal.world.sms.outbox(1)[0]).toMatchObject({ receiver: 'maria@example.com' });
      await added.getByRole('button', { name: 'Tornar padrão: Meu banco' }).click();
      await see(added.getByText('Padrão', { exact: true }));

      await page.getByRole('button', { name: 'Criar senha de transação' }).click();
      const password = page.getByRole('dialog', { name: 'Criar senha de transação' });
      visitor.expectProblem(/status of 400/u);
      await password.getByLabel(/^Nova senha/u).fill('123456');
      await password.getByLabel('Confirmar nova senha').fill('123456');
      await password.getByRole('button', { name: 'Criar senha' }).click();
      await see(password.getByText(/^Muita gente usa esta senha/u));
      await expectAccessible(page);
      await password.getByLabel(/^Nova senha/u).fill('482915');
      await password.getByLabel('Confirmar nova senha').fill('482915');
      await password.getByRole('button', { name: 'Criar senha' }).click();
      await seeNoMore(password);

      await page.getByRole('button', { name: 'Alterar senha de transação' }).click();
      await page.getByRole('button', { name: 'Esqueci a senha' }).click();
      const recovery = page.getByRole('dialog', { name: 'Recuperar senha de transação' });
      await recovery.getByRole('button', { name: /m\*\*\*@example\.com/u }).click();
      await see(recovery.getByLabel('Código'));
      const [sent] = portal.world.sms.outbox(1);
      await recovery.getByLabel('Código').fill(sent?.code ?? '');
      await recovery.getByLabel(/^Nova senha/u).fill('731846');
      await recovery.getByLabel('Confirmar nova senha').fill('731846');
      await recovery.getByRole('button', { name: 'Recuperar senha' }).click();
      await seeNoMore(recovery);
      await see(page.getByText(/^Você recuperou esta senha. Ela pode ser usada a partir de/u));
    },
  );
});
