// Features: lottery
import { describe, expect } from 'vitest';
import { nextHeldDraw } from '#tests/support/draws.ts';
import { expectAccessible, expectFrameAccessible } from './steps/accessibility.ts';
import { loginDialog, signIn, signOut, submitLogin } from './steps/account.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { seeBalance } from './steps/money.ts';
import { seededPassword } from './steps/people.ts';
import { beAt, see, seeNoMore } from './steps/seeing.ts';
import { withoutFirstAnswers } from './steps/without-first-answers.ts';

const LOTTERY = 'loto-expresso';

describe('lotteries', () => {
  journey(
    'bets on a draw, sees its numbers, and finds the bet settled (L7, L6, R4)',
    async ({ visit, portal }) => {
      const { lotteryProvider, clock, members, wallet } = portal.world;
      const lottery = lotteryProvider.find(LOTTERY);
      if (!lottery) throw new Error('There is no such lottery.');
      // Three minutes before bets close, the clock is stopped: the journey moves it.
      clock.freeze(true);
      const draw = nextHeldDraw(lotteryProvider, lottery, clock.now() + 5 * 60_000);
      clock.move(draw.closesAt - 3 * 60_000 - clock.now());
      const { page } = await visit('/lottery', { as: 'maria' });
      const id = members.byAccount('maria')?.id ?? 0;
      const before = wallet.balance(id);

      await page.getByRole('link', { name: 'Loto Expresso' }).first().click();
      await page.getByRole('link', { name: 'Apostar' }).click();
      await beAt(page, `/lottery?gameCode=${LOTTERY}&show=betting`);
      const game = page.frameLocator('iframe');
      const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
      for (const side of ['Par', 'Ímpar']) {
        await game.getByRole('button', { name: /^Par ou ímpar/u }).click();
        await game.getByRole('button', { name: side, exact: true }).click();
        await game.getByRole('button', { name: 'Apostar', exact: true }).click();
        await see(game.getByText(`Sua aposta no sorteio ${draw.drawNo} foi feita.`));
        await see(game.getByRole('listitem').filter({ hasText: side }).getByText('Aberta'));
      }
      await seeBalance(page, before - 400);
      if (frame) await expectFrameAccessible(frame);

      await page.getByRole('link', { name: 'Minhas apostas' }).click();
      const onDraw = page.getByRole('region', { name: `Sorteio ${draw.drawNo}` });
      await see(onDraw.getByText('Os números ainda não saíram.'));
      clock.move(draw.resultsAt - clock.now());
      const drawn = lotteryProvider.resultOf(lottery, draw.drawNo, clock.now());
      // A person who returns to the page sees it at once.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      const numbers = drawn?.result.prizes[0]?.numbers ?? [];
      await see(page.getByText(`Loto Expresso: saíram os números ${numbers.join(', ')}.`));
      await see(onDraw.getByText('Ganhou'));
      await see(onDraw.getByText('Perdeu'));
      await see(onDraw.getByRole('list', { name: 'Números sorteados' }));
      await seeBalance(page, before - 400 + 376);
      expect(wallet.balance(id)).toBe(before - 400 + 376);

      await page.reload();
      await see(onDraw.getByText('Ganhou'));
    },
  );

  journey(
    'keeps a favourite for one person, and the bars as chosen (L3, R6, A18a)',
    async ({ visit }) => {
      const { page } = await visit('/vnlottery');
      const menu = page.getByRole('navigation', { name: 'Menu principal' });
      await see(page.getByRole('heading', { level: 1, name: 'Loterias do Vietnã' }));
      await seeNoMore(page.getByRole('banner'));
      await seeNoMore(menu);
      await page.getByRole('button', { name: 'Mostrar menus' }).click();
      await beAt(page, '/vnlottery?bars=1');
      await see(menu);
      await page.reload();
      await see(page.getByRole('banner'));

      const favourites = page.getByRole('region', { name: 'Suas favoritas' });
      await page.getByRole('button', { name: 'Adicionar Miền Bắc aos favoritos' }).first().click();
      await see(loginDialog(page));
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(favourites.getByRole('link', { name: 'Miền Bắc' }));
      expect(
        await page.evaluate(() =>
          Object.keys(localStorage).filter((key) => key.startsWith('lotteryFavourites')),
        ),
      ).toEqual(['lotteryFavourites.maria']);

      await signOut(page);
      await page.goto('/vnlottery?bars=1');
      await signIn(page, 'joao');
      await see(page.getByRole('heading', { name: 'Norte do Vietnã' }));
      await seeNoMore(favourites);
    },
  );

  journey(
    'says on a small phone what could not be loaded, and what each bet pays and returns (L5b, L7, S13)',
    async ({ visit }) => {
      let isDown = true;
      const visitor = await visit('/lottery', {
        profile: 'phone',
        context: { viewport: { width: 320, height: 640 } },
        problem: /net::ERR_FAILED/u,
        beforeArrival: async (arriving) => {
          await withoutFirstAnswers(arriving);
          await arriving.route('**/api/lottery/menus*', (route) =>
            isDown ? route.abort() : route.fallback(),
          );
        },
      });
      const { page, context } = visitor;
      const failed = page.getByRole('heading', { name: 'Não foi possível carregar as loterias' });
      const retry = page.getByRole('button', { name: 'Tentar de novo' });
      await see(failed);
      await see(page.getByRole('heading', { level: 1, name: 'Loterias', exact: true }));
      isDown = false;
      await retry.click();
      const lottery = page.getByRole('link', { name: 'Loto Expresso' }).first();
      await see(lottery);
      await seeNoMore(failed);

      visitor.expectProblem(/net::ERR_INTERNET_DISCONNECTED/u);
      await context.setOffline(true);
      await lottery.click();
      await see(failed);
      await see(retry);
      // It is tried again by itself when the network is back.
      await context.setOffline(false);
      await see(page.getByRole('heading', { level: 1, name: 'Loto Expresso' }));
      await seeNoMore(retry);
      await page.goBack();
      await see(lottery);

      // What each bet pays and returns, without scrolling aside.
      await page.goto(`/lottery?gameCode=${LOTTERY}&show=rules`);
      const row = page.getByRole('row', { name: /Dezena final/u });
      await see(row);
      const cells = await row.getByRole('cell').all();
      const texts = await Promise.all(cells.map((cell) => cell.innerText()));
      expect(texts).toEqual([
        'Paga\n94×',
        'Probabilidade\n1 em 100',
        'Retorno médio\n94%',
        'Aposta máxima\nR$\u00a0100,00',
      ]);
      for (const cell of cells) {
        const box = await cell.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      }
      await expectAccessible(page);
    },
  );
});
