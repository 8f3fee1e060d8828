// Features: login
import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  accountMenu,
  loginDialog,
  openLogin,
  playForFree,
  seeLoginLeft,
  signOut,
  submitLogin,
} from './steps/account.ts';
import { journey } from './steps/journey.ts';
import { balanceOf } from './steps/money.ts';
import { seededPassword } from './steps/people.ts';
import { gameFrame, someSlot, spin } from './steps/playing.ts';
import type { JourneyPortal } from './steps/portal.ts';
import { registrationForm } from './steps/registering.ts';
import { beAt, eventually, see, seeNoMore } from './steps/seeing.ts';

const IDLE_MINUTES = 30;

describe('what needs an account', () => {
  journey(
    'gives up a favourite by closing the login, wants it again, signs in, and has it, signs in at the favourites, and at a game, and plays it (A20, L3, L4)',
    async ({ visit, portal }) => {
      const { page } = await visit('/rng');
      const { favourites, members } = portal.world;
      const maria = members.byAccount('maria')?.id ?? 0;
      const tile = page.getByRole('article').first();
      const heart = tile.getByRole('button', { name: /^Adicionar .+ aos favoritos$/u });
      const label = (await heart.getAttribute('aria-label')) ?? '';
      const name = label.replace(/^Adicionar | aos favoritos$/gu, '');
      await heart.click();
      await see(loginDialog(page));
      await page.keyboard.press('Escape');
      await seeLoginLeft(page);
      await byMenu(page, 'Favoritos');
      await beAt(page, '/fav');
      await see(page.getByRole('heading', { name: 'Entre para ver seus favoritos' }));
      await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
      await submitLogin(page, 'maria', seededPassword('maria'));
      const none = page.getByRole('heading', { name: 'Você ainda não tem favoritos' });
      await see(none);
      await seeLoginLeft(page);
      expect(favourites.ids(maria)).toEqual([]);

      await signOut(page);
      await byMenu(page, 'Slots');
      await heart.click();
      await see(loginDialog(page));
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(tile.getByRole('button', { name: `Remover ${name} dos favoritos` }));
      await seeLoginLeft(page);
      await byMenu(page, 'Favoritos');
      await beAt(page, '/fav');
      await see(page.getByRole('article').filter({ hasText: name }));
      await page.getByRole('button', { name: `Remover ${name} dos favoritos` }).click();
      await see(none);

      await signOut(page);
      await page.goto(someSlot(portal).address);
      await see(loginDialog(page));
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(gameFrame(page).getByRole('button', { name: 'Girar' }));
      expect(await balanceOf(page)).toBe(25_000);
    },
  );
});

describe('a session', () => {
  journey(
    'is brought by the address, which forgets it at once, and leaves a visitor where it is worth nothing, who plays for free, tries something real, and is led to register, then is there in a second tab, and ends in both after a question that can be declined (A18, A18a, A19, A20)',
    async ({ visit, portal }) => {
      const { page, context } = await visit('/?token=worthless', { problem: /status of 401/u });
      await see(page.getByRole('banner').getByRole('link', { name: 'Entrar' }));
      await beAt(page, '/');
      // The token in the address is treated as an ended session: it asks for the sign-in.
      await see(loginDialog(page));
      await page.keyboard.press('Escape');
      await seeLoginLeft(page);
      await playForFree(page);
      await accountMenu(page).click();
      await page.getByRole('menuitem', { name: 'Alterar senha' }).click();
      const hint = page.getByRole('alertdialog', { name: 'Conta real necessária' });
      await see(hint);
      await hint.getByRole('button', { name: 'Criar conta' }).click();
      await see(registrationForm(page));

      // A link replaces a session with play money.
      await page.goto(`/rng?token=${tokenOf(portal, 'maria')}&page=LUMEN`);
      await see(page.getByRole('button', { name: 'Conta de Maria Silva' }));
      await see(page.getByText('Você entrou na conta maria por um link.'));
      await beAt(page, '/rng?page=LUMEN');
      expect(await balanceOf(page)).toBe(25_000);
      await page.reload();
      await see(accountMenu(page));

      const second = await context.newPage();
      await second.goto('/fav');
      await accountMenu(second).click();
      await second.getByRole('menuitem', { name: 'Sair' }).click();
      const question = second.getByRole('alertdialog', { name: 'Sair da conta?' });
      await see(question);
      await question.getByRole('button', { name: 'Cancelar' }).click();
      await seeNoMore(question);
      await see(accountMenu(second));
      await see(accountMenu(page));

      await signOut(second);
      await beAt(second, '/');
      for (const tab of [page, second]) {
        await see(tab.getByRole('banner').getByRole('link', { name: 'Entrar' }));
        await eventually(() => keysLeft(tab)).toEqual([]);
      }
    },
  );

  journey(
    'stays where a link brings a worthless token, or that of somebody else, and carries the token nowhere (A18)',
    async ({ visit, portal }) => {
      const visitor = await visit('/fav', { as: 'maria' });
      const { page } = visitor;
      await see(accountMenu(page));
      visitor.expectProblem(/status of 401/u);
      const referrers: string[] = [];
      page.on('request', (request) => referrers.push(request.headers()['referer'] ?? ''));
      for (const token of ['worthless', tokenOf(portal, 'joao')]) {
        await page.goto(`/rng?token=${token}`);
        await see(page.getByRole('button', { name: /^Conta de Maria/u }));
        await beAt(page, '/rng');
      }
      await see(page.getByText('Este link é de outra conta.'));
      expect(referrers.filter((referrer) => referrer.includes('token'))).toEqual([]);
      expect(referrers).toContain(`${portal.url}/`);
    },
  );

  journey(
    'is left at once: a page that is loaded while the server takes its time is of a visitor (A19)',
    async ({ visit }) => {
      const { page } = await visit('/', { as: 'maria' });
      const requested = Promise.withResolvers<void>();
      const held = Promise.withResolvers<void>();
      await page.route(/\/account\/logout$/u, async (route) => {
        requested.resolve();
        await held.promise;
        // The page that made the call is gone by then.
        await route.abort().catch(() => undefined);
      });
      await accountMenu(page).click();
      await page.getByRole('menuitem', { name: 'Sair' }).click();
      const question = page.getByRole('alertdialog', { name: 'Sair da conta?' });
      await question.getByRole('button', { name: 'Sair' }).click();
      await requested.promise;
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
      await page.reload();
      await see(page.getByRole('banner').getByRole('link', { name: 'Entrar' }));
      expect(await loginDialog(page).count()).toBe(0);
      held.resolve();
    },
  );

  journey('owes its new password in every tab (A15)', async ({ visit }) => {
    const { page, context } = await visit('/fav');
    await openLogin(page);
    await submitLogin(page, 'anamartins', 'abc123');
    await see(page.getByRole('dialog', { name: 'Alterar senha' }));
    const second = await context.newPage();
    await second.goto('/fav');
    await see(second.getByRole('banner').getByRole('link', { name: 'Entrar' }));
    expect(await second.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });

  journey(
    'ends while a favourite is chosen, or a game is opened or played, which goes on after the next sign-in (A19, L4)',
    async ({ visit, portal }) => {
      const visitor = await visit('/rng', { as: 'maria' });
      const { page } = visitor;
      visitor.expectProblem(/status of 401/u);
      await atCall(page, '**/api/games/favourites', () =>
        portal.world.clock.move((IDLE_MINUTES + 1) * 60_000),
      );
      const tile = page.getByRole('article').first();
      await tile.getByRole('button', { name: /^Adicionar/u }).click();
      await see(page.getByText(/^Sua sessão terminou\./u));
      await see(loginDialog(page));
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(tile.getByRole('button', { name: /^Remover/u }));
      await seeLoginLeft(page);

      await atCall(page, '**/api/games/launch', () => portal.world.sessions.endAll());
      await page.getByRole('article').nth(1).getByRole('link').click();
      await beAt(page, /^\/game\?id=/u);
      await see(loginDialog(page));
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(gameFrame(page).getByRole('button', { name: 'Girar' }));
      await beAt(page, /^\/game\?id=/u);
      await seeLoginLeft(page);

      await atCall(page, '**/slot/rounds', () => portal.world.sessions.endAll());
      await gameFrame(page).getByRole('button', { name: 'Girar', exact: true }).click();
      await see(loginDialog(page));
      await submitLogin(page, 'maria', seededPassword('maria'));
      await seeLoginLeft(page);
      await spin(page);
    },
  );
});

/** Goes to a page by the menu. */
async function byMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.getByRole('link', { name }).click();
}

/** Does something during a call of the page, before any other call of the page notices. */
async function atCall(page: Page, address: string, happen: () => void): Promise<void> {
  const go = async (route: Route) => {
    happen();
    await route.continue();
  };
  await page.route(address, go, { times: 1 });
}

/** A token of somebody's, as another site of the operator would hand it over. */
function tokenOf({ world }: JourneyPortal, account: string): string {
  return world.sessions.open(world.members.byAccount(account)?.id ?? 0).token;
}

/** What the tab still stores, except the merchant. */
function keysLeft(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'merchant'));
}
