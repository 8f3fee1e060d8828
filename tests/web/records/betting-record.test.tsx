import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Round, RoundInFull } from '#contract/entities/round.ts';
import type { Outcome } from '#contract/errors.ts';
import {
  accepted,
  allRounds,
  empty,
  here,
  open,
  pageOf,
  path,
  press,
  refused,
  round,
  rounds,
  settle,
  settled,
  totals,
  visit,
} from './betting-record-page.tsx';

beforeEach(() => {
  rounds.mockReset().mockImplementation(() => accepted(pageOf([settled])));
  allRounds.mockReset();
  round.mockReset();
});
afterEach(cleanup);

describe('the page of the betting record (W4, L6)', () => {
  test('shows placeholders while it loads, then a table with the sums of all pages', async () => {
    const { promise, resolve } = Promise.withResolvers<Outcome<unknown>>();
    rounds.mockImplementation(() => promise);
    await visit();
    expect(screen.queryByRole('table')).toBeNull();
    expect(document.querySelectorAll('[aria-busy="true"]').length).toBeGreaterThan(0);
    resolve({ ok: true, value: pageOf([settled]) });
    await settle();
    const table = screen.getByRole('table', { name: 'Rodadas desta página' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(6);
    const row = within(table).getByRole('rowheader', { name: /Onça de Ouro/u }).parentElement;
    expect(row?.textContent).toContain('+R$\u00a02,50');
    const sums = screen.getByRole('region', { name: 'Totais do período' });
    expect(sums.textContent).toContain('60');
    expect(sums.textContent).toContain('R$\u00a012.345,67');
    expect(sums.textContent).toContain('−R$\u00a012.000,00');
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

  test('requests what the address says, without unknown values', async () => {
    await visit(
      '?from=2026-11-01&to=2026-11-03&category=LIVE&vendor=CAPI&game=on%C3%A7a&state=settled&page=2',
    );
    expect(rounds).toHaveBeenCalledExactlyOnceWith({
      from: new Date(2026, 10, 1).toISOString(),
      before: new Date(2026, 10, 4).toISOString(),
      gameClassify: 'LIVE',
      vassalage: 'CAPI',
      gameName: 'onça',
      state: 'settled',
      pageNo: 2,
    });
    cleanup();
    rounds.mockClear();
    await visit('?range=nonsense&category=X&state=Y&page=-1');
    expect(rounds).toHaveBeenCalledExactlyOnceWith({
      from: new Date(2026, 10, 14).toISOString(),
      before: new Date(2026, 10, 21).toISOString(),
      pageNo: 1,
    });
  });

  test('changes the range by a link, which keeps the filters and not the page', async () => {
    await visit('?state=settled&page=3');
    await press('Hoje', 'link');
    expect(here()).toBe(`${path}?state=settled&range=today`);
    expect(rounds.mock.lastCall?.[0]).toMatchObject({
      from: new Date(2026, 10, 20).toISOString(),
      before: new Date(2026, 10, 21).toISOString(),
      pageNo: 1,
    });
  });

  test('accepts custom days, and shows errors beside them', async () => {
    await visit();
    await press('Outras datas', 'link');
    expect(here()).toBe(`${path}?from=2026-11-14&to=2026-11-20`);
    const [first, last] = ['De', 'Até'].map((name) => screen.getByLabelText(name));
    if (!first || !last) throw new Error('there are no fields for days');
    fireEvent.change(first, { target: { value: '' } });
    await press('Mostrar');
    expect(screen.getByText('Digite as duas datas.')).toBeTruthy();
    fireEvent.change(first, { target: { value: '2026-11-19' } });
    fireEvent.change(last, { target: { value: '2026-11-18' } });
    rounds.mockClear();
    await press('Mostrar');
    expect(here()).toBe(`${path}?from=2026-11-19&to=2026-11-18`);
    expect(screen.getByLabelText('Até').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('A data inicial vem depois da final. Troque as duas.')).toBeTruthy();
    expect(rounds).not.toHaveBeenCalled();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('filters, and drops a vendor with its category', async () => {
    await visit('?category=RNG&vendor=CAPI&page=2');
    fireEvent.change(screen.getByLabelText('Situação'), { target: { value: 'open' } });
    await settle();
    expect(here()).toBe(`${path}?category=RNG&vendor=CAPI&state=open`);
    fireEvent.change(screen.getByLabelText('Categoria'), { target: { value: 'LIVE' } });
    await settle();
    expect(here()).toBe(`${path}?category=LIVE&state=open`);
    await press('Limpar filtros');
    expect(here()).toBe(path);
  });

  test('goes to the last page when the address is beyond it', async () => {
    await visit('?page=9');
    expect(here()).toBe(`${path}?page=3`);
  });

  test('suggests what to do when empty', async () => {
    rounds.mockImplementation(() => accepted(empty));
    await visit();
    expect(screen.getByRole('heading', { name: 'Nenhuma rodada neste período' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Encontrar um jogo' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Baixar tudo em CSV' }).ariaDisabled).toBe('true');
    await press('Ver 30 dias', 'link');
    expect(here()).toBe(`${path}?range=30`);
    cleanup();
    await visit('?state=open&game=x');
    expect(screen.getByRole('heading', { name: 'Nenhuma rodada com esses filtros' })).toBeTruthy();
    await press('Limpar filtros', 'link');
    expect(here()).toBe(path);
  });

  test('says when it fails to load, and retries', async () => {
    rounds.mockImplementation(() => refused('network_failed'));
    await visit();
    expect(screen.getByRole('alert').textContent).toContain(
      'Não foi possível carregar o histórico',
    );
    expect(screen.queryByText(/^Código do erro/u)).toBeNull();
    rounds.mockImplementation(() => accepted(pageOf([settled])));
    await press('Tentar de novo');
    expect(screen.getByRole('table')).toBeTruthy();
  });

  test('shows the request id to copy after a server error', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    rounds.mockImplementation(() =>
      Promise.resolve({ ok: false, code: 'internal_error', requestId: '4f1c09ab77e2' }),
    );
    await visit();
    const alert = screen.getByRole('alert').textContent;
    expect(alert).toContain('Algo deu errado do nosso lado. Tente de novo.');
    expect(alert).toContain('Código do erro: 4f1c09ab77e2');
    await press('Copiar o código do erro');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('4f1c09ab77e2');
    expect(screen.getByText('Copiado')).toBeTruthy();
  });

  test('links to the game of an open round, and to no removed game', async () => {
    const gone: Round = { ...open, roundId: 'round-three', game: null };
    const sums = { totals: { ...totals, openRounds: 2, openStake: 200 } };
    rounds.mockImplementation(() => accepted(pageOf([settled, open, gone], sums)));
    await visit();
    const links = screen.getAllByRole('link', { name: /^Continuar/u });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/game?id=g%201']);
    expect(screen.getByText(/^2 apostas em aberto, de R\$\s2,00/u)).toBeTruthy();
    expect(screen.getAllByText('ainda sem resultado')).toHaveLength(4);
    expect(screen.getByText('Jogo fora do catálogo')).toBeTruthy();
  });
});

describe('a round of the record (W4, L6)', () => {
  const inFull: RoundInFull = {
    round: settled,
    currency: 'BRL',
    play: {
      bets: [
        { on: 'Linha 3: 4 × Sino', stake: 100, odds: 250, paid: 350, state: 'won' },
        { on: 'Rosas', stake: null, odds: null, paid: null, state: 'open' },
      ],
      results: [
        { title: 'Banca: 7', columns: null, items: [{ form: 'card', text: 'K♥', image: null }] },
        { title: 'Rolos', columns: 5, items: [{ form: 'symbol', text: 'Sino', image: null }] },
      ],
    },
    entries: [
      { reference: '41', kind: 'stake', amount: -100, balanceAfter: 900, at: settled.startedAt },
      { reference: '42', kind: 'win', amount: 350, balanceAfter: 1250, at: settled.startedAt },
    ],
  };

  test('opens by address, with its number and entries, and returns to its place', async () => {
    round.mockImplementation(() => accepted(inFull));
    await visit('?range=30&page=2');
    await press('Onça de Ouro', 'link');
    expect(here()).toBe(`${path}?range=30&page=2&round=round-one`);
    expect(round).toHaveBeenCalledExactlyOnceWith({ roundId: 'round-one' });
    const bets = within(screen.getByRole('region', { name: 'Sua aposta' })).getAllByRole(
      'listitem',
    );
    expect(bets.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Linha 3: 4 × Sinoganhou.*R\$\s1,00 · Odd de 2,50R\$\s3,50$/u),
      'Rosasem aberto',
    ]);
    const results = within(screen.getByRole('region', { name: 'Resultado' }));
    expect(results.getByText('K♥')).toBeTruthy();
    expect(results.getByText('Sino')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Onça de Ouro' })).toBeTruthy();
    expect(screen.getByText('round-one')).toBeTruthy();
    const entries = within(screen.getByRole('region', { name: 'Lançamentos na carteira' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(entries[0]).toMatch(/Aposta−R\$\s1,00.*lançamento 41Saldo depois: R\$\s9,00/u);
    expect(entries[1]).toMatch(/Retorno\+R\$\s3,50.*lançamento 42Saldo depois: R\$\s12,50/u);
    await press('Voltar ao histórico', 'link');
    expect(here()).toBe(`${path}?range=30&page=2`);
  });

  test('says when it does not exist or fails to load', async () => {
    round.mockImplementation(() => refused('not_found'));
    await visit('?round=somebody-else');
    expect(screen.getByRole('heading', { level: 1, name: 'Rodada não encontrada' })).toBeTruthy();
    cleanup();
    round.mockImplementation(() => refused('timed_out'));
    await visit('?round=slow-network');
    expect(screen.getByRole('alert').textContent).toContain('Não foi possível carregar a rodada');
    round.mockImplementation(() => accepted(inFull));
    await press('Tentar de novo');
    expect(screen.getByText('round-one')).toBeTruthy();
  });
});
