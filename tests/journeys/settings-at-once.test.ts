// Features: registration, deposits, withdrawals, home
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { newMember } from '#tests/fake-server/support/new-member.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { pageFaults } from './steps/page-faults.ts';
import { see, seeNoMore } from './steps/seeing.ts';

/** Returns to the tab, as from that of the control page. */
const returnTo = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

describe('settings that change while pages are open', () => {
  journey(
    'apply to every page without a reload, and keep what was typed (G6)',
    async ({ visit, portal }) => {
      const { settings } = portal.world;
      const { account } = newMember(portal.world);
      const home = (await visit('/')).page;
      const form = (await visit('/register', { profile: 'phone' })).page;
      const deposit = (await visit('/member/depositv2', { profile: 'phone', as: account })).page;
      await see(home.getByText('Sua noite começa com R$ 20'));
      await see(home.getByText('18+. Para sacar o bônus').first());
      await form.getByRole('textbox', { name: 'Nome de usuário' }).fill('joana2026');
      await deposit.getByLabel('Valor').fill('15');

      settings.change({
        minimumAge: 21,
        registrationBonus: 3_500,
        fields: { zalo: { use: 'required' } },
        deposits: { pix: { minimum: 3_000 } },
      });

      // A signed-in page listens.
      await see(deposit.getByText(/^Pix: De R\$\s30,00 .*antes: De R\$\s10,00/u));
      expect(await deposit.getByLabel('Valor').inputValue()).toBe('15');
      expect(await deposit.getByText('O formulário mudou').isVisible()).toBe(true);

      await returnTo(home);
      await see(home.getByText('Sua noite começa com R$ 35'));
      await see(home.getByText('21+. Para sacar o bônus').first());
      await home.locator('footer').getByText('21+').scrollIntoViewIfNeeded();
      await see(home.locator('footer').getByText('21+'));

      await returnTo(form);
      await see(form.getByRole('heading', { name: 'Cadastre-se e ganhe R$ 35' }));
      await see(form.getByText('Zalo: obrigatório'));
      await see(form.getByRole('textbox', { name: /^Zalo/u }));
      expect(await form.getByRole('textbox', { name: 'Nome de usuário' }).inputValue()).toBe(
        'joana2026',
      );
      expect(await pageFaults(form)).toMatchObject({ sideways: 0, outOfReach: [], cut: [] });
      await form.getByRole('button', { name: 'Entendi' }).click();
      await seeNoMore(form.getByText('O formulário mudou'));
    },
  );
});
