// Features: status
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  CLOSED_POLL_MILLISECONDS,
  STATUS_POLL_MILLISECONDS,
} from '#machines/system-status/system-status.machine.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { journey } from './steps/journey.ts';
import { gameFrame, someSlot } from './steps/playing.ts';
import { beAt, eventually, see, seeNoMore } from './steps/seeing.ts';

describe('when the site is closed', () => {
  journey(
    'finds maintenance before a blocked region, waits it out, which ends by itself, is told of the next one while looking around, then learns why the region is not served, and from which address (S9)',
    async ({ visit, portal }) => {
      portal.world.situations.set(['region-block', 'maintenance']);
      const visitor = await visit('/rng', {
        beforeArrival: (arriving) => arriving.clock.install(),
        problem: /status of 503/u,
      });
      const { page } = visitor;
      await see(page.getByRole('heading', { level: 1, name: 'Site de jogos em manutenção' }));
      await see(page.getByText(/Previsão de retorno: .*\(Brasília\)$/u));
      expect(await page.getByRole('navigation').count()).toBe(0);
      await expectAccessible(page);
      portal.world.situations.set([]);
      await page.clock.fastForward(STATUS_POLL_MILLISECONDS);
      await see(page.getByRole('heading', { level: 1, name: 'Slots' }));
      await see(page.getByRole('article'));
      await beAt(page, '/rng');

      // It begins with the call of the next page: one of this page would take the menu away.
      await page.route(/\/api\/games\?/u, (route) => {
        portal.world.situations.set(['maintenance']);
        return route.fallback();
      });
      // The clock is stopped before the next poll: the first refused call reports it.
      const now = await page.evaluate(() => Date.now());
      await page.clock.pauseAt(now + STATUS_POLL_MILLISECONDS / 3);
      await toPage(page, 'Pesca');
      await see(page.getByRole('heading', { level: 1, name: 'Site de jogos em manutenção' }));
      await page.clock.resume();
      await page.unroute(/\/api\/games\?/u);

      portal.world.situations.set(['region-block']);
      visitor.expectProblem(/status of 403/u);
      await page.goto('/');
      await see(page.getByRole('heading', { level: 1, name: 'Acesso restrito na sua região' }));
      await see(page.getByText(/^Seu endereço IP: (?:::1|(?:::ffff:)?127\.0\.0\.1)$/u));
      await expectAccessible(page);
    },
  );

  journey(
    'is told of a maintenance while playing, and plays on when it is over (S9)',
    async ({ visit, portal }) => {
      const { address } = someSlot(portal);
      const { page } = await visit(address, {
        beforeArrival: (arriving) => arriving.clock.install(),
        as: 'maria',
      });
      const button = gameFrame(page).getByRole('button', { name: 'Girar' });
      await see(button);
      portal.world.situations.set(['maintenance']);
      await page.clock.fastForward(STATUS_POLL_MILLISECONDS);
      await see(page.getByRole('heading', { level: 1, name: 'Site de jogos em manutenção' }));
      expect(await page.locator('iframe').count()).toBe(0);
      portal.world.situations.set([]);
      await page.clock.fastForward(CLOSED_POLL_MILLISECONDS);
      await see(button);
      await beAt(page, address);
    },
  );
});

describe('when something fails', () => {
  journey(
    'sees places of what is on its way while the network is slow, finds a way home from an address that leads nowhere, and tries again when a part or the games did not load (R9, R10, S12, S14)',
    async ({ visit, portal }) => {
      portal.world.situations.set(['slow-network']);
      const visitor = await visit();
      const { page } = visitor;
      const hot = page.getByRole('region', { name: 'Em alta agora' });
      await see(page.getByRole('navigation', { name: 'Menu principal' }));
      expect(await page.getByRole('article').count()).toBe(0);
      const busy = () => page.getByRole('main').locator('[aria-busy=true]').count();
      await eventually(busy).toBeGreaterThan(0);
      await expectAccessible(page);
      await see(hot.getByRole('article'));

      portal.world.situations.set([]);
      await page.goto('/nowhere/at/all');
      await see(page.getByRole('heading', { level: 1, name: 'Página não encontrada' }));
      await page.getByRole('main').getByRole('link', { name: 'Voltar ao início' }).click();
      await beAt(page, '/');
      await see(hot);

      // Its script and style sheets; loaded ones are not requested again.
      const part = /\/assets\/lottery-[\w-]+\.(?:js|css)$/u;
      await page.route(part, (route) => route.abort());
      visitor.expectProblem(
        /ERR_FAILED|Failed to fetch dynamically imported module|Unable to preload CSS/u,
      );
      await toPage(page, 'Loteria eletrônica');
      const failure = page.getByRole('heading', { name: 'Não foi possível carregar esta parte' });
      await see(failure);
      await expectAccessible(page);
      await page.unroute(part);
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await see(page.getByRole('heading', { level: 1, name: 'Loteria eletrônica' }));
      await seeNoMore(failure);
      // Its sheet is there as well.
      const sheet = page.locator('link[rel=stylesheet][href*="/lottery-"]');
      expect(await sheet.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);

      await page.route(/\/api\/games\?/u, (route) => route.abort());
      await toPage(page, 'Pesca');
      await see(page.getByRole('heading', { name: 'Não foi possível carregar os jogos' }));
      await expectAccessible(page);
      await page.unroute(/\/api\/games\?/u);
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await see(page.getByRole('article'));
    },
  );
});

/** Goes to a page of games by the menu. */
async function toPage(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.getByRole('link', { name }).click();
}
