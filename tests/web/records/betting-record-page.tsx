import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { Round } from '#contract/entities/round.ts';
import type { ErrorCode, Outcome } from '#contract/errors.ts';
import { queryClientWith, servicesWith } from '#tests/support/services.ts';
import BettingRecord from '#web/features/betting-record/BettingRecord.tsx';
import { startI18n } from '#web/i18n/start.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = await startI18n('PT');
await i18n.loadNamespaces(['bets', 'records', 'errors', 'account']);

// What browsers have and jsdom does not.
Element.prototype.getAnimations = () => [];
Element.prototype.scrollIntoView = () => undefined;

/** An afternoon, in any zone that the tests run in. */
const now = new Date(2026, 10, 20, 15).getTime();

type Query = Readonly<Record<string, unknown>>;
type Answer = (query: Query) => Promise<Outcome<unknown>>;
interface Sent {
  readonly query: Query;
}

/** The calls of the record, for a test to answer. */
export const rounds = vi.fn<Answer>();
export const allRounds = vi.fn<Answer>();
export const round = vi.fn<(parameters: Query) => Promise<Outcome<unknown>>>();
const nothing = async (): Promise<Outcome<never>> => ({ ok: false, code: 'network_failed' });

// The calls that the page makes, and no others.
const api = {
  records: {
    rounds: ({ query }: Sent) => rounds(query),
    allRounds: ({ query }: Sent) => allRounds(query),
    round: ({ params }: { params: Query }) => round(params),
  },
  games: { vendors: nothing },
  site: { permission: nothing },
};

export const accepted = async (value: object): Promise<Outcome<unknown>> => ({ ok: true, value });
export const refused = async (code: ErrorCode): Promise<Outcome<unknown>> => ({ ok: false, code });

/** A round that was won. */
export const settled: Round = {
  roundId: 'round-one',
  game: {
    nodeId: 'g 1',
    gameName: 'Onça de Ouro',
    vassalage: 'CAPI',
    vendor: 'Capivara Studios',
    gameCategory: 'RNG',
  },
  state: 'settled',
  stake: 100,
  win: 350,
  net: 250,
  startedAt: '2026-11-20T12:00:00.000Z',
  endedAt: '2026-11-20T12:00:00.000Z',
  settlesAt: null,
};
/** A bet that is not decided yet. */
export const open: Round = {
  ...settled,
  roundId: 'round-two',
  state: 'open',
  win: 0,
  net: null,
  endedAt: null,
  settlesAt: '2026-11-20T20:00:00.000Z',
};
export const totals = { rounds: 60, stake: 1_234_567, win: 34_567, net: -1_200_000 };
const noneOpen = { openRounds: 0, openStake: 0 };

/** An answer with these rounds, the first of three pages. */
export const pageOf = (shown: readonly Round[], more: object = {}) => ({
  rounds: shown,
  totalPages: 3,
  totals: { ...totals, ...noneOpen },
  currency: 'BRL',
  ...more,
});
export const empty = {
  rounds: [],
  totalPages: 0,
  totals: { rounds: 0, stake: 0, win: 0, net: 0, ...noneOpen },
  currency: 'BRL',
};

export const path = '/member/personalHistoryCopy';

/** Where the router is, for a test to read. */
function Here() {
  const { pathname, search } = useLocation();
  return <output data-testid="here">{pathname + search}</output>;
}
export const here = () => screen.getByTestId('here').textContent;

/** Opens the record at an address, and waits until it is drawn. */
export async function visit(search = '') {
  const queryClient = queryClientWith(api);
  const services = servicesWith({ api, clock: { now: () => now }, queryClient });
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n}>
          <MemoryRouter initialEntries={[path + search]}>
            <Routes>
              <Route path={path} element={<BettingRecord />} />
              <Route path="*" element={null} />
            </Routes>
            <Here />
          </MemoryRouter>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  await settle();
}

/** Turns of the event loop in which an answer comes, the cache tells of it, and the page is drawn. */
const TURNS = 4;

/** Waits until pending answers have arrived. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  }
}

export async function press(name: string | RegExp, role = 'button'): Promise<void> {
  fireEvent.click(screen.getByRole(role, { name }));
  await settle();
}
