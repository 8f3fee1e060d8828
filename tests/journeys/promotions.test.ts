// Features: promotions
import { describe, expect } from 'vitest';
import { signInAsTrial } from '#tests/support/trial-session.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { loginDialog, signIn, signOut, submitLogin } from './steps/account.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { balanceOf, seeBalance } from './steps/money.ts';
import { seededPassword } from './steps/people.ts';
import { beAt, see, seeNoMore } from './steps/seeing.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

describe('promotions', () => {
  journey(
    'a visitor finds a promotion, claims it, signs in and has the bonus, once (W8, A19, R3)',
    async ({ visit, portal }) => {
      const visitor = await visit('/promotions');
      const { page } = visitor;
      const list = page.getByRole('main').getByRole('listitem');
      await see(list.getByRole('link', { name: 'Presente da semana' }));
      const categories = page.getByRole('navigation', { name: 'Categorias de promoções' });
      await categories.getByRole('link', { name: 'Esportes' }).click();
      await beAt(page, '/promotions?category=sports');
      await seeNoMore(list.getByRole('link', { name: 'Presente da semana' }));
      await see(list.getByText('Encerrada'));
      await page.getByRole('link', { name: 'Dia de jogo' }).click();
      await beAt(page, '/promotions/matchday');
      await see(page.getByRole('heading', { name: 'Regras' }));
      expect(await page.title()).toBe('Dia de jogo · Aurora Play');

      const claim = page.getByRole('button', { name: 'Resgatar R$ 5' });
      await claim.click();
      await see(loginDialog(page));
      await page.keyboard.press('Escape');
      await seeNoMore(loginDialog(page));
      await claim.click();
      const opening = portal.world.wallet.balance(portal.world.members.byAccount('maria')?.id ?? 0);
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(page.getByText('O valor de R$ 5 entrou no seu saldo'));
      await seeNoMore(claim);
      await beAt(page, '/promotions/matchday');
      await seeBalance(page, opening + 500);
      await expectAccessible(page);

      await page.goBack();
      await beAt(page, '/promotions?category=sports');
      await see(list.getByText('Resgatada'));
      await page.goto('/promoDetail?id=matchday');
      await beAt(page, '/promotions/matchday');
      await see(page.getByText('O valor de R$ 5 entrou no seu saldo'));
      expect(await balanceOf(page)).toBe(opening + 500);

      visitor.expectProblem(/status of 404/u);
      await page.goto('/promotions/no-such-promotion');
      await see(page.getByRole('heading', { level: 1, name: 'Não encontramos esta promoção' }));
    },
  );

  journey('a trial account is led to registration instead (A20)', async ({ visit, portal }) => {
    const token = await signInAsTrial(portal.url);
    const { page } = await visit('/promotions/gift-of-the-week', { token });
    await page.getByRole('button', { name: 'Resgatar R$ 3' }).click();
    await see(page.getByRole('alertdialog'));
    const account = (await page.evaluate(() => sessionStorage.getItem('account'))) ?? '';
    const member = portal.world.members.byAccount(account);
    const kinds = portal.world.wallet.entries(member?.id ?? 0).map(({ kind }) => kind);
    expect(kinds).toEqual(['play_money']);
  });

  journey(
    'a member takes a ticket of a raffle, and claims what it won (S16)',
    async ({ visit, portal }) => {
      const { page } = await visit('/promotions/vip-raffle', { profile: 'phone', as: 'beatriz' });
      await see(page.getByRole('heading', { name: 'O sorteio' }));
      await page.getByRole('button', { name: 'Pegar meu bilhete' }).click();
      await see(page.getByText('Você está no sorteio com o bilhete 8.'));
      await expectAccessible(page);
      // Nobody is signed in over the days until the draw.
      await signOut(page);
      portal.world.clock.move(2 * DAY_MILLISECONDS);

      await page.goto('/promotions/vip-raffle');
      await see(page.getByRole('heading', { name: 'Resultado do sorteio' }));
      await signIn(page, 'beatriz');
      await see(page.getByRole('row').filter({ hasText: 'Be***' }).getByText('Você'));
      const { winners } = portal.world.promotions.one('vip-raffle', 'PT').raffle ?? {};
      const prize = winners?.find(({ ticket }) => ticket === 8)?.prize.amount ?? 0;
      const before = await balanceOf(page);
      await page.getByRole('button', { name: /^Resgatar R\$/u }).click();
      await see(page.getByText('entrou no seu saldo'));
      await seeBalance(page, before + prize);
      await expectAccessible(page);
    },
  );
});
