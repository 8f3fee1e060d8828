import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import HomeBoards from '#web/features/boards/HomeBoards.tsx';
import { leaveStage, Refusing, stageBoard } from './board-stage.tsx';

afterEach(leaveStage);

const others = {
  popular: () => ({ games: [] }),
  winnerBoard: () => ({ wins: [] }),
  missionSummary: () => ({ open: 0, next: null }),
  missionLeaderboard: () => ({ entries: [], own: null, pointsPerRound: 10 }),
};
const announcement = (id: string) => ({
  id,
  type: 'NEW',
  gameClassify: 'PVP',
  title: `Novidade ${id}`,
  content: `<p>Tudo sobre ${id}.</p>`,
  date: '2026-11-22T08:00:00.000Z',
});

describe('news of the games on home (L8)', () => {
  test('are the newest of every category', async () => {
    await stageBoard(<HomeBoards />, {
      ...others,
      announcements: () => ({ announcements: ['um', 'dois', 'três', 'quatro'].map(announcement) }),
    });
    const news = screen.getByRole('region', { name: 'Novidades' });
    const titles = Array.from(news.querySelectorAll('h3'), ({ textContent }) => textContent);
    expect(titles).toEqual(['Novidade um', 'Novidade dois', 'Novidade três']);
  });

  test('say so in their place when they fail to load', async () => {
    await stageBoard(<HomeBoards />, {
      ...others,
      announcements: () => new Refusing('internal_error'),
    });
    const news = screen.getByRole('region', { name: 'Novidades' });
    expect(news.textContent).toContain('Tentar de novo');
  });
});
