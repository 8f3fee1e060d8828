import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { queryClientWith, servicesWith } from '#tests/support/services.ts';
import { LotteryBets } from '#web/features/lottery/bets/LotteryBets.tsx';
import { startI18n } from '#web/i18n/start.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = await startI18n('PT');
await i18n.loadNamespaces(['lottery']);

afterEach(cleanup);

const bet = {
  betId: 'bet-1',
  gameCode: 'loto-expresso',
  drawNo: '20261122-0001',
  playType: 'final1',
  numbers: ['4'],
  odds: 940,
  form: 'digits',
  state: 'open',
  stake: { amount: 200, currency: 'BRL' },
  win: { amount: 0, currency: 'BRL' },
  resultsAt: '2026-11-22T09:00:00.000Z',
  draw: null,
};
/** So many pages, with a bet on each. */
const pagesOf = (totalPages: number) => (pageNo: number) => ({
  content: pageNo <= totalPages ? [{ ...bet, betId: `bet-${pageNo}` }] : [],
  totalPages,
});

/** Shows a page of bets; the session is as it is said to be. */
function show(session: 'restoring' | 'signedIn' | 'nobody', pageNo: number, totalPages: number) {
  const answer = pagesOf(totalPages);
  const state = {
    matches: (name: string) => name === session,
    hasTag: (tag: string) => tag === session,
    context: { member: null },
  };
  const api = {
    lottery: {
      bets: async ({ query }: { query: { pageNo: number } }) => ({
        ok: true,
        value: answer(query.pageNo),
      }),
    },
  };
  const services = servicesWith({
    api,
    clock: { now: () => Date.parse('2026-11-22T08:00:00.000Z') },
    modals: { send: () => undefined },
    queryClient: queryClientWith(api),
    session: { getSnapshot: () => state, subscribe: () => ({ unsubscribe: () => undefined }) },
  });
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <I18nextProvider i18n={i18n}>
          <MemoryRouter initialEntries={[`/lottery?show=bets&pageNo=${pageNo}`]}>
            <Bets />
          </MemoryRouter>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
}

function Bets() {
  const { search } = useLocation();
  const pageNo = Number(new URLSearchParams(search).get('pageNo') ?? 1);
  return (
    <>
      <LotteryBets gameCode="loto-expresso" pageNo={pageNo} />
      <p data-testid="address">{search}</p>
    </>
  );
}

describe('the bets in a lottery (L7)', () => {
  test('do not ask for a sign-in before the session is known', () => {
    show('restoring', 1, 1);
    expect(screen.queryByRole('button', { name: 'Entrar' })).toBeNull();
    expect(screen.getByText('Carregando…')).toBeDefined();
  });

  test('ask a visitor to sign in', () => {
    show('nobody', 1, 1);
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeDefined();
  });

  test.each([
    [9, 3, '?show=bets&pageNo=3'],
    [2, 1, '?show=bets'],
    [2, 0, '?show=bets'],
  ])('of page %s, where there are %s, lead to the last one', async (page, pages, address) => {
    show('signedIn', page, pages);
    const last = pages === 0 ? 'Você ainda não apostou aqui' : 'Sorteio 20261122-0001';
    await screen.findByRole('heading', { name: new RegExp(last, 'u') });
    expect(screen.getByTestId('address').textContent).toBe(address);
  });
});
