import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Mission, MissionLeaderboard } from '#contract/entities/mission.ts';
import { Missions } from '#web/features/boards/Missions.tsx';
import { leaveStage, Refusing, stageBoard } from './board-stage.tsx';

afterEach(leaveStage);

const mission: Mission = {
  promotionId: 'slots-race',
  title: 'Corrida dos slots',
  image: '/art/promotions/slots-race.svg',
  state: 'in_process',
  bonus: { amount: 1_200, currency: 'BRL' },
  rounds: 10,
  roundsPlayed: 4,
  startsAt: '2026-11-17T09:00:00.000Z',
  endsAt: '2026-12-17T09:00:00.000Z',
};

const board: MissionLeaderboard = {
  startsAt: '2026-11-16T00:00:00.000Z',
  endsAt: '2026-11-23T00:00:00.000Z',
  pointsPerRound: 10,
  entries: Array.from({ length: 10 }, (_, place) => ({
    rank: place + 1,
    name: 'Lí***',
    points: 1_000 - place * 10,
    isOwn: false,
  })),
  own: null,
};

async function stageMissions(
  next: Partial<Mission> | null,
  leaderboard: Partial<MissionLeaderboard> = {},
  open = 3,
) {
  return await stageBoard(<Missions />, {
    missionSummary: () => ({ open, next: next && { ...mission, ...next } }),
    missionLeaderboard: () => ({ ...board, ...leaderboard }),
  });
}

describe('the missions (L8)', () => {
  test('show the next one, its progress, and the link to it', async () => {
    await stageMissions({});
    expect(screen.getByText('3 missões abertas')).toBeDefined();
    const progress = screen.getByRole('progressbar', { name: 'Corrida dos slots: progresso' });
    expect(progress.getAttribute('aria-valuetext')).toBe('4 de 10 rodadas');
    const link = screen.getByRole('link', { name: 'Corrida dos slots' });
    expect(link.getAttribute('href')).toBe('/promotions/slots-race');
  });

  test('show no progress before they are joined', async () => {
    await stageMissions({ state: 'open', roundsPlayed: null });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('Participe e jogue 10 rodadas')).toBeDefined();
  });

  test('never show more rounds than the mission asks for', async () => {
    await stageMissions({ state: 'issued', roundsPlayed: 17 });
    expect(screen.getByText('10 de 10 rodadas')).toBeDefined();
    expect(screen.getByText('Pronta para resgatar')).toBeDefined();
  });

  test('show what comes next when nothing is open, or that there is nothing', async () => {
    await stageMissions({ state: 'coming_soon', roundsPlayed: null }, {}, 0);
    expect(screen.getByText('Próxima missão')).toBeDefined();
    expect(screen.getByText(/^Começa em 17 de nov/u)).toBeDefined();
    leaveStage();
    await stageMissions(null, {}, 0);
    expect(screen.getByText(/^Nenhuma missão no momento/u)).toBeDefined();
  });

  test('show five places, with one’s own marked', async () => {
    const entries = board.entries.map((entry) => ({ ...entry, isOwn: entry.rank === 2 }));
    await stageMissions({}, { entries, own: { rank: 2, points: 990 } });
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(5);
    expect(items[1]?.textContent).toContain('Você');
    expect(screen.getByText('Cada rodada de uma missão vale 10 pontos.')).toBeDefined();
  });

  test('show a person further down their place', async () => {
    await stageMissions({}, { own: { rank: 1_234, points: 20 } });
    expect(screen.getByText('Você está em 1.234º lugar, com 20 pontos.')).toBeDefined();
  });

  test('start again with the week', async () => {
    await stageMissions({}, { entries: [] });
    expect(screen.getByText(/^A semana acabou de começar/u)).toBeDefined();
  });

  test('say so in their place when they fail to load, each for itself', async () => {
    await stageBoard(<Missions />, {
      missionSummary: () => new Refusing('internal_error'),
      missionLeaderboard: () => board,
    });
    expect(screen.getAllByText('Não foi possível carregar.')).toHaveLength(1);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });
});
