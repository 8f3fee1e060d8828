// Features: wallets
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { balanceOf, seeBalance } from './steps/money.ts';
import { see } from './steps/seeing.ts';

describe('money between wallets', () => {
  journey(
    'goes to a provider that is down, completes once when it answers, and is brought back (W2)',
    async ({ visit, portal }) => {
      const { page } = await visit('/member/transferFund', { as: 'maria', profile: 'phone' });
      const before = await balanceOf(page);
      const { situations } = portal.world;
      const salon = page.getByRole('listitem').filter({ hasText: 'Grand Salon Live' });
      await see(salon.getByText('R$\u00a00,00'));

      situations.set(['wallets-down']);
      await page.getByRole('combobox', { name: 'Provedor' }).selectOption('Grand Salon Live');
      await page.getByRole('textbox', { name: 'Valor' }).fill('50,00');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Mover agora' }).dblclick();
      await see(page.getByRole('heading', { name: 'O provedor ainda não respondeu' }));
      await page.getByRole('button', { name: 'Voltar às carteiras' }).click();
      await see(salon.getByText('Indo para lá: R$\u00a050,00'));
      await page.reload();
      await page.getByRole('button', { name: 'Verificar agora: Grand Salon Live' }).click();
      await see(page.getByRole('heading', { name: 'O provedor ainda não respondeu' }));
      // It is asked again by itself.
      situations.set([]);
      await see(page.getByText('O valor de R$\u00a050,00 está na carteira Grand Salon Live.'));
      await seeBalance(page, before);

      await page.getByRole('button', { name: 'Voltar às carteiras' }).click();
      await see(salon.getByText('R$\u00a050,00', { exact: true }));
      await page.getByRole('button', { name: 'Trazer tudo de volta' }).click();
      await see(
        page.getByText(
          'O valor de R$\u00a050,00, de Grand Salon Live, está na carteira principal.',
        ),
      );
      await seeBalance(page, before);
      const id = portal.world.members.byAccount('maria')?.id ?? 0;
      expect(portal.world.wallet.parts(id).vendors).toBe(0);
    },
  );
});
