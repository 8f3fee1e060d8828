// Features: games
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { beSignedIn, journey } from './steps/journey.ts';
import { balanceOf, hundredths, seeBalance } from './steps/money.ts';
import { frameOfGame, gameFrame, someTable, spin } from './steps/playing.ts';
import type { JourneyPortal } from './steps/portal.ts';
import { beAt, eventually, see, seeNoMore } from './steps/seeing.ts';
import { expectNoShifts, watchForShifts } from './steps/shifts.ts';

/** As on a slow network, in milliseconds. */
const LATE_MILLISECONDS = 700;

/** How many games the server has opened for somebody. */
function launches({ world }: JourneyPortal, account: string): number {
  return (
    world.database
      .statement<{ count: number }>(
        `SELECT count(*) AS count FROM game_sessions
         WHERE member_id = (SELECT id FROM members WHERE account = ?)`,
      )
      .get(account)?.count ?? 0
  );
}

/** The link of the first game of a lobby; matches above the games have no picture. */
const firstGame = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.locator('img') })
    .first()
    .getByRole('link');
const strip = (page: Page) => page.getByRole('region', { name: 'Continue sua rodada' });
const sessionBar = (page: Page) => page.getByLabel('Sua sessão de jogo');

describe('a game (L4, L5)', () => {
  journey(
    'opens once at a double click, and its round goes on after the page was left (L5a, W10)',
    async ({ visit, portal }) => {
      const { page } = await visit('/rng', { as: 'maria' });
      const before = await balanceOf(page);
      await firstGame(page).dblclick();
      await frameOfGame(page);
      expect(launches(portal, 'maria')).toBe(1);
      const { stake, win } = await spin(page);
      await seeBalance(page, before + win - stake);
      // In sight while playing, and silent for people who listen to the page.
      const net = () => sessionBar(page).locator('[data-net]').getAttribute('data-net');
      await eventually(net).toBe(String(win - stake));
      await see(sessionBar(page).getByText(/^00:\d\d$/u));
      await see(sessionBar(page).getByRole('link', { name: 'Limites', exact: true }));
      expect(
        await sessionBar(page).locator('[aria-live], [role=status], [role=timer]').count(),
      ).toBe(0);

      // The round is played, and the connection is lost before its answer.
      const played = Promise.withResolvers<void>();
      let isLineGone = true;
      await page.route('**/slot/rounds', async (route) => {
        if (!isLineGone) {
          await route.continue();
          return;
        }
        await route.fetch();
        played.resolve();
      });
      await gameFrame(page).getByRole('button', { name: 'Girar', exact: true }).click();
      await played.promise;
      // The route stays: removing it would delay the requests of the next page.
      isLineGone = false;
      await page.goto('/rng');
      await strip(page).getByRole('link').click();
      await frameOfGame(page);
      const last = gameFrame(page).locator('ol[aria-label="Últimas rodadas"] li');
      await last.waitFor({ state: 'attached' });
      const { won, staked } = portal.world.playSessions.of(
        portal.world.members.byAccount('maria')?.id ?? 0,
      ) ?? { won: 0, staked: 0 };
      await eventually(net).toBe(String(won - staked));
      await page.goBack();
      await see(page.getByRole('article'));
      await seeNoMore(strip(page));
    },
  );

  journey(
    'that needs a tab opens it in the gesture, and the portal continues when it is closed (L5)',
    async ({ visit, portal }) => {
      const { page, context } = await visit('/sports?page=REDE', { as: 'maria' });
      const before = await balanceOf(page);
      const opening = context.waitForEvent('page');
      await firstGame(page).dblclick();
      const tab = await opening;
      await see(tab.getByRole('heading', { level: 1 }));
      expect(new URL(tab.url()).origin).toBe(portal.vendorsUrl);
      expect(await tab.evaluate(() => window.opener === null)).toBe(true);
      expect(launches(portal, 'maria')).toBe(1);
      await see(page.getByRole('heading', { name: /está aberto em outra aba$/u }));
      await see(sessionBar(page));

      const { id } = portal.world.members.byAccount('maria') ?? { id: 0 };
      portal.world.wallet.post({ memberId: id, key: 'journey', kind: 'credit', amount: 1_234 });
      await page.getByRole('button', { name: 'Fechar o jogo' }).click();
      await eventually(() => tab.isClosed()).toBe(true);
      await seeBalance(page, before + 1_234);

      // A browser that opens nothing: the plain link is never blocked.
      await page.evaluate(() => {
        window.open = () => null;
      });
      await page.getByRole('button', { name: 'Abrir o jogo' }).click();
      await see(page.getByText('O navegador bloqueou a janela. Permita pop-ups e tente de novo.'));
      const following = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Abrir pelo link' }).click();
      await see((await following).getByRole('heading', { level: 1 }));
      await see(page.getByText('Quando terminar, feche a aba do jogo e volte para cá.'));
      expect(launches(portal, 'maria')).toBe(2);
    },
  );

  journey(
    'has the window to itself, until its toggle shows the bars, and keeps the session bar in sight (R6, W10)',
    async ({ visit, portal }) => {
      const { address } = someTable(portal);
      const { page } = await visit(address, {
        context: { viewport: { width: 320, height: 900 } },
        beforeArrival: async (arriving) => {
          await beSignedIn(arriving, portal, 'maria');
          // An iPhone fills no screen with a part of a page.
          await arriving.addInitScript(() => {
            Object.defineProperty(document, 'fullscreenEnabled', { value: false });
          });
        },
      });
      await see(gameFrame(page).getByRole('button', { name: 'Dar cartas' }));
      await seeNoMore(page.getByRole('banner'));
      expect(await page.getByRole('navigation').count()).toBe(0);

      await page.getByRole('button', { name: 'Mostrar as barras do site' }).click();
      await beAt(page, `${address}&bars=1`);
      await see(page.getByRole('banner'));
      await page.reload();
      await see(page.getByRole('banner'));
      await see(page.getByRole('navigation', { name: 'Navegação rápida' }));

      await page.getByRole('button', { name: 'Tela cheia' }).click();
      await seeNoMore(page.getByRole('banner'));
      const box = await sessionBar(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
      await page.keyboard.press('Escape');
      await see(page.getByRole('banner'));
      await page.getByRole('button', { name: 'Esconder as barras do site' }).click();
      await beAt(page, address);
      await seeNoMore(page.getByRole('banner'));
      expect(hundredths(await sessionBar(page).innerText())).toBe(0);
    },
  );

  journey(
    'shifts nothing for a visitor while its answers are late (L5b)',
    async ({ visit, portal }) => {
      const late = /\/api\/(?:games\/node|site\/permission)/u;
      const { page } = await visit(someTable(portal).address, {
        context: { viewport: { width: 320, height: 900 } },
        beforeArrival: async (arriving) => {
          await watchForShifts(arriving);
          await arriving.route(late, async (route) => {
            await new Promise((resolve) => setTimeout(resolve, LATE_MILLISECONDS));
            await route.continue();
          });
        },
      });
      // Behind the sign-in, where no press of the person excuses what moves.
      await see(page.getByText('Antes de jogar'));
      await expectNoShifts(page);
    },
  );
});
