import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClientWith, servicesWith } from '#tests/support/services.ts';
import { isMemberScoped } from '#web/api/queries.ts';
import { useGameList } from '#web/features/lobby/use-game-list.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = createInstance();
await i18n.use(initReactI18next).init({ lng: 'PT', load: 'currentOnly', cleanCode: false });

afterEach(cleanup);

/**
 * A list of games as a page follows it, against a server whose answers the test gives one by one.
 */
function followList() {
  const favourites = vi.fn<() => Promise<object>>();
  const queryClient = queryClientWith({ games: { favourites } });
  const services = servicesWith({ api: { games: { favourites } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesContext value={services}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </I18nextProvider>
    </ServicesContext>
  );
  const answer = (totalGames: number) =>
    favourites.mockResolvedValueOnce({ ok: true, value: { content: [], totalGames } });
  return { favourites, queryClient, wrapper, answer };
}

const noAnswerYet = () => new Promise<object>(() => undefined);

describe('a list of games', () => {
  it('is shown until the next one is loaded', async () => {
    const { favourites, wrapper, answer } = followList();
    answer(3);
    const { result, rerender } = renderHook(
      (gameName: string) => useGameList('favourites', { gameName }),
      { wrapper, initialProps: 'fogo' },
    );
    await waitFor(() => expect(result.current.total).toBe(3));
    favourites.mockImplementationOnce(noAnswerYet);
    rerender('ouro');
    expect(result.current).toMatchObject({ total: 3, refreshing: true });
  });

  it('of one person is never shown to the next (L3, A19)', async () => {
    const { favourites, queryClient, wrapper, answer } = followList();
    answer(3);
    const { result, rerender } = renderHook(
      (isSignedIn: boolean) => useGameList('favourites', {}, isSignedIn),
      { wrapper, initialProps: true },
    );
    await waitFor(() => expect(result.current.total).toBe(3));
    // The session ends, and somebody else signs in on the same page.
    queryClient.removeQueries({ predicate: isMemberScoped });
    rerender(false);
    expect(result.current.total).toBeUndefined();
    favourites.mockImplementationOnce(noAnswerYet);
    rerender(true);
    expect(result.current.total).toBeUndefined();
    expect(favourites).toHaveBeenCalledTimes(2);
  });
});
