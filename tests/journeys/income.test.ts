// Features: agents
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { see, seeNoMore } from './steps/seeing.ts';

describe('an agent checks how income was calculated', () => {
  journey(
    'from the total of a month to the line of a corrected bet (C4)',
    async ({ visit, portal }) => {
      portal.world.contracts.expireAll();
      const { page } = await visit('/agent/myIncome?range=30', {
        as: 'fernanda',
        profile: 'phone',
      });
      await see(page.getByRole('heading', { level: 1, name: 'Meus ganhos' }));
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Área do agente', exact: true })
        .click();
      const menu = page.getByRole('navigation', { name: 'Área do agente' });
      await see(menu.getByRole('link', { name: 'Salário diário' }));
      // No such contract is in force: she is only offered one.
      await seeNoMore(menu.getByRole('link', { name: 'Salário por hora' }));
      await page.goBack();
      const byContract = page.getByRole('table', { name: 'Ganhos por contrato' });
      await byContract.getByRole('link', { name: 'Salário diário' }).click();

      await page.getByRole('link', { name: 'Salário diário: correção' }).first().click();
      await see(page.getByRole('heading', { name: 'Como foi calculado' }));
      await see(page.getByText(/^Aposta de .* cancelada em/u));
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Ver o lançamento anterior' }).click();
      await see(page.getByRole('heading', { name: 'Alterado por lançamentos posteriores' }));
      await page.getByRole('link', { name: 'Ver o pagamento' }).click();
      await see(page.getByRole('heading', { level: 1, name: 'Salário de agente' }));
      expect(new URL(page.url()).pathname).toBe('/member/transactionHistory');
    },
  );
});
