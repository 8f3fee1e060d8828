import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Win } from '#contract/entities/board.ts';
import { NEXT_WIN_MILLISECONDS, WINS_SHOWN } from '#web/features/boards/use-winner-feed.ts';
import { Winners } from '#web/features/boards/Winners.tsx';
import { leaveStage, Refusing, stageBoard } from './board-stage.tsx';

afterEach(leaveStage);

/** The win with this number; a higher one is newer. */
function winOf(number: number): Win {
  const image = '/art/games/a.svg';
  return {
    id: `w${number}`,
    name: 'Ma***',
    game: { nodeId: `g${number}`, gameName: `Jogo ${number}`, vendor: 'Lumen', image },
    win: { amount: number * 100, currency: 'BRL' },
    wonAt: '2026-11-20T09:00:00.000Z',
  };
}

/** The board whose newest win is this. */
const boardTo = (newest: number) => ({
  wins: Array.from({ length: 20 }, (_, place) => winOf(newest - place)),
});

/** The numbers of the wins that are on the page, from the top. */
const shown = () =>
  within(screen.getByRole('list'))
    .queryAllByRole('link')
    .map((link) => Number(/(?<=Jogo )\d+/u.exec(link.textContent)?.[0]));

const from = (top: number) => Array.from({ length: WINS_SHOWN }, (_, place) => top - place);

describe('the board of winners (L8)', () => {
  test('shows the wins one by one, and loads more', async () => {
    let newest = 100;
    const { calls, wait } = await stageBoard(<Winners />, { winnerBoard: () => boardTo(newest) });
    expect(shown()).toEqual(from(97));
    await wait(NEXT_WIN_MILLISECONDS);
    expect(shown()).toEqual(from(98));
    await wait(3 * NEXT_WIN_MILLISECONDS);
    expect(shown()).toEqual(from(100));
    newest = 102;
    await wait(NEXT_WIN_MILLISECONDS);
    expect(calls['winnerBoard']).toBe(2);
    await wait(2 * NEXT_WIN_MILLISECONDS);
    expect(shown()).toEqual(from(102));
  });

  test('continues when more arrived than the board holds', async () => {
    let newest = 100;
    const { wait } = await stageBoard(<Winners />, { winnerBoard: () => boardTo(newest) });
    await wait(NEXT_WIN_MILLISECONDS);
    newest = 900;
    await wait(5 * NEXT_WIN_MILLISECONDS);
    expect(shown()[0]).toBeGreaterThanOrEqual(886);
    expect(shown()).toHaveLength(WINS_SHOWN);
  });

  test('does not move with reduced motion, until asked to', async () => {
    const answers = { winnerBoard: () => boardTo(100) };
    const { calls, wait } = await stageBoard(<Winners />, answers, { still: true });
    await wait(60_000);
    expect(shown()).toEqual(from(97));
    expect(calls['winnerBoard']).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Retomar os ganhadores' }));
    await wait(NEXT_WIN_MILLISECONDS);
    expect(shown()).toEqual(from(98));
    await wait(20_000);
    expect(calls['winnerBoard']).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'Pausar os ganhadores' }));
    await wait(60_000);
    expect(calls['winnerBoard']).toBe(2);
  });

  test.each([
    ['pointed at', () => [fireEvent.pointerEnter, fireEvent.pointerLeave] as const],
    ['focused', () => [fireEvent.focus, fireEvent.blur] as const],
  ])('holds while it is %s', async (_, gestures) => {
    const { calls, wait } = await stageBoard(<Winners />, { winnerBoard: () => boardTo(100) });
    const [hold, release] = gestures();
    act(() => void hold(screen.getByRole('list')));
    await wait(60_000);
    expect(shown()).toEqual(from(97));
    expect(calls['winnerBoard']).toBe(1);
    act(() => void release(screen.getByRole('list')));
    await wait(NEXT_WIN_MILLISECONDS);
    expect(shown()).toEqual(from(98));
  });

  test('pauses while it is out of view', async () => {
    const { calls, look, wait } = await stageBoard(<Winners />, {
      winnerBoard: () => boardTo(100),
    });
    await look(false);
    await wait(60_000);
    expect(shown()).toEqual(from(97));
    expect(calls['winnerBoard']).toBe(1);
  });

  test('describes each win for screen readers, and announces no new one', async () => {
    await stageBoard(<Winners />, { winnerBoard: () => boardTo(100) });
    const [first] = screen.getAllByRole('link');
    expect(first?.textContent).toBe('Ma*** Jogo 97 R$\u00a097,00');
    expect(first?.getAttribute('href')).toBe('/game?id=g97');
    const chatter = '[aria-live], [role=status], [role=alert], [role=log], output';
    expect(document.querySelectorAll(chatter)).toHaveLength(0);
  });

  test('says so in its place when it fails to load, and retries', async () => {
    let isDown = true;
    const { wait } = await stageBoard(<Winners />, {
      winnerBoard: () => (isDown ? new Refusing('network_failed') : boardTo(100)),
    });
    expect(screen.getByText('Não foi possível carregar.')).toBeDefined();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await wait(0);
    expect(shown()).toEqual(from(97));
  });

  test('says that nobody has won yet', async () => {
    await stageBoard(<Winners />, { winnerBoard: () => ({ wins: [] }) });
    expect(screen.getByText(/^Nenhum grande prêmio ainda/u)).toBeDefined();
  });

  test('ranks the wins of a period', async () => {
    const rank = { period: 'week', since: '2026-11-13T09:00:00.000Z', wins: boardTo(100).wins };
    const { wait } = await stageBoard(<Winners />, {
      winnerBoard: () => boardTo(100),
      winnerRank: () => rank,
    });
    fireEvent.click(screen.getByRole('tab', { name: '7 dias' }));
    await wait(0);
    expect(shown()).toEqual(from(100));
    const [first] = screen.getAllByRole('link');
    expect(first?.textContent).toBe('1 Ma*** Jogo 100 R$\u00a0100,00');
  });
});
