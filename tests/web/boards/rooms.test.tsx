import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { PvpRoom } from '#contract/entities/room.ts';
import PvpRooms from '#web/features/pvp/PvpRooms.tsx';
import { leaveStage, Refusing, stageBoard } from './board-stage.tsx';

afterEach(leaveStage);

const room = (changes: object = {}): PvpRoom =>
  ({
    roomId: 'truco-1-room-2',
    number: 2,
    game: { nodeId: 'truco-1', gameName: 'Truco Real', image: '/art/a.svg', status: 'open' },
    stake: { amount: 500, currency: 'BRL' },
    seats: 4,
    players: 3,
    isSeated: false,
    ...changes,
  }) as PvpRoom;

const stageRooms = async (rooms: readonly PvpRoom[]) =>
  await stageBoard(<PvpRooms />, { rooms: () => ({ rooms }) });

describe('the rooms of card games (L8)', () => {
  test('show game, stake and seats, and lead into the room', async () => {
    await stageRooms([room()]);
    expect(screen.getByRole('article').textContent).toBe(
      'Truco RealSala 2A partir deR$\u00a05,003 de 4 lugaresEntrar na sala',
    );
    const link = screen.getByRole('link', { name: 'Entrar na sala: Sala 2, Truco Real' });
    expect(link.getAttribute('href')).toBe('/game?id=truco-1&room=truco-1-room-2');
  });

  test.each([
    ['that is full', { players: 4 }, 'Cheia'],
    ['under maintenance', { game: { ...room().game, status: 'maintenance' } }, 'Em manutenção'],
  ])('lead nowhere for a room %s', async (_, changes, word) => {
    await stageRooms([room(changes)]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(word)).toBeDefined();
  });

  test('lead back to one’s own seat, also in a full room', async () => {
    await stageRooms([room({ players: 4, isSeated: true })]);
    expect(screen.getByRole('link', { name: 'Voltar à sala: Sala 2, Truco Real' })).toBeDefined();
  });

  test('are refreshed while they are on the page', async () => {
    const { calls, wait } = await stageRooms([room()]);
    await wait(15_000);
    expect(calls['rooms']).toBe(2);
  });

  test('say that there are none, or that loading failed', async () => {
    await stageRooms([]);
    expect(screen.getByText(/^Nenhuma sala aberta agora/u)).toBeDefined();
    leaveStage();
    let isDown = true;
    const { wait } = await stageBoard(<PvpRooms />, {
      rooms: () => (isDown ? new Refusing('timed_out') : { rooms: [room()] }),
    });
    expect(screen.getByText('Não foi possível carregar as salas.')).toBeDefined();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await wait(0);
    expect(screen.getByRole('article')).toBeDefined();
  });
});
