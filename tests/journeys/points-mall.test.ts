// Features: points, money-passwords
import { describe, expect } from 'vitest';
import { newMember } from '#tests/fake-server/support/new-member.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { see } from './steps/seeing.ts';

describe('the points mall', () => {
  journey(
    'redeems a voucher whose price changed while it was looked at, shows its code for the password, and converts the rest (W9)',
    async ({ visit, portal }) => {
      const { world } = portal;
      const { id, account } = newMember(world);
      const entry = { memberId: id, kind: 'points_given', name: 'start' } as const;
      world.points.post({ ...entry, amount: 1_000_000 });
      world.moneyPasswords.keep(id, await world.passwords.hash('482915'));
      const visitor = await visit('/pointMall', { as: account });
      const { page } = visitor;
      const card = page.getByRole('listitem').filter({ hasText: 'Vale-café' });
      await see(card.getByText('4.500 pontos'));
      world.rewards.change({ id: 'coffee-voucher', price: 400_000, stock: 2 });

      await card.getByRole('button', { name: /^Trocar/u }).click();
      const dialog = page.getByRole('dialog', { name: 'Trocar' });
      await see(dialog.getByText(/era 4\.500 pontos e agora é 4\.000 pontos/u));
      await see(dialog.getByText(/antes Disponível, agora Restam 2/u));
      visitor.expectProblem(/status of 422/u);
      await dialog.getByLabel('Senha de transação').fill('111111');
      // No press pays a price that was not agreed to.
      await dialog.getByRole('button', { name: 'Trocar por 4.000 pontos' }).click();
      await see(dialog.getByText('Marque “Aceito a mudança” para continuar.'));
      await dialog.getByRole('checkbox', { name: 'Aceito a mudança' }).check();
      await dialog.getByRole('button', { name: 'Trocar por 4.000 pontos' }).click();
      await see(dialog.getByRole('alert').getByText(/./u).first());
      expect(world.points.balance(id)).toBe(1_000_000);
      await dialog.getByLabel('Senha de transação').fill('482915');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Trocar por 4.000 pontos' }).click();
      await page.getByRole('button', { name: 'Minhas trocas' }).click();
      await see(page.getByText('Em análise', { exact: true }));
      await see(page.getByText('6.000', { exact: true }));

      const [redemption] = world.redemptions.newest(1);
      world.redemptions.decide(redemption?.id ?? '', { state: 'approved' });
      // The page updates by itself.
      await page.getByRole('button', { name: 'Ver o código' }).click();
      const voucher = page.getByRole('dialog', { name: 'Vale-café de R$ 50' });
      await voucher.getByLabel('Senha de transação').fill('482915');
      await voucher.getByRole('button', { name: 'Ver o código' }).click();
      await see(voucher.getByText(redemption === undefined ? '' : codeOf(redemption.id)));
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await page.getByRole('link', { name: 'Converter em dinheiro' }).click();
      await page.getByLabel('Pontos a converter').fill('2.000');
      await see(page.getByText('Você recebe R$ 20,00'));
      await page.getByLabel('Senha de transação').fill('482915');
      // The operator is quicker.
      world.settings.change({ pointsConversion: { pointsPerUnit: 125, minimum: 100_000 } });
      // The form follows: typed text stays, and the new rate needs agreement.
      await see(page.getByText('antes R$ 1,00, agora R$ 0,80'));
      await expectAccessible(page);
      await page.getByRole('checkbox', { name: 'Aceito a mudança' }).check();
      await page.getByRole('button', { name: 'Converter agora' }).click();
      await see(page.getByText('O valor de R$ 16,00 entrou no seu saldo'));
      expect([world.points.balance(id), world.wallet.balance(id)]).toEqual([400_000, 1_600]);

      function codeOf(redemptionId: string): string {
        return world.redemptions.requireVoucher(id, redemptionId);
      }
    },
  );
});
