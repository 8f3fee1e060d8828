import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { SportsMatch } from '#contract/entities/sports.ts';
import { slotGame } from '#tests/support/slot-game.ts';
import { leaveStage, Refusing, stageBoard } from '#tests/web/boards/board-stage.tsx';
import Matches from '#web/features/sports/Matches.tsx';

afterEach(leaveStage);

const book = { ...slotGame, nodeId: 'book-1', gameType: 'SPORTS', status: 'open' };
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const match = (changes: Partial<SportsMatch> = {}): SportsMatch => ({
  matchId: 'litoral-20784-0',
  sport: 'football',
  league: 'Copa do Litoral',
  home: 'Baía Norte',
  away: 'Recife Azul',
  startsAt: inMinutes(-30),
  live: { minute: 30, home: 1, away: 0 },
  hasDraw: true,
  odds: { '1': 175, X: 363, '2': 436 },
  ...changes,
});

const stageMatches = async (matches: readonly SportsMatch[], changes: object = {}) =>
  await stageBoard(<Matches gameType="SPORTS" />, {
    permission: () => ({ timeZone: 'America/Sao_Paulo' }),
    matches: () => ({ book: { ...book, ...changes }, matches }),
  });

/** Opens a day's list. */
const choose = (day: RegExp) => fireEvent.click(screen.getByRole('tab', { name: day }));

describe('the matches of sports (L4a)', () => {
  test('show league, minute, teams and score, and their prices lead to the vendor', async () => {
    await stageMatches([match()]);
    choose(/^Ao vivo \(1\)$/u);
    const row = screen.getByRole('article', { name: 'Baía Norte x Recife Azul' });
    expect(row.textContent).toMatch(
      /^Futebol · Copa do Litoral30′ ao vivoBaía Norte1Recife Azul0/u,
    );
    const prices = within(row).getAllByRole('link');
    expect(prices.map((price) => price.getAttribute('aria-label'))).toEqual([
      'Baía Norte vence, odd 1,75',
      'Empate, odd 3,63',
      'Recife Azul vence, odd 4,36',
    ]);
    expect(prices.map((price) => price.getAttribute('href'))).toEqual(
      ['1', 'X', '2'].map((outcome) => `/game?id=book-1&match=litoral-20784-0&outcome=${outcome}`),
    );
  });

  test('have no price for a draw in a sport without, and none while betting is closed', async () => {
    const tennis = match({
      sport: 'tennis',
      hasDraw: false,
      odds: { '1': 129, X: null, '2': null },
    });
    await stageMatches([tennis]);
    choose(/^Ao vivo/u);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('Sem odd agora')).toBeDefined();
    leaveStage();
    await stageMatches([match()], { status: 'maintenance' });
    choose(/^Ao vivo/u);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getAllByText('Sem odd agora')).toHaveLength(3);
  });

  test('are listed by day and sport, six at first', async () => {
    const coming = Array.from({ length: 8 }, (_, index) =>
      match({ matchId: `coming-${index}`, live: null, startsAt: inMinutes(24 * 60) }),
    );
    const tennis = match({ matchId: 'tennis-1', sport: 'tennis', live: null });
    await stageMatches([...coming, { ...tennis, startsAt: inMinutes(24 * 60) }]);
    // Too few of them are today.
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Amanhã');
    expect(screen.getAllByRole('article')).toHaveLength(6);
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais partidas' }));
    expect(screen.getAllByRole('article')).toHaveLength(9);
    choose(/^Ao vivo$/u);
    expect(screen.getByText('Nenhuma partida ao vivo agora.')).toBeDefined();
    fireEvent.change(screen.getByRole('combobox', { name: 'Esporte' }), {
      target: { value: 'tennis' },
    });
    choose(/^Amanhã$/u);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test('follow the vendor while they are on the page, and show which way a price moved', async () => {
    let odds = { '1': 175, X: 363, '2': 436 };
    const { wait } = await stageBoard(<Matches gameType="SPORTS" />, {
      permission: () => ({ timeZone: 'America/Sao_Paulo' }),
      matches: () => ({ book, matches: [match({ odds })] }),
    });
    choose(/^Ao vivo/u);
    expect(document.querySelector('[data-move]')).toBeNull();
    odds = { '1': 180, X: 363, '2': 400 };
    await wait(16_000);
    const moves = screen.getAllByRole('link').map((price) => {
      const shown = price.querySelector<HTMLElement>(':scope > span:not([aria-hidden])');
      return [shown?.textContent, shown?.dataset['move']];
    });
    expect(moves).toEqual([
      ['1,80', 'up'],
      ['3,63', undefined],
      ['4,00', 'down'],
    ]);
  });

  test('say that they may be out of date, that there are none, or that they did not load', async () => {
    let isDown = false;
    const { wait } = await stageBoard(<Matches gameType="SPORTS" />, {
      permission: () => ({ timeZone: 'America/Sao_Paulo' }),
      matches: () => (isDown ? new Refusing('timed_out') : { book, matches: [match()] }),
    });
    expect(screen.queryByText(/desatualizadas/u)).toBeNull();
    isDown = true;
    await wait(16_000);
    expect(screen.getByText(/desatualizadas/u)).toBeDefined();
    expect(screen.getByRole('tablist')).toBeDefined();
    leaveStage();
    await stageMatches([]);
    expect(screen.getByText('Nenhuma partida para mostrar agora.')).toBeDefined();
    leaveStage();
    const failing = await stageBoard(<Matches gameType="SPORTS" />, {
      permission: () => ({ timeZone: 'America/Sao_Paulo' }),
      matches: () => (isDown ? new Refusing('timed_out') : { book, matches: [match()] }),
    });
    expect(screen.getByText('Não foi possível carregar as partidas.')).toBeDefined();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await failing.wait(0);
    expect(screen.getByRole('tablist')).toBeDefined();
  });
});
