// Features: status
import { describe, expect } from 'vitest';
import { STATUS_POLL_MILLISECONDS } from '#machines/system-status/system-status.machine.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { playForFree } from './steps/account.ts';
import { journey } from './steps/journey.ts';
import { gameFrame, someSlot } from './steps/playing.ts';
import { beAt, eventually, see, seeNoMore } from './steps/seeing.ts';

describe('when the site is closed', () => {
  journey(
    'finds maintenance before a blocked region, waits it out, which ends by itself, then learns why the region is not served, and from which address (S9)',
    async ({ visit, portal }) => {
      portal.world.situations.set(['region-block', 'maintenance']);
      const visitor = await visit('/rng', {
        beforeArrival: (arriving) => arriving.clock.install(),
        problem: /status of 503/u,
      });
      const { page } = visitor;
      await see(page.getByRole('heading', { level: 1, name: 'Jogos em manutenção' }));
      await see(page.getByText(/Previsão de retorno: \d/u));
      expect(await page.getByRole('navigation').count()).toBe(0);
      await expectAccessible(page);
      portal.world.situations.set([]);
      await page.clock.fastForward(STATUS_POLL_MILLISECONDS);
      await see(page.getByRole('heading', { level: 1, name: 'Slots' }));
      await see(page.getByRole('article'));
      await beAt(page, '/rng');

      portal.world.situations.set(['region-block']);
      visitor.expectProblem(/status of 403/u);
      await page.goto('/');
      await see(page.getByRole('heading', { level: 1, name: 'Acesso restrito na sua região' }));
      await see(page.getByText(/^Seu endereço IP: (?:::1|(?:::ffff:)?127\.0\.0\.1)$/u));
      await expectAccessible(page);
    },
  );

  journey(
    'is told of a maintenance that begins while looking around (S9)',
    async ({ visit, portal }) => {
      const visitor = await visit('/promotions');
      const { page } = visitor;
      const next = page
        .getByRole('navigation', { name: 'Menu principal' })
        .getByRole('link', { name: 'Pesca' });
      visitor.expectProblem(/status of 503/u);
      // It begins with the call of the next page: one of this page would take the menu away.
      await page.route(/\/api\/games\?/u, (route) => {
        portal.world.situations.set(['maintenance']);
        return route.fallback();
      });
      // No poll has to come: the first call that is refused tells.
      await next.click();
      await see(page.getByRole('heading', { level: 1, name: 'Jogos em manutenção' }));
    },
  );

  journey(
    'is told of a maintenance while playing, and plays on when it is over (S9)',
    async ({ visit, portal }) => {
      const { address } = someSlot(portal);
      const { page } = await visit('/', {
        beforeArrival: (arriving) => arriving.clock.install(),
      });
      await playForFree(page);
      await page.goto(address);
      const button = gameFrame(page).getByRole('button', { name: 'Girar' });
      await see(button);
      portal.world.situations.set(['maintenance']);
      await page.clock.fastForward(STATUS_POLL_MILLISECONDS);
      await see(page.getByRole('heading', { level: 1, name: 'Jogos em manutenção' }));
      expect(await page.locator('iframe').count()).toBe(0);
      portal.world.situations.set([]);
      await page.clock.fastForward(STATUS_POLL_MILLISECONDS);
      await see(button);
      await beAt(page, address);
    },
  );
});

describe('when something fails', () => {
  journey(
    'finds a way home from an address that leads nowhere, and tries again when a part did not load (R9, R10)',
    async ({ visit }) => {
      const visitor = await visit('/nowhere/at/all');
      const { page } = visitor;
      await see(page.getByRole('heading', { level: 1, name: 'Página não encontrada' }));
      await page.getByRole('main').getByRole('link', { name: 'Voltar ao início' }).click();
      await beAt(page, '/');
      await see(page.getByRole('region', { name: 'Em alta agora' }));

      // Its script and the sheets that it brings; what is there already is not asked for again.
      const part = /\/assets\/promotions-[\w-]+\.(?:js|css)$/u;
      await page.route(part, (route) => route.abort());
      visitor.expectProblem(
        /ERR_FAILED|Failed to fetch dynamically imported module|Unable to preload CSS/u,
      );
      await page
        .getByRole('navigation', { name: 'Menu principal' })
        .getByRole('link', { name: 'Promoções', exact: true })
        .click();
      const failure = page.getByRole('heading', { name: 'Esta parte não carregou' });
      await see(failure);
      await expectAccessible(page);
      await page.unroute(part);
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await see(page.getByRole('heading', { level: 1, name: 'Promoções' }));
      await seeNoMore(failure);
      // Its sheet is there as well.
      const sheet = page.locator('link[rel=stylesheet][href*="/promotions-"]');
      expect(await sheet.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
    },
  );

  journey('tries again when the games did not load (S12)', async ({ visit }) => {
    const { page } = await visit('/fish', {
      beforeArrival: (arriving) => arriving.route(/\/api\/games\?/u, (route) => route.abort()),
      problem: /ERR_FAILED/u,
    });
    await see(page.getByRole('heading', { name: 'Os jogos não carregaram' }));
    await expectAccessible(page);
    await page.unroute(/\/api\/games\?/u);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await see(page.getByRole('article'));
  });

  journey(
    'sees places of what is on its way while the network is slow (S14)',
    async ({ visit, portal }) => {
      portal.world.situations.set(['slow-network']);
      const { page } = await visit();
      await see(page.getByRole('navigation', { name: 'Menu principal' }));
      expect(await page.getByRole('article').count()).toBe(0);
      const busy = () => page.getByRole('main').locator('[aria-busy=true]').count();
      await eventually(busy).toBeGreaterThan(0);
      await expectAccessible(page);
      await see(page.getByRole('region', { name: 'Em alta agora' }).getByRole('article'));
    },
  );
});
