import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Profit, ProfitDay } from '#contract/entities/profit.ts';
import { queryClientWith, servicesWith } from '#tests/support/services.ts';
import PersonalProfit from '#web/features/personal-profit/PersonalProfit.tsx';
import { startI18n } from '#web/i18n/start.ts';
import * as saving from '#web/platform/storage/save-file.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = await startI18n('PT');
await i18n.loadNamespaces(['profit', 'bets', 'records', 'account', 'errors']);

const nothing = { rounds: 0, stake: 0, win: 0, net: 0, openRounds: 0, openStake: 0, bonus: 0 };
const days: readonly ProfitDay[] = [
  { ...nothing, day: '2026-11-18', rounds: 12, stake: 123_450, win: 200_000, net: 76_550 },
  { ...nothing, day: '2026-11-19' },
  { ...nothing, day: '2026-11-20', rounds: 1, stake: 5_000, net: -5_000, bonus: 1_000 },
];
const totals = { ...nothing, rounds: 13, stake: 128_450, win: 200_000, net: 71_550, bonus: 1_000 };

const profit = vi.fn<(query: unknown) => Promise<unknown>>();
const answered = async (value: Pick<Profit, 'totals'> & { days: readonly ProfitDay[] }) => ({
  ok: true,
  value: { ...value, currency: 'BRL' },
});

beforeEach(() => {
  profit.mockReset();
});

function showPage(): void {
  const api = {
    records: { profit: ({ query }: { query: unknown }) => profit(query) },
    site: { permission: async () => ({ ok: true, value: { timeZone: 'America/Sao_Paulo' } }) },
  };
  const now = Date.UTC(2026, 10, 20, 15);
  const queryClient = queryClientWith(api);
  const services = servicesWith({ api, clock: { now: () => now }, queryClient });
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n}>
          <MemoryRouter initialEntries={['/member/personalProfit']}>
            <PersonalProfit />
          </MemoryRouter>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
}

describe('the personal profit (W4)', () => {
  test('the file has the days of the table, as on the screen', async () => {
    profit.mockImplementation(() => answered({ days, totals }));
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
    showPage();
    const table = await screen.findByRole('table', { name: 'Dias com movimento' });
    const shown = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent.replaceAll(/\s/gu, ' '));
    // Newest first, without the day on which nothing happened.
    expect(shown).toHaveLength(2);
    expect(shown[0]).toContain('20 de nov. de 2026');
    expect(shown[0]).toContain('1 rodada · bônus de R$ 10,00');
    expect(shown[0]).toContain('−R$ 50,00');
    expect(shown[1]).toContain('12 rodadas');
    expect(shown[1]).toContain('+R$ 765,50');
    const link = within(table).getByRole('link', { name: '18 de nov. de 2026' });
    expect(link.getAttribute('href')).toBe(
      '/member/personalHistoryCopy?from=2026-11-18&to=2026-11-18',
    );
    // Seven days of the site's time zone.
    expect(profit).toHaveBeenCalledWith({
      from: '2026-11-14T03:00:00.000Z',
      before: '2026-11-21T03:00:00.000Z',
    });

    fireEvent.click(screen.getByRole('button', { name: 'Baixar tudo em CSV' }));
    await screen.findByText(/2 linhas/u);
    const [headings, ...lines] = save.mock.calls[0]?.[0].text.trim().split('\r\n') ?? [];
    expect(headings).toContain('Dia (America/Sao_Paulo)');
    expect(lines).toEqual([
      '2026-11-20;1;"50,00";"0,00";"-50,00";"10,00";BRL',
      '2026-11-18;12;"1234,50";"2000,00";"765,50";"0,00";BRL',
    ]);
  });

  test('says when nothing was played, and links on', async () => {
    profit.mockImplementation(() =>
      answered({ days: days.map(({ day }) => ({ ...nothing, day })), totals: nothing }),
    );
    showPage();
    await screen.findByRole('heading', { name: 'Você não jogou neste período' });
    expect(screen.getByRole('link', { name: 'Ver 30 dias' })).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('failed loading can be retried', async () => {
    profit.mockResolvedValueOnce({ ok: false, code: 'network_failed' });
    profit.mockImplementation(() => answered({ days, totals }));
    showPage();
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await screen.findByRole('table', { name: 'Dias com movimento' });
  });
});
