import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { TeamFiguresRow } from '#contract/entities/team.ts';
import { queryClientWith, servicesWith } from '#tests/support/services.ts';
import UserProfit from '#web/features/agents/figures/UserProfit.tsx';
import { startI18n } from '#web/i18n/start.ts';
import * as saving from '#web/platform/storage/save-file.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = await startI18n('PT');
await i18n.loadNamespaces(['team', 'records', 'account', 'errors']);

const rowOf = (memberId: string, name: string, bet: number, win: number): TeamFiguresRow => ({
  member: {
    memberId,
    name,
    type: 0,
    level: 1,
    below: 0,
    joinedAt: '2026-11-01T12:00:00.000Z',
    upline: null,
  },
  bet,
  win,
  profit: bet - win,
  players: 1,
});
const rows = [rowOf('7', 'Ma***', 123_450, 200_000), rowOf('8', 'Jo***', 5_000, 0)];
const range = {
  trail: [],
  rows,
  totals: { bet: 128_450, win: 200_000, profit: -71_550, players: 2, activeMembers: 2 },
  days: [{ day: '2026-11-20', bet: 128_450, win: 200_000, profit: -71_550 }],
  activeMemberBet: 5_000,
  currency: 'BRL',
};
const accepted = async (value: unknown) => ({ ok: true, value });

test('the profit and loss file has what the screen shows of each person (C1)', async () => {
  const api = {
    team: { play: () => accepted({ ...range, totalPages: 1 }), allPlay: () => accepted(range) },
    site: { permission: () => accepted({ timeZone: 'America/Sao_Paulo' }) },
  };
  const now = Date.UTC(2026, 10, 20, 15);
  const queryClient = queryClientWith(api);
  const services = servicesWith({ api, clock: { now: () => now }, queryClient });
  const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n}>
          <MemoryRouter>
            <UserProfit />
          </MemoryRouter>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  const table = await screen.findByRole('table', { name: 'Pessoas desta página' });
  const shown = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent.replaceAll(/\s/gu, ' '));
  expect(shown[0]).toContain('Ma***');
  expect(shown[0]).toContain('+R$ 765,50');
  expect(shown[1]).toContain('−R$ 50,00');

  fireEvent.click(screen.getByRole('button', { name: 'Baixar tudo em CSV' }));
  await screen.findByText(/2 linhas/u);
  const [, ...lines] = save.mock.calls[0]?.[0].text.trim().split('\r\n') ?? [];
  expect(lines).toEqual([
    '7;Ma***;Você;1;"1234,50";"2000,00";"765,50";BRL',
    '8;Jo***;Você;1;"50,00";"0,00";"-50,00";BRL',
  ]);
});
