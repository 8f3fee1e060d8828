// Features: games
import { describe, expect } from 'vitest';
import { signInAsTrial } from '#tests/support/trial-session.ts';
import { expectAccessible, expectFrameAccessible } from './steps/accessibility.ts';
import { playForFree, signOut } from './steps/account.ts';
import { journey } from './steps/journey.ts';
import { balanceOf, seeBalance } from './steps/money.ts';
import { frameOfGame, gameFrame, someSlot, spin } from './steps/playing.ts';
import { beAt, see, seeNoMore } from './steps/seeing.ts';

/** Play money of a trial account, in hundredths. */
const PLAY_MONEY = 200_000;
const ROUNDS = 3;
/** The credit while nobody plays, in hundredths. */
const CREDIT = 12_345;

describe('playing', () => {
  journey(
    'hides the balance, shows it again, reloads it, plays a slot for free, sees it move, and signs out (A21, L6, S1, A19)',
    async ({ visit, portal }) => {
      const { page } = await visit();
      await playForFree(page);
      await seeBalance(page, PLAY_MONEY);
      const balance = page.getByRole('group', { name: 'Saldo' });
      await balance.getByRole('button', { name: 'Ocultar saldo' }).click();
      await see(balance.getByText('Saldo oculto'));
      await seeNoMore(balance.getByText('R$'));
      await balance.getByRole('button', { name: 'Mostrar saldo' }).click();
      await seeBalance(page, PLAY_MONEY);
      const account = (await page.evaluate(() => sessionStorage.getItem('account'))) ?? '';
      const { id } = portal.world.members.byAccount(account) ?? { id: 0 };
      portal.world.wallet.post({ memberId: id, key: 'journey', kind: 'credit', amount: CREDIT });
      await balance.getByRole('button', { name: 'Atualizar saldo' }).click();
      await seeBalance(page, PLAY_MONEY + CREDIT);

      const hot = page.getByRole('region', { name: 'Em alta agora' });
      const tile = hot
        .getByRole('article')
        .filter({ hasNot: page.getByText('Em manutenção') })
        .first();
      await tile.getByRole('link').click();
      await beAt(page, /^\/game\?id=/u);
      await expectFrameAccessible(await frameOfGame(page));

      let expected = PLAY_MONEY + CREDIT;
      for (let round = 0; round < ROUNDS; round += 1) {
        const { stake, win } = await spin(page);
        expect(stake).toBeGreaterThan(0);
        expected += win - stake;
        await seeBalance(page, expected);
      }

      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await signOut(page);
      await beAt(page, '/');
      expect(requests).toContain('/api/account/logout');
      expect(requests).not.toContain('/api/games/play-session');
      await see(page.getByRole('banner').getByRole('link', { name: 'Entrar' }));
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    },
  );

  journey(
    'leaves a game by its own button, and is led on from one under maintenance, one that does not answer and one that is no more (L5)',
    async ({ visit, portal }) => {
      const token = await signInAsTrial(portal.url);
      const visitor = await visit(someSlot(portal).address, { token });
      const { page } = visitor;
      await frameOfGame(page);
      await page.getByRole('button', { name: 'Voltar aos jogos' }).click();
      await beAt(page, '/rng');
      await see(page.getByRole('article'));
      expect(await balanceOf(page)).toBe(PLAY_MONEY);

      const closed = portal.world.catalogue
        .list({ gameType: 'RNG' }, { pageNo: 1, pageSize: 3_000 })
        .games.find(({ under_maintenance }) => under_maintenance === 1);
      await page.goto(`/game?id=${closed?.node_id ?? ''}`);
      await see(page.getByText(`${closed?.name ?? ''} está em manutenção`));
      await see(page.getByRole('main').getByRole('article'));
      await expectAccessible(page);
      await page.getByRole('main').getByRole('article').first().getByRole('link').click();
      await see(gameFrame(page).getByRole('button', { name: 'Girar' }));

      const { node_id: tableId } = portal.world.catalogue
        .list({ gameType: 'LIVE' }, { pageNo: 1, pageSize: 3_000 })
        .games.find(({ under_maintenance }) => under_maintenance === 1) ?? { node_id: '' };
      await page.goto(`/game?id=${tableId}`);
      await see(page.getByRole('main').getByRole('article'));
      await page.getByRole('main').getByText('Voltar aos jogos').click();
      await beAt(page, '/live');

      portal.world.situations.set(['vendor-down']);
      visitor.expectProblem(/status of 502/u);
      await page.goto(someSlot(portal).address);
      await see(page.getByRole('heading', { name: 'O jogo não abriu' }));
      await see(page.getByText('O provedor do jogo não responde. Tente de novo.'));
      await expectAccessible(page);
      portal.world.situations.set([]);
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await see(gameFrame(page).getByRole('button', { name: 'Girar' }));

      visitor.expectProblem(/status of 404/u);
      await page.goto('/game?id=no-such-game');
      await see(page.getByRole('heading', { name: 'Este jogo não está mais disponível' }));
      await page.getByRole('link', { name: 'Voltar aos jogos' }).click();
      await beAt(page, '/rng');
    },
  );
});
