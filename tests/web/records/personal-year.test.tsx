import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OwnFigures, OwnMonth, OwnYear } from '#contract/entities/own-year.ts';
import { memberOfType } from '#machines/catalogue/examples.ts';
import { queryClientWith, servicesWith } from '#tests/support/services.ts';
import PersonalYear from '#web/features/personal-year/PersonalYear.tsx';
import { startI18n } from '#web/i18n/start.ts';
import * as saving from '#web/platform/storage/save-file.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = await startI18n('PT');
await i18n.loadNamespaces([
  'year',
  'bets',
  'records',
  'transactions',
  'playLimits',
  'account',
  'errors',
]);

const nothing: OwnFigures = {
  rounds: 0,
  stake: 0,
  win: 0,
  net: 0,
  openRounds: 0,
  openStake: 0,
  daysWithPlay: 0,
  minutes: 0,
  deposits: 0,
  withdrawals: 0,
  netDeposits: 0,
};
const quiet = (month: number, balance: number): OwnMonth => ({
  ...nothing,
  month: `2026-${String(month).padStart(2, '0')}`,
  from: new Date(Date.UTC(2026, month - 1, 1, 3)).toISOString(),
  before: new Date(Date.UTC(2026, month, 1, 3)).toISOString(),
  opening: balance,
  closing: balance,
  lines: [],
});
const played = {
  rounds: 12,
  stake: 123_450,
  win: 100_000,
  net: -23_450,
  openRounds: 0,
  openStake: 0,
};
const money = { deposits: 200_000, withdrawals: 50_000, netDeposits: 150_000 };
const months: readonly OwnMonth[] = [
  quiet(1, 10_000),
  {
    ...quiet(2, 10_000),
    ...played,
    ...money,
    daysWithPlay: 3,
    minutes: 95,
    closing: 136_550,
    lines: [
      { kind: 'deposit', transactions: 2, amount: 200_000 },
      { kind: 'payout', transactions: 1, amount: -50_000 },
      { kind: 'stake', transactions: 12, amount: -123_450 },
      { kind: 'win', transactions: 5, amount: 100_000 },
    ],
  },
  {
    ...quiet(3, 136_550),
    deposits: 1,
    netDeposits: 1,
    closing: 136_551,
    lines: [{ kind: 'deposit', transactions: 1, amount: 1 }],
  },
];
/** A game that two vendors have. */
const gameOf = (nodeId: string, vassalage: string): OwnYear['games'][number]['game'] => ({
  nodeId,
  gameName: 'Sete da sorte',
  vassalage,
  vendor: vassalage,
  gameCategory: 'RNG',
});
const full: OwnYear = {
  year: 2026,
  firstYear: 2025,
  months: [...months],
  totals: {
    ...played,
    daysWithPlay: 3,
    minutes: 95,
    deposits: 200_001,
    withdrawals: 50_000,
    netDeposits: 150_001,
  },
  categories: [{ gameCategory: 'RNG', ...played }],
  vendors: [{ vassalage: 'SABIA', vendor: 'Sabiá Slots', ...played }],
  games: [
    { game: gameOf('SABIA-7', 'SABIA'), ...played },
    { game: gameOf('QUARTZ-7', 'QUARTZ'), ...played, stake: 0, win: 0, net: 0 },
    { game: null, ...played, stake: 10_000, win: 0, net: -10_000 },
  ],
  largestWin: null,
  largestLoss: null,
  currency: 'BRL',
};
const empty: OwnYear = {
  ...full,
  months: [quiet(1, 25_000), quiet(2, 25_000)],
  totals: nothing,
  categories: [],
  vendors: [],
  games: [],
};

const year = vi.fn<(query: unknown) => Promise<unknown>>();

beforeEach(() => {
  year.mockReset();
});

function showPage(search = ''): void {
  const api = {
    records: { year: ({ query }: { query: unknown }) => year(query) },
    site: { permission: async () => ({ ok: true, value: { timeZone: 'America/Sao_Paulo' } }) },
  };
  const now = Date.UTC(2026, 2, 20, 15);
  const queryClient = queryClientWith(api);
  const snapshot = {
    matches: () => false,
    hasTag: () => true,
    context: { member: { ...memberOfType(0), nickname: 'João Souza', account: 'joao' } },
  };
  const session = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  const services = servicesWith({ api, clock: { now: () => now }, queryClient, session });
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n}>
          <MemoryRouter initialEntries={[`/member/personalYear${search}`]}>
            <PersonalYear />
          </MemoryRouter>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
}

const answers = (value: OwnYear) => year.mockResolvedValue({ ok: true, value });

/** The rows of a table, with plain spaces. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent.replaceAll(/\s/gu, ' '));

/** The amount in a line of the file. */
const amountOf = (line = '') => Number(/"(.+)"/u.exec(line)?.[1]?.replace(',', '.'));

describe('a year of one’s own (W10)', () => {
  test('shows the months with play or money, newest first, and leads to their days', async () => {
    answers(full);
    showPage();
    const [headings, march, february, ...others] = rowsOf(
      await screen.findByRole('table', { name: 'Por mês' }),
    );
    expect(headings).toContain('Depósitos menos saques');
    expect(march).toContain('março de 2026');
    expect(march).not.toContain('0 dias');
    expect(february).toContain('3 dias · 1 hora 35 minutos');
    expect(february).toContain('−R$ 234,50');
    expect(others).toEqual([]);
    const link = screen.getByRole('link', { name: 'fevereiro de 2026' });
    expect(link.getAttribute('href')).toBe('/member/personalProfit?from=2026-02-01&to=2026-02-28');
    // Without a round there are no days to lead to.
    expect(screen.queryByRole('link', { name: 'março de 2026' })).toBeNull();
    expect(year).toHaveBeenCalledWith({ year: 2026 });
  });

  test('the file has every line of the statement, and comes to its balances to the cent', async () => {
    answers(full);
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
    showPage();
    const shown = rowsOf(await screen.findByRole('table', { name: 'fevereiro de 2026' }));
    expect(shown).toEqual([
      'Saldo no inícioR$ 100,00',
      expect.stringMatching(/^Depósito 2 linhasR\$ 2\.000,00$/u),
      expect.stringMatching(/1 linha−R\$ 500,00$/u),
      expect.stringMatching(/12 linhas−R\$ 1\.234,50$/u),
      expect.stringMatching(/5 linhasR\$ 1\.000,00$/u),
      'Saldo no fimR$ 1.365,50',
    ]);
    const whole = rowsOf(screen.getByRole('table', { name: '2026' }));
    expect(whole).toContain('Depósito 3 linhasR$ 2.000,01');
    expect(whole.at(-1)).toBe('Saldo no fimR$ 1.365,51');
    // A month without lines is in the file alone.
    expect(screen.queryByRole('table', { name: 'janeiro de 2026' })).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Baixar tudo em CSV' }));
    await screen.findByText(/11 linhas/u);
    const [file] = save.mock.calls[0] ?? [];
    expect(file?.name).toBe('extrato-2026.csv');
    const [headings, ...lines] = file?.text.trim().split('\r\n') ?? [];
    expect(headings).toContain('Mês;Tipo;Linhas;Valor;Moeda');
    expect(lines.slice(0, 3)).toEqual([
      '2026-01;Saldo no início;;"100,00";BRL',
      '2026-01;Saldo no fim;;"100,00";BRL',
      '2026-02;Saldo no início;;"100,00";BRL',
    ]);
    const moved = lines.filter((line) => !line.includes('Saldo')).map(amountOf);
    const sum = moved.reduce((total, amount) => total + Math.round(100 * amount), 10_000);
    expect(sum).toBe(136_551);
    expect(amountOf(lines.at(-1))).toBe(1365.51);
  });

  test('shows the games with their results, also two of one name', async () => {
    answers(full);
    showPage();
    const table = await screen.findByRole('table', { name: 'Jogos em que você mais apostou' });
    expect(rowsOf(table).slice(1)).toEqual([
      expect.stringMatching(/^Sete da sorte.*−R\$ 234,50$/u),
      expect.stringMatching(/^Sete da sorte.*R\$ 0,00$/u),
      expect.stringMatching(/^Jogos fora do catálogo.*−R\$ 100,00$/u),
    ]);
  });

  test('prints the statement', async () => {
    answers(full);
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    showPage();
    fireEvent.click(await screen.findByRole('button', { name: 'Imprimir ou salvar em PDF' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByText('João Souza (joao)')).toBeDefined();
  });

  test('says when nothing happened in a year, which still has its balance', async () => {
    answers(empty);
    showPage('?year=2025');
    await screen.findByRole('heading', { name: 'Nada em 2026' });
    expect(year).toHaveBeenCalledWith({ year: 2025 });
    expect(screen.queryByRole('table', { name: 'Por mês' })).toBeNull();
    expect(rowsOf(screen.getByRole('table', { name: '2026' }))).toEqual([
      'Saldo no inícioR$ 250,00',
      'Saldo no fimR$ 250,00',
    ]);
  });

  test('leads to each year since the account was made, and to no other', async () => {
    answers(full);
    showPage('?year=2031');
    await screen.findByRole('table', { name: 'Por mês' });
    // A year to come is the current one.
    expect(year).toHaveBeenCalledWith({ year: 2026 });
    const years = within(screen.getByRole('navigation', { name: 'Ano' })).getAllByRole('link');
    expect(years.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2026', '/member/personalYear'],
      ['2025', '/member/personalYear?year=2025'],
    ]);
  });

  test('failed loading can be retried', async () => {
    year.mockResolvedValueOnce({ ok: false, code: 'network_failed' });
    answers(full);
    showPage();
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await screen.findByRole('table', { name: 'Por mês' });
  });
});
