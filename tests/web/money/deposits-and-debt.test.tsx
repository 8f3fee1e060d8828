import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { Deposit, DepositTerms } from '#contract/entities/deposit.ts';
import { type DepositOutcome, depositOutcomes } from '#contract/entities/deposit-types.ts';
import type { Balance } from '#contract/entities/money.ts';
import { depositIn, paid } from '#machines/deposit/proof/deposit.examples.ts';
import { someLimits } from '#machines/play-limit/proof/play-limit.entry.ts';
import { queryClientWith, servicesWith, steadySession } from '#tests/support/services.ts';
import { DepositList } from '#web/features/deposits/DepositList.tsx';
import { DepositRecord } from '#web/features/deposits/DepositRecord.tsx';
import { OwnLimitHint } from '#web/features/deposits/OwnLimitHint.tsx';
import { QuoteFacts } from '#web/features/deposits/QuoteFacts.tsx';
import { BalanceCard } from '#web/features/member-centre/BalanceCard.tsx';
import words from '#web/i18n/messages/EN/member/deposit.json';
import { startI18n } from '#web/i18n/start.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = await startI18n('EN');
await i18n.loadNamespaces(['deposit', 'debt', 'member', 'records', 'transactions', 'errors']);

const parts = { available: 2_000, reserved: 0, bonus: 0, locked: 0, vendors: 0 };
const balanceWith = (debt: Balance['debt']): Balance => ({
  sumBalance: 2_000,
  parts,
  debt,
  currency: 'BRL',
});
const debt: Balance['debt'] = {
  owed: 3_000,
  since: '2026-11-18T15:00:00.000Z',
  deposits: [{ id: 'deposit-7', owed: 3_000 }],
};

const answer = async (value: unknown) => ({ ok: true, value });
const money = (amount: number) => `= ${amount}`;

interface Shown {
  readonly balance?: Balance;
  readonly deposits?: readonly Deposit[];
}

function show(page: ReactNode, { balance = balanceWith(null), deposits = [] }: Shown = {}): void {
  const api = {
    wallet: { balance: () => answer(balance) },
    playLimits: { list: () => answer(someLimits) },
    deposits: {
      list: () => answer({ deposits, totalPages: 1 }),
      one: ({ params }: { params: { id: string } }) =>
        answer(deposits.find(({ id }) => id === params.id)),
    },
    site: { permission: () => answer({ timeZone: 'America/Sao_Paulo', customerService: [] }) },
  };
  const services = servicesWith({
    api,
    queryClient: queryClientWith(api),
    clock: { now: () => Date.UTC(2026, 10, 20, 15) },
    modals: {},
    session: steadySession(),
  });
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <I18nextProvider i18n={i18n}>
          <MemoryRouter initialEntries={['/member/depositv2']}>{page}</MemoryRouter>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
}

const late = paid(5_000, true);
const returned = (state: 'processing' | 'returned' | 'failed') => ({
  ...paid(5_000),
  returned: { amount: 5_000, reason: 'otherPayer', state } as const,
});
/** A deposit of each outcome. An outcome without one does not compile. */
const examples: Readonly<Record<DepositOutcome, Deposit>> = {
  creating: depositIn('creating', 1),
  awaiting: depositIn('awaiting', 1),
  refused: depositIn('refused', 1),
  expired: depositIn('expired', 1),
  cancelled: depositIn('cancelled', 1),
  credited: depositIn('credited', 1, paid(5_000)),
  creditedLate: depositIn('credited', 1, late),
  creditedInPart: depositIn('credited', 1, paid(2_000)),
  creditedMore: depositIn('credited', 1, paid(9_000)),
  returning: depositIn('returning', 1, returned('processing')),
  returned: depositIn('returned', 1, returned('returned')),
  returnFailed: depositIn('returnFailed', 1, returned('failed')),
  reversed: depositIn('reversed', 1, { ...paid(5_000), reversed: { amount: 5_000, owed: 3_000 } }),
};
const outcomes = Object.keys(depositOutcomes) as DepositOutcome[];

afterEach(cleanup);

describe('past deposits (W2)', () => {
  test('each outcome has its own row, which leads to the deposit', async () => {
    const deposits = outcomes.map((outcome) => ({ ...examples[outcome], id: outcome }));
    show(<DepositList />, { deposits });
    const links = await screen.findAllByRole('link');
    expect(links).toHaveLength(outcomes.length);
    for (const [index, outcome] of outcomes.entries()) {
      const row = links[index]?.closest('tr');
      if (!row) throw new Error(`There is no row of ${outcome}.`);
      expect(within(row).getByText(words.outcome[outcome])).toBeTruthy();
      expect(links[index]?.getAttribute('href')).toBe(`/member/depositv2?record=${outcome}`);
    }
    // All were requested on one day, which is shown above them once.
    expect(screen.getAllByRole('rowheader', { name: /2026|2025/u })).toHaveLength(1);
    // Every outcome differs from the others.
    expect(new Set(Object.values(words.outcome)).size).toBe(outcomes.length);
  });

  test('rows are grouped by days of the site (W4)', async () => {
    const moments = ['2026-11-18T03:30:00.000Z', '2026-11-18T02:30:00.000Z'];
    const deposits = moments.map((createdAt) => ({
      ...examples.credited,
      id: createdAt,
      createdAt,
    }));
    show(<DepositList />, { deposits });
    await screen.findByRole('rowheader', { name: '17 Nov 2026' });
    const table = screen.getByRole('table');
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.any(String),
      '18 Nov 2026',
      expect.stringMatching(/^Pix 00:30/u),
      '17 Nov 2026',
      expect.stringMatching(/^Pix 23:30/u),
    ]);
  });

  test('a deposit says why it was returned, and links to its lines in the account record', async () => {
    const line = { transactionId: '77', kind: 'deposit_note', amount: 0, at: late.payment?.paidAt };
    const deposit = { ...examples.returned, id: 'deposit-7', lines: [line] } as Deposit;
    show(<DepositRecord id="deposit-7" />, { deposits: [deposit] });
    expect(
      await screen.findByText(new RegExp(words.back.reason.otherPayer.replace('.', '\\.'), 'u')),
    ).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Deposit not added to balance' }).getAttribute('href'),
    ).toBe('/member/transactionHistory?transaction=77');
  });
});

describe('a debt in the wallet (W1, W2)', () => {
  test('is in the balance card with its time and deposit', async () => {
    show(<BalanceCard />, { balance: balanceWith(debt) });
    expect(await screen.findByText('You owe R$30.00')).toBeTruthy();
    // The time of the site, with its zone.
    expect(screen.getByText(/18 Nov 2026.*12:00/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: /reversed/u }).getAttribute('href')).toBe(
      '/member/depositv2?record=deposit-7',
    );
    expect(screen.queryByText('To play with or withdraw')).toBeNull();
  });

  test('is not shown where nothing is owed', async () => {
    show(<BalanceCard />);
    expect(await screen.findAllByText('R$20.00')).not.toHaveLength(0);
    expect(screen.queryByText(/owe/u)).toBeNull();
  });

  test('is subtracted from a new deposit in its preview', async () => {
    const terms = { feeBasisPoints: 0, feeFixed: 0 } as DepositTerms;
    show(<QuoteFacts amount={5_000} terms={terms} money={money} />, { balance: balanceWith(debt) });
    expect(await screen.findByText('= 3000')).toBeTruthy();
    expect(screen.getByText('= 2000')).toBeTruthy();
  });
});

test('a limit of one’s own says before the press what still fits, and until when (W10)', async () => {
  show(<OwnLimitHint amount={4_001} money={money} />);
  await screen.findByText(
    /You can still deposit = 4000 now\. You can deposit more from 30 Nov .* the limit that you set yourself\./u,
  );
  cleanup();
  show(<OwnLimitHint amount={4_000} money={money} />);
  expect(await screen.findByRole('link', { name: words.limit.see })).toBeDefined();
  expect(screen.queryByText(/set yourself/u)).toBeNull();
});
