import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { credited, depositIn, overview } from '#machines/deposit/proof/deposit.examples.ts';
import {
  queryClientWith,
  servicesWith,
  steadySession,
  unwatched,
} from '#tests/support/services.ts';
import DepositPage from '#web/features/deposits/DepositPage.tsx';
import words from '#web/i18n/messages/EN/member/deposit.json';
import { startI18n } from '#web/i18n/start.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = await startI18n('EN');
await i18n.loadNamespaces(['deposit', 'debt', 'records', 'transactions', 'amount', 'account']);
afterEach(cleanup);

const PATH = '/member/depositv2';
const awaited = { ...depositIn('awaiting', 2), id: 'open-1' };
const ended = { ...credited, id: 'ended-1' };
const answer = async (value: unknown) => ({ ok: true, value });

/** The page of deposits of a person who has an open one and one that has ended. */
function openAt(address: string) {
  const { terms: methods, currency } = overview('one').value;
  const api = {
    deposits: {
      terms: () => answer({ methods, currency }),
      open: () => answer(awaited),
      list: () => answer({ deposits: [], totalPages: 1 }),
      one: ({ params }: { params: { id: string } }) =>
        answer(params.id === awaited.id ? awaited : ended),
    },
    site: { permission: () => answer({ timeZone: 'America/Sao_Paulo', customerService: [] }) },
    wallet: { balance: () => answer(null) },
  };
  const services = servicesWith({
    api,
    queryClient: queryClientWith(api),
    clock: { now: () => Date.parse(awaited.createdAt) },
    changes: { listen: () => () => undefined },
    settingsChanges: { listen: () => () => undefined },
    modals: {},
    session: steadySession(),
    ...unwatched,
  });
  const router = createMemoryRouter([{ path: PATH, element: <DepositPage /> }], {
    initialEntries: [address],
  });
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <I18nextProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  return { router, at: () => router.state.location.search };
}

test('the address contains the shown deposit, and a link to another shows that (W2)', async () => {
  const { router, at } = openAt(PATH);
  await waitFor(() => expect(at()).toBe('?id=open-1'));
  await screen.findByRole('button', { name: words.pay.paid });
  await act(() => router.navigate(`${PATH}?id=ended-1`));
  expect(await screen.findByText(words.credited.whole)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.pay.paid })).toBeNull();
  expect(at()).toBe('?id=ended-1');
});
