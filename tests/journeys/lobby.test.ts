// Features: lobby
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { loginDialog, signIn } from './steps/account.ts';
import { journey, journeyWithoutPictures, type Visit } from './steps/journey.ts';
import { gameFrame } from './steps/playing.ts';
import { openPortal } from './steps/portal.ts';
import { beAt, eventually, isInWindow, see, seeNoMore } from './steps/seeing.ts';

/** Games in one answer of the list (L2). */
const PAGE_SIZE = 42;
/** How high a lobby may be on a phone, in screens. */
const MAX_SCREENS = 15;
/**
 * Two rows of tiles: the one that is drawn above the window, and the one at its edge, which a line more
 * on the page moves out of it.
 */
const TILES_BEFORE_THE_MIDDLE = 14;

describe('in the lobby', () => {
  journeyWithoutPictures(
    'chooses a provider, finds a game without typing its accents, scrolls far, and is back from a game in the same place (R5, L1, L2, L3, R9)',
    async ({ visit, portal }) => {
      const accented = portal.world.catalogue
        .list({ gameType: 'RNG' }, { pageNo: 1, pageSize: 200 })
        .games.find(({ name }) => /[áãçéíóõú]/u.test(name));
      const name = accented?.name ?? '';
      const { page } = await visit('/rng');
      const tabs = page.getByRole('navigation', { name: 'Provedores' });
      await see(page.getByRole('article'));
      const tab = tabs.getByRole('link').nth(3);
      const vendor = (await tab.innerText()).trim();
      await tab.click();
      await beAt(page, /^\/rng\?page=/u);
      const vendorNames = () =>
        page.getByRole('article').evaluateAll((tiles, text) => {
          return tiles.every((tile) => tile.textContent.includes(text));
        }, vendor);
      await eventually(vendorNames).toBe(true);

      await page.reload();
      await see(page.getByRole('article'));
      await eventually(() => tab.getAttribute('aria-current')).toBe('page');
      await page.goBack();
      await beAt(page, '/rng');
      await eventually(() =>
        tabs.getByRole('link', { name: 'Todos' }).getAttribute('aria-current'),
      ).toBe('page');

      const search = page.getByRole('searchbox', { name: 'Buscar jogos' });
      const all = portal.world.catalogue.list(
        { gameType: 'RNG' },
        { pageNo: 1, pageSize: 1 },
      ).totalGames;
      await eventually(() => countOf(page)).toBe(all);
      await search.fill(withoutAccents(name).toUpperCase());
      await eventually(() => countOf(page)).toBeLessThan(PAGE_SIZE);
      await see(page.getByRole('article').filter({ hasText: name }));
      await page.getByRole('button', { name: 'Limpar busca' }).click();
      await beAt(page, '/rng');
      await eventually(() => countOf(page)).toBe(all);

      await search.fill('zzzz nada assim');
      await see(page.getByRole('heading', { name: 'Nenhum jogo encontrado' }));
      await page.getByRole('link', { name: 'Ver todos os jogos' }).click();
      await beAt(page, '/rng');
      await see(page.getByRole('article'));
      expect(await search.inputValue()).toBe('');

      await page.goto('/rng?bet=50');
      const far = await goFar(page);
      const farName = await far.getByRole('link').innerText();
      const depth = await page.evaluate(() => scrollY);
      expect(depth).toBeGreaterThan(1_000);
      await far.getByRole('link').click();
      await beAt(page, /^\/game\?id=/u);
      await see(loginDialog(page));
      await page.keyboard.press('Escape');
      await seeNoMore(loginDialog(page));
      // The dialog's own entry of the history is left by then.
      await eventually(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain(
        'login',
      );
      await page.getByRole('button', { name: 'Voltar' }).click();
      // As many games are shown as before (L2).
      await beAt(page, /^\/rng\?bet=50&games=\d+$/u);
      await see(far.getByRole('link'));
      expect(await far.getByRole('link').innerText()).toBe(farName);
      await eventually(() => isInWindow(far)).toBe(true);
    },
  );

  journey(
    'restores its position after a reload, of the list or of a game, and leaves a game once at a double press (L2, R9)',
    async ({ visit }) => {
      const { page } = await visit('/live', { as: 'maria' });
      const menu = page.getByRole('navigation', { name: 'Menu principal' });
      await menu.getByRole('link', { name: 'Slots' }).click();
      await beAt(page, '/rng');
      const far = await goFar(page);
      // Where scrolling has come to rest is noted a moment later.
      await eventually(() =>
        page.evaluate(() => Reflect.get(history.state, 'depth') === String(scrollY)),
      ).toBe(true);
      await page.reload();
      await see(far.getByRole('link'));
      await eventually(() => isInWindow(far)).toBe(true);

      await far.getByRole('link').click();
      await see(gameFrame(page).getByRole('button', { name: 'Girar' }));
      await page.reload();
      await see(gameFrame(page).getByRole('button', { name: 'Girar' }));
      const pressed = Promise.withResolvers<void>();
      await page.route('**/api/games?*', async (route) => {
        await pressed.promise;
        await route.continue();
      });
      await page.getByRole('button', { name: 'Voltar' }).first().dblclick();
      await beAt(page, /^\/rng\?games=\d+$/u);
      // The second press may come when the list is on its way again: it scrolls nothing.
      await page.getByRole('heading', { level: 1, name: 'Slots' }).click();
      pressed.resolve();
      await see(far.getByRole('link'));
      await eventually(() => isInWindow(far)).toBe(true);

      // Where nobody scrolled before is the top, however far down the page after it was left.
      await menu.getByRole('link', { name: 'Pesca' }).click();
      await beAt(page, '/fish');
      await menu.getByRole('link', { name: 'Slots' }).click();
      await beAt(page, '/rng');
      await goFar(page);
      await page.goBack();
      await beAt(page, '/fish');
      await eventually(() => page.evaluate(() => scrollY)).toBe(0);
    },
  );

  journeyWithoutPictures(
    'narrows a list down on a phone, drops what was too much, and asks again for what did not come (L2, L3, S13)',
    async ({ visit }) => {
      const visitor = await visit('/rng', { profile: 'phone' });
      const { page } = visitor;
      await see(page.getByRole('article'));
      const all = await countOf(page);
      // The rules of responsible play are below the games, within reach of a thumb (S5).
      expect(await heightInScreens(page)).toBeLessThan(MAX_SCREENS);
      await page.evaluate(() => scrollTo(0, 100));
      await page.getByRole('searchbox', { name: 'Buscar jogos' }).fill('ouor');
      await eventually(() => countOf(page)).toBeLessThan(all);
      // Narrowing a list down does not scroll.
      expect(await page.evaluate(() => scrollY)).toBe(100);
      const found = await countOf(page);
      expect(found).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Filtros' }).click();
      const sheet = page.getByRole('dialog', { name: 'Filtros' });
      await sheet.getByLabel('Aposta mínima').selectOption({ index: 1 });
      await eventually(() => countOf(page)).toBeLessThan(found);
      await expectAccessible(page);
      await sheet.getByRole('button', { name: /^Ver \d+ jogo/u }).click();
      await page
        .getByRole('navigation', { name: 'Provedores' })
        .getByRole('link', { name: 'Lumen Forge' })
        .click();
      await beAt(page, '/rng?search=ouor&bet=10&page=LUMEN');
      await page.getByRole('link', { name: 'Novos' }).click();
      await beAt(page, '/rng?search=ouor&bet=10&page=LUMEN&show=new');
      await page.getByRole('searchbox', { name: 'Buscar jogos' }).fill('zzzz');
      await see(page.getByRole('heading', { name: 'Nenhum jogo encontrado' }));
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Remover a busca “zzzz”' }).click();
      await beAt(page, '/rng?bet=10&page=LUMEN&show=new');
      await see(page.getByRole('article'));
      await page.getByRole('button', { name: 'Limpar filtros' }).click();
      await beAt(page, '/rng?page=LUMEN&show=new');

      // That there is no such game, and the way on, are in the first view.
      await page.goto('/rng?search=zzzz');
      const wayOn = page.getByRole('link', { name: 'Ver todos os jogos' });
      await see(wayOn);
      await eventually(() => isInWindow(wayOn)).toBe(true);

      await page.goto('/rng');
      await see(page.getByRole('article'));
      visitor.expectProblem(/ERR_FAILED/u);
      await page.route(isLaterPage, (route) => route.abort());
      await page.evaluate(() => scrollTo(0, 5_000));
      const failure = page.getByRole('alert').filter({ hasText: 'carregar estes jogos' });
      await see(failure);
      await page.unroute(isLaterPage);
      await failure.getByRole('button', { name: 'Tentar de novo' }).click();
      await see(page.getByRole('article'));
      await seeNoMore(failure);
    },
  );

  journeyWithoutPictures(
    'keeps favourites and recent games in step over tabs (L3)',
    async ({ visit }) => {
      const { page, context } = await visit('/rng?show=recent');
      await see(page.getByRole('heading', { name: 'Entre para ver seus jogos recentes' }));
      await signIn(page, 'maria');
      await see(page.getByRole('heading', { name: 'Você ainda não jogou nada aqui' }));
      await expectAccessible(page);
      const other = await context.newPage();
      await other.goto('/rng');
      const tile = placeOf(other, 1);
      const name = (await tile.getByRole('link').innerText()).split('\n')[0] ?? '';
      await tile.getByRole('link').click();
      await see(page.getByRole('article').filter({ hasText: name }));
      const [here, there] = [page, other].map((tab) =>
        tab.getByRole('button', { name: /^(?:Adicionar|Remover) .*favoritos$/u }).first(),
      );
      await here?.click();
      await eventually(() => there?.getAttribute('aria-pressed')).toBe('true');
      await there?.click();
      await eventually(() => here?.getAttribute('aria-pressed')).toBe('false');
    },
  );
});

// oxlint-disable-next-line no-empty-pattern -- vitest reads there what a fixture needs: nothing
const crowded = journeyWithoutPictures.extend('portal', async ({}, { onCleanup }) => {
  const portal = await openPortal({ slotGames: 10_000 });
  onCleanup(() => portal.close());
  return portal;
});

describe('among 10,000 games', () => {
  crowded(
    'never has more than 1,000 nodes on the page, on a phone and on a desktop (L2)',
    async ({ visit }) => {
      for (const profile of ['phone', 'desktop'] as const) {
        await goThroughMany(visit, profile);
      }
    },
  );
});

async function goThroughMany(visit: Visit, profile: 'phone' | 'desktop'): Promise<void> {
  const { page } = await visit('/rng?games=20000', { profile });
  await see(page.getByRole('article'));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const total = await countOf(page);
  expect(total).toBeGreaterThanOrEqual(10_000);
  for (const depth of [0, 0.5, 1, 0]) {
    await page.evaluate((share) => scrollTo(0, share * document.body.scrollHeight), depth);
    const place = Math.max(1, Math.floor(depth * total));
    const near = page.getByRole('listitem').filter({ has: page.getByRole('article') });
    await eventually(async () => {
      const places = await near.evaluateAll((items) =>
        items.map((item) => Number(item.getAttribute('aria-posinset'))),
      );
      return Math.min(...places.map((one) => Math.abs(one - place)));
    }).toBeLessThan(PAGE_SIZE);
    expect(await page.locator('*').count()).toBeLessThan(1_000);
  }
  // It jumps to distant positions.
  expect(requests.filter((url) => url.includes('/games?')).length).toBeLessThan(12);
}

const heightInScreens = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight / innerHeight);

/** How many games the page says that there are. */
async function countOf(page: Page): Promise<number> {
  const text = await page
    .getByText(/^[\d.]+ jogos?$/u)
    .first()
    .textContent();
  return Number(text?.replaceAll(/\D/gu, ''));
}

/** Whether the address is that of games behind the first ones of a list. */
function isLaterPage({ pathname, searchParams }: URL): boolean {
  return pathname === '/api/games' && Number(searchParams.get('pageNo')) > 1;
}

/** Scrolls beyond the first games of the list; returns a visible tile there. */
async function goFar(page: Page) {
  const drawn = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  await see(drawn);
  const more = page.getByRole('button', { name: 'Mostrar mais jogos' });
  await more.press('Enter');
  await beAt(page, /[?&]games=\d+$/u);
  // The keyboard goes on with the first new game.
  await eventually(() =>
    page.evaluate(() => Number(document.activeElement?.getAttribute('aria-posinset'))),
  ).toBeGreaterThan(PAGE_SIZE);
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => scrollTo(0, 5_000));
  let place = 0;
  await eventually(async () => {
    place = Number(await drawn.nth(TILES_BEFORE_THE_MIDDLE).getAttribute('aria-posinset'));
    return place;
  }).toBeGreaterThan(PAGE_SIZE);
  return placeOf(page, place);
}

/** The tile at a place of the list, counted from 1, which may be out of sight. */
function placeOf(page: Page, place: number) {
  return page.locator(`main li[aria-posinset="${place}"]`);
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
