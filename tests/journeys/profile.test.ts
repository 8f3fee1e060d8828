// Features: profile, rank, referral
import { describe } from 'vitest';
import { journey } from './steps/journey.ts';
import { see } from './steps/seeing.ts';

describe('the profile', () => {
  journey(
    'is opened on the phone; another nickname and figure are in the header, also after a reload; the rank is explained, and there is a link for friends (W5, W9)',
    async ({ visit }) => {
      const { page } = await visit('/member/profile', { profile: 'phone', as: 'maria' });
      const nickname = page.getByRole('textbox', { name: 'Apelido' });
      await nickname.fill('+');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await see(page.getByText(/^Use de \d+ a \d+ caracteres\.$/u));
      await nickname.fill('Mariazinha');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await see(page.getByText('Apelido salvo.'));
      await see(page.getByRole('button', { name: 'Conta de Mariazinha' }));

      const figure = page.getByRole('button', { name: 'Figura 3', exact: true });
      await figure.click();
      await see(page.getByRole('button', { name: 'Figura 3', pressed: true }));
      await page.reload();
      await see(page.getByRole('button', { name: 'Figura 3', pressed: true }));
      await see(page.getByRole('button', { name: 'Conta de Mariazinha' }));

      await page.goto('/member/playerRank');
      await see(page.getByRole('progressbar', { name: /^Caminho até o nível/u }));
      await page.goto('/member/referral');
      await see(page.getByText(/\/register\?/u));
    },
  );
});
