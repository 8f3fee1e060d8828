import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { queryClientWith, servicesWith } from '#tests/support/services.ts';
import { useSiteChanges } from '#web/features/payout-accounts/use-site-changes.ts';
import { ConvertForm } from '#web/features/points/ConvertForm.tsx';
import type { ConversionFlow } from '#web/features/points/use-conversion.ts';
import { MoveForm } from '#web/features/wallets/MoveForm.tsx';
import type { WalletTransferFlow } from '#web/features/wallets/use-wallet-transfer.ts';
import { startI18n } from '#web/i18n/start.ts';
import { createMoneyPasswordDraft } from '#web/shared/money-passwords/money-password-draft.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = await startI18n('EN');
await i18n.loadNamespaces([
  'account',
  'amount',
  'debt',
  'errors',
  'moneyPasswords',
  'payoutAccounts',
  'points',
  'registration',
  'wallets',
]);

const answer = async (value: unknown) => ({ ok: true, value });
const api = {
  wallet: { balance: () => answer(null) },
  site: { permission: () => answer({ timeZone: 'America/Sao_Paulo', customerService: [] }) },
};
const queryClient = queryClientWith(api);
const services = servicesWith({ api, queryClient, modals: {} });
const Around = ({ children }: { readonly children: ReactNode }) => (
  <ServicesContext value={services}>
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>{children}</MemoryRouter>
      </I18nextProvider>
    </QueryClientProvider>
  </ServicesContext>
);
afterEach(cleanup);

const wallet = { vendor: 'AV', name: 'Aurora Sports', balance: 500, moving: null };
const wallets = { currency: 'BRL', sumBalance: 1_500, main: 1_000, vendors: [wallet] } as const;
/** What a form asks of its flow while nobody presses anything. */
const idle = { isBusy: false, refusal: null, state: 'entering' } as const;

describe('a setting that changes under a money form is shown there (G6)', () => {
  test('wallets merge: no money can go to a provider', () => {
    // The form only reads these of the flow.
    const flow = {
      ...idle,
      send: () => undefined,
      edited: () => undefined,
    } as Partial<WalletTransferFlow> as WalletTransferFlow;
    const open = { isSingle: false, vendors: [wallet] };
    const form = (merchant: typeof open) => (
      <MoveForm flow={flow} merchant={merchant} wallets={{ ...wallets, vendors: [wallet] }} />
    );
    const { rerender } = render(form(open), { wrapper: Around });
    expect(screen.queryByText(/This form changed/u)).toBeNull();
    rerender(form({ isSingle: true, vendors: [] }));
    expect(screen.getByText('To a provider: closed (before: Aurora Sports)')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'To the main wallet', pressed: true })).toBeTruthy();
  });

  test('the minimum of a conversion rises', () => {
    const overview = { points: 500_000, pointsPerUnit: 100, minimum: 100_000, currency: 'BRL' };
    const agreement = { isChanged: false, before: 100, now: 100, confirm: () => true };
    const flow = (minimum: number) =>
      ({
        ...idle,
        context: { overview: { ...overview, minimum }, wish: null },
        draft: createMoneyPasswordDraft(),
        passwords: { state: {}, kinds: [], unset: [], lockedUntil: null, usableFrom: null },
        agreement,
        wished: undefined,
      }) as unknown as ConversionFlow;
    const { rerender } = render(<ConvertForm flow={flow(100_000)} />, { wrapper: Around });
    expect(screen.queryByText(/This form changed/u)).toBeNull();
    rerender(<ConvertForm flow={flow(200_000)} />);
    expect(
      screen.getByText(/^Minimum to convert: 2,000 points \(before: 1,000 points\)$/u),
    ).toBeTruthy();
  });

  test('a new account waits longer, and banks are offered no more', () => {
    const site = { accounts: [], max: 3, waitMinutes: 30, banks: [{ code: '1', name: 'Banco' }] };
    const { result, rerender } = renderHook(useSiteChanges, {
      initialProps: site,
      wrapper: Around,
    });
    expect(result.current.changes).toEqual([]);
    rerender({ ...site, waitMinutes: 60, banks: [] });
    expect(result.current.changes.map(({ label, before, now }) => [label, before, now])).toEqual([
      ['Bank account', 'offered', 'not offered'],
      ['Wait for a new account', '30 minutes', '60 minutes'],
    ]);
  });
});
