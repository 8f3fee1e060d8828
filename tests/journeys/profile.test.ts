// Features: profile, rank, referral
import { describe } from 'vitest';
import { playRound } from '#tests/fake-server/support/played-rounds.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { accountMenu } from './steps/account.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
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
      await see(page.getByRole('progressbar', { name: /^Caminho até/u }));
      await page.goto('/member/referral');
      await see(page.getByText(/\/register\?/u));
    },
  );

  journey(
    'updates a friend’s bet and a risen rank while the page is open (W5)',
    async ({ visit, portal }) => {
      const { world } = portal;
      const { page } = await visit('/member/referral', { profile: 'phone', as: 'lara' });
      const friend = page.getByRole('listitem').filter({ hasText: 'Ca***' });
      await see(friend.getByText('Em andamento'));
      playRound(world, 'caio', { stake: 1_000 });
      await see(friend.getByText('Pontos recebidos'));
      await page.goto('/pointMall?view=lines');
      await see(page.getByRole('link', { name: 'Convite de Ca***' }));

      await page.goto('/member/playerRank');
      await see(page.getByRole('heading', { name: 'Seu nível agora: Prata' }));
      playRound(world, 'lara', { stake: 600_000 });
      await see(page.getByRole('heading', { name: 'Seu nível agora: Ouro' }));
      const history = page.getByRole('region', { name: 'Histórico do nível' });
      await see(history.getByText('Subiu para Ouro'));
      await see(history.getByText('R$ 6.000,00 em apostas em 90 dias'));
      const lara = world.members.byAccount('lara');
      world.ranks.give(lara?.id ?? 0, 4);
      await see(history.getByText('Presente nosso'));
      await expectAccessible(page);
      // Another language has other names for ranks, at once (S3).
      await accountMenu(page).click();
      const chooser = page.getByRole('banner').getByRole('combobox', { name: 'Idioma' });
      await chooser.selectOption('English');
      await see(page.getByRole('heading', { name: 'Your rank now: Emerald' }));
    },
  );
});
