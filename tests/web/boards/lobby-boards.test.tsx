import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import LobbyBoards from '#web/features/boards/LobbyBoards.tsx';
import { leaveStage, Refusing, stageBoard } from './board-stage.tsx';

afterEach(leaveStage);

const lines = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('the news line of a lobby (L8)', () => {
  test('shows the newest of each, and opens all of them', async () => {
    const { dialogs } = await stageBoard(<LobbyBoards category="FISH" />, {
      announcements: () => ({ announcements: [{ title: 'Semana da grande pesca' }] }),
      winnerBoard: () => ({ wins: [{ name: 'Ma***', win: { amount: 12_345, currency: 'BRL' } }] }),
      missionSummary: () => ({ next: { title: 'Maré alta', roundsPlayed: 30, rounds: 25 } }),
    });
    expect(lines()).toEqual([
      'NovidadesSemana da grande pesca',
      'GanhadoresMa*** ganhou R$\u00a0123,45',
      'MissõesMaré alta: 25 de 25',
    ]);
    fireEvent.click(screen.getByRole('button', { name: /^Ganhadores/u }));
    expect(dialogs).toEqual([
      { type: 'modal.opened', modal: { type: 'lobbyBoards', tab: 'winners', category: 'FISH' } },
    ]);
  });

  test('shows placeholders while nothing is known', async () => {
    await stageBoard(<LobbyBoards category="FISH" />, {
      announcements: () => new Refusing('internal_error'),
      winnerBoard: () => ({ wins: [] }),
      missionSummary: () => ({ next: null }),
    });
    expect(lines()).toEqual([
      'NovidadesO que há de novo',
      'GanhadoresQuem ganhou hoje',
      'MissõesJogue e ganhe bônus',
    ]);
  });
});
