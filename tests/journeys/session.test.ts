import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import {
  accountMenu,
  loginDialog,
  playForFree,
  signIn,
  signOut,
  submitLogin,
} from './steps/account.ts';
import { journey } from './steps/journey.ts';
import { balanceOf } from './steps/money.ts';
import { seededPassword } from './steps/people.ts';
import { gameFrame, someSlot } from './steps/playing.ts';
import type { JourneyPortal } from './steps/portal.ts';
import { registrationForm } from './steps/registering.ts';
import { beAt, eventually, see, seeNoMore } from './steps/seeing.ts';

const IDLE_MINUTES = 30;

describe('what needs an account', () => {
  journey('wants a favourite as a visitor, signs in, and has it (L3, A20)', async ({ visit }) => {
    const { page } = await visit('/rng');
    const tile = page.getByRole('article').first();
    const heart = tile.getByRole('button', { name: /^Adicionar .+ aos favoritos$/u });
    const label = (await heart.getAttribute('aria-label')) ?? '';
    const name = label.replace(/^Adicionar | aos favoritos$/gu, '');
    await heart.click();
    await see(loginDialog(page));
    await submitLogin(page, 'maria', seededPassword('maria'));
    await see(tile.getByRole('button', { name: `Remover ${name} dos favoritos` }));

    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Favoritos' })
      .click();
    await beAt(page, '/fav');
    await see(page.getByRole('article').filter({ hasText: name }));
    await page.getByRole('button', { name: `Remover ${name} dos favoritos` }).click();
    await see(page.getByRole('heading', { name: 'Você ainda não tem favoritos' }));
  });

  journey('gives up a favourite by closing the login (A20)', async ({ visit, portal }) => {
    const { page } = await visit('/rng');
    await page.getByRole('article').first().getByRole('button').click();
    await see(loginDialog(page));
    await page.keyboard.press('Escape');
    await seeNoMore(loginDialog(page));
    await signIn(page, 'maria');
    const { id } = portal.world.members.byAccount('maria') ?? { id: 0 };
    expect(portal.world.favourites.ids(id)).toEqual([]);
  });

  journey('opens the favourites as a visitor, and may sign in there (L3)', async ({ visit }) => {
    const { page } = await visit('/fav');
    await see(page.getByRole('heading', { name: 'Entre para ver seus favoritos' }));
    await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
    await submitLogin(page, 'maria', seededPassword('maria'));
    await see(page.getByRole('heading', { name: 'Você ainda não tem favoritos' }));
  });

  journey(
    'opens a game as a visitor, signs in, and plays it (L4, A20)',
    async ({ visit, portal }) => {
      const { page } = await visit(someSlot(portal).address);
      await see(loginDialog(page));
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(gameFrame(page).getByRole('button', { name: 'Girar' }));
      expect(await balanceOf(page)).toBe(25_000);
    },
  );

  journey(
    'tries something real with play money, and is led to register (A20)',
    async ({ visit }) => {
      const { page } = await visit();
      await playForFree(page);
      await accountMenu(page).click();
      await page.getByRole('menuitem', { name: 'Alterar senha' }).click();
      const hint = page.getByRole('alertdialog', { name: 'Conta real necessária' });
      await see(hint);
      await hint.getByRole('button', { name: 'Criar conta' }).click();
      await see(registrationForm(page));
    },
  );
});

describe('a session', () => {
  journey(
    'is brought by the address, which forgets it at once (A18)',
    async ({ visit, portal }) => {
      const { page } = await visit(`/rng?token=${tokenOf(portal, 'maria')}&page=LUMEN`);
      await see(accountMenu(page));
      await beAt(page, '/rng?page=LUMEN');
      expect(await balanceOf(page)).toBe(25_000);
      await page.reload();
      await see(accountMenu(page));
    },
  );

  journey('brought by the address and worth nothing leaves a visitor (A18)', async ({ visit }) => {
    const { page } = await visit('/?token=worthless', { problem: /status of 401/u });
    await see(page.getByRole('banner').getByRole('link', { name: 'Entrar' }));
    await beAt(page, '/');
  });

  journey('is there in a second tab, and ends in both (A18a, A19)', async ({ visit }) => {
    const { page, context } = await visit();
    await signIn(page, 'maria');
    const second = await context.newPage();
    await second.goto('/rng');
    await see(accountMenu(second));
    await signOut(second);
    await see(page.getByRole('banner').getByRole('link', { name: 'Entrar' }));
    await eventually(() => tokenIn(page)).toBeNull();
  });

  journey('ends after a question that can be declined (A19)', async ({ visit }) => {
    const { page } = await visit('/rng');
    await signIn(page, 'maria');
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sair da conta?' });
    await see(question);
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await seeNoMore(question);
    await see(accountMenu(page));
    await signOut(page);
    await beAt(page, '/');
    await see(page.getByRole('banner').getByRole('link', { name: 'Entrar' }));
    const left = await page.evaluate(() => Object.keys(sessionStorage));
    expect(left.filter((key) => key !== 'merchant')).toEqual([]);
  });

  journey(
    'ends while a favourite is chosen, which happens after the next sign-in (A19)',
    async ({ visit, portal }) => {
      const visitor = await visit('/rng');
      const { page } = visitor;
      await signIn(page, 'maria');
      portal.world.clock.move((IDLE_MINUTES + 1) * 60_000);
      visitor.expectProblem(/status of 401/u);
      const tile = page.getByRole('article').first();
      await tile.getByRole('button', { name: /^Adicionar/u }).click();
      await see(page.getByText(/^Sua sessão terminou\./u));
      await see(loginDialog(page));
      await expectAccessible(page);
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(tile.getByRole('button', { name: /^Remover/u }));
    },
  );

  journey(
    'is taken back while a game is opened, which opens after the next sign-in (A19, L4)',
    async ({ visit, portal }) => {
      const visitor = await visit('/rng');
      const { page } = visitor;
      await signIn(page, 'maria');
      portal.world.sessions.endAll();
      visitor.expectProblem(/status of 401/u);
      await page.getByRole('article').nth(1).getByRole('link').click();
      await beAt(page, /^\/game\?id=/u);
      await see(loginDialog(page));
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(gameFrame(page).getByRole('button', { name: 'Girar' }));
      await beAt(page, /^\/game\?id=/u);
    },
  );
});

/** A token of somebody's, as another site of the operator would hand it over. */
function tokenOf({ world }: JourneyPortal, account: string): string {
  return world.sessions.open(world.members.byAccount(account)?.id ?? 0).token;
}

function tokenIn(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('token'));
}
