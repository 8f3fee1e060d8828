import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { journey } from './steps/journey.ts';
import { beAt, eventually, isInWindow, scrollDownTo, see } from './steps/seeing.ts';

/** Games that one answer of the list brings (L2). */
const PAGE_SIZE = 42;

describe('in the lobby', () => {
  journey('chooses a provider by its tab, which the address keeps (R5, L1)', async ({ visit }) => {
    const { page } = await visit('/rng');
    const tabs = page.getByRole('navigation', { name: 'Provedores' });
    await see(page.getByRole('article'));
    await expectAccessible(page);
    const tab = tabs.getByRole('link').nth(3);
    const vendor = (await tab.innerText()).trim();
    await tab.click();
    await beAt(page, /^\/rng\?page=/u);
    const vendorNames = () =>
      page.getByRole('article').evaluateAll((tiles, name) => {
        return tiles.every((tile) => tile.textContent.includes(name));
      }, vendor);
    await eventually(vendorNames).toBe(true);

    await page.reload();
    await see(page.getByRole('article'));
    expect(await tab.getAttribute('aria-current')).toBe('page');
    await page.goBack();
    await beAt(page, '/rng');
    await eventually(() =>
      tabs.getByRole('link', { name: 'Todos' }).getAttribute('aria-current'),
    ).toBe('page');
  });

  journey('finds a game without typing its accents (L3)', async ({ visit, portal }) => {
    const accented = portal.world.catalogue
      .list({ gameType: 'RNG' }, 1, 200)
      .games.find(({ name }) => /[áãçéíóõú]/u.test(name));
    const name = accented?.name ?? '';
    const { page } = await visit('/rng');
    const search = page.getByRole('searchbox', { name: 'Buscar jogos' });
    await search.fill(withoutAccents(name).toUpperCase());
    await eventually(() => page.getByRole('article').count()).toBeLessThan(PAGE_SIZE);
    await see(page.getByRole('article').filter({ hasText: name }));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Limpar busca' }).click();
    await beAt(page, '/rng');
    await eventually(() => page.getByRole('article').count()).toBe(PAGE_SIZE);
  });

  journey('is led on when a search finds nothing (L3)', async ({ visit }) => {
    const { page } = await visit('/rng');
    await page.getByRole('searchbox', { name: 'Buscar jogos' }).fill('zzzz nada assim');
    await see(page.getByRole('heading', { name: 'Nenhum jogo encontrado' }));
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ver todos os jogos' }).click();
    await beAt(page, '/rng');
    await see(page.getByRole('article'));
    expect(await page.getByRole('searchbox', { name: 'Buscar jogos' }).inputValue()).toBe('');
  });

  journey(
    'gets more games while scrolling, and finds the place again (L2, R9)',
    async ({ visit }) => {
      const { page } = await visit('/rng');
      const games = page.getByRole('article');
      await see(games);
      expect(await games.count()).toBe(PAGE_SIZE);
      const far = games.nth(PAGE_SIZE * 2 + 5);
      await scrollDownTo(far);
      const name = await far.getByRole('link').innerText();
      const depth = await page.evaluate(() => scrollY);
      expect(depth).toBeGreaterThan(1_000);
      await far.getByRole('link').click();
      await beAt(page, /^\/game\?id=/u);
      await see(page.getByRole('heading', { name: 'Entre para jogar' }));
      await page.keyboard.press('Escape');
      await page.goBack();
      await beAt(page, '/rng');
      await see(far);
      expect(await far.getByRole('link').innerText()).toBe(name);
      await eventually(() => isInWindow(far)).toBe(true);
    },
  );
});

function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
