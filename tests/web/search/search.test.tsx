import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchResults } from '#contract/entities/search.ts';
import { queryClientWith, servicesWith } from '#tests/support/services.ts';
import { useSearchKey } from '#web/app/menu/use-search-key.ts';
import Search from '#web/features/search/Search.tsx';
import { messageNames } from '#web/i18n/message-files.ts';
import { startI18n } from '#web/i18n/start.ts';
import { preferences } from '#web/platform/storage/preferences.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = await startI18n('PT');
await i18n.loadNamespaces(await messageNames('PT', false));

const nothing = { total: 0, found: [] };
const found: SearchResults = {
  total: 3,
  games: [],
  vendors: nothing,
  promotions: nothing,
  pages: {
    total: 2,
    found: [
      { title: 'Saque', address: '/member/withdraw' },
      { title: 'Contas para saque', address: '/member/payoutAccounts' },
    ],
  },
  articles: {
    total: 1,
    found: [
      {
        id: 'withdrawal-time',
        title: 'Quanto tempo leva um saque?',
        subject: 'Depósitos e saques',
        excerpt: 'Cada saque mostra o próximo passo.',
        address: '/help#question-withdrawal-time',
      },
    ],
  },
};

const find = vi.fn<(request: object) => Promise<object>>();

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  find.mockReset().mockResolvedValue({ ok: true, value: found });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Address() {
  const { pathname, search, hash } = useLocation();
  useSearchKey();
  return <p data-testid="address">{pathname + search + hash}</p>;
}

/** The search at an address, and what is around it. */
async function openSearch(address = '/search') {
  const calls = { search: { find } };
  render(
    <ServicesContext value={servicesWith({ api: calls })}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClientWith(calls)}>
          <MemoryRouter initialEntries={[address]}>
            <main>
              <Search suggestions={<p>Populares</p>} />
            </main>
            <Address />
          </MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>
    </ServicesContext>,
  );
  await rest();
}

/** Typing rests, and answers arrive. */
const rest = () => act(() => vi.advanceTimersByTimeAsync(300));
const field = () => screen.getByRole('searchbox');
const here = () => screen.getByTestId('address').textContent;
const focused = () => document.activeElement?.getAttribute('href');
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const count = () => screen.getByRole('status').textContent;
const linksOf = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('a')].map(
    ({ textContent }) => textContent,
  );

describe('the page of the search (L3a)', () => {
  test('searches once typing rests, and its address keeps the text', async () => {
    await openSearch();
    expect(find).not.toHaveBeenCalled();
    for (const value of ['s', 'sa', 'saq']) fireEvent.change(field(), { target: { value } });
    await rest();
    expect(here()).toBe('/search?q=saq');
    expect(find.mock.calls.map(([request]) => request)).toEqual([
      { query: { text: 'saq', language: 'PT' } },
    ]);
    expect(document.title).toContain('saq · Buscar');
  });

  test('searches at Enter without waiting', async () => {
    await openSearch();
    fireEvent.change(field(), { target: { value: 'saque' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(here()).toBe('/search?q=saque');
  });

  test('says how many finds there are, in groups with their numbers', async () => {
    await openSearch('/search?q=saque');
    expect(count()).toBe('3 resultados para “saque”');
    expect(linksOf('Páginas 2')).toEqual(['Saque', 'Contas para saque']);
    expect(linksOf('Central de ajuda 1')).toHaveLength(1);
    fireEvent.click(screen.getByRole('link', { name: 'Central de ajuda 1' }));
    expect(here()).toBe('/search?q=saque#help');
  });

  test('leads on where it finds nothing', async () => {
    find.mockResolvedValue({
      ok: true,
      value: { ...found, total: 0, pages: nothing, articles: nothing },
    });
    await openSearch('/search?q=zzz');
    expect(count()).toBe('Nenhum resultado para “zzz”');
    expect(screen.getByRole('heading', { name: 'Nada encontrado' })).toBeDefined();
    expect(screen.getByText('Populares')).toBeDefined();
  });

  test('is used by arrows and Enter', async () => {
    await openSearch('/search?q=saque');
    field().focus();
    press('Enter');
    expect(focused()).toBe('/member/withdraw');
    press('ArrowDown');
    press('ArrowDown');
    press('ArrowDown');
    expect(focused()).toBe('/help#question-withdrawal-time');
    for (let up = 0; up < 3; up += 1) press('ArrowUp');
    expect(document.activeElement).toBe(field());
  });
});

describe('recent searches (L3a)', () => {
  test('are those from which something was opened, newest first, each once', async () => {
    preferences.change({ recentSearches: ['ouro', 'SAQUE'] });
    await openSearch('/search?q=saque');
    fireEvent.click(screen.getByRole('link', { name: /^Saque/u }));
    expect(preferences.read().recentSearches).toEqual(['saque', 'ouro']);
  });

  test('can be repeated, dropped and cleared', async () => {
    preferences.change({ recentSearches: ['ouro', 'saque', 'tigre'] });
    await openSearch();
    expect(linksOf('Buscas recentes')).toEqual(['ouro', 'saque', 'tigre']);
    fireEvent.click(screen.getByRole('button', { name: /“saque”/u }));
    expect(linksOf('Buscas recentes')).toEqual(['ouro', 'tigre']);
    fireEvent.click(screen.getByRole('link', { name: 'tigre' }));
    expect(here()).toBe('/search?q=tigre');
    expect(preferences.read().recentSearches).toEqual(['ouro', 'tigre']);
    fireEvent.change(field(), { target: { value: '' } });
    await rest();
    fireEvent.click(screen.getByRole('button', { name: 'Apagar' }));
    expect(screen.queryByRole('region', { name: 'Buscas recentes' })).toBeNull();
    expect(preferences.read().recentSearches).toEqual([]);
  });

  test('are none where something else is stored', () => {
    localStorage.setItem('preferences', '{"recentSearches":[7]}');
    expect(preferences.read().recentSearches).toBeUndefined();
  });
});

describe('the key of the search (L3a)', () => {
  test('opens it from any page, but not from a field', async () => {
    await openSearch('/search?q=saque');
    fireEvent.keyDown(field(), { key: '/' });
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
    expect(here()).toBe('/search?q=saque');
    fireEvent.keyDown(document.body, { key: '/' });
    expect(here()).toBe('/search');
  });

  test('can be switched off (S14)', async () => {
    await openSearch();
    const root = document.documentElement;
    expect(root.hasAttribute('data-search-key')).toBe(true);
    fireEvent.click(screen.getByRole('checkbox'));
    expect(root.hasAttribute('data-search-key')).toBe(false);
    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
    expect(here()).toBe('/search');
    fireEvent.click(screen.getByRole('checkbox'));
    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false);
  });
});
