import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gameAnnouncementTypes } from '#contract/entities/board-types.ts';
import { gameAnnouncementSchema } from '#contract/entities/game-announcement.ts';
import type { World } from '#fake-server/world/world.ts';
import { playRound } from './support/played-rounds.ts';
import { openTestWorld } from './support/test-world.ts';

const MINUTE = 60_000;

let world: World;
beforeEach(async () => {
  world = await openTestWorld();
});
afterEach(() => world.close());

const ids = () => world.popularGames.now().map(({ game }) => game.node_id);

describe('popular games (L8)', () => {
  test('are the ten games with the most players now, without lotteries', () => {
    const popular = world.popularGames.now();
    expect(popular).toHaveLength(10);
    const players = popular.map((one) => one.players);
    expect(players).toEqual(players.toSorted((a, b) => b - a));
    expect(popular.every(({ game }) => !game.game_type.endsWith('LOTT'))).toBe(true);
    world.clock.move(30 * MINUTE);
    expect(world.popularGames.now().map((one) => one.players)).not.toEqual(players);
  });

  test('count each member who played in the last quarter of an hour, once', () => {
    world.settings.change({ simulatedPlayers: 0 });
    expect(ids()).toEqual([]);
    const [, second, third] = world.catalogue.list(
      { gameType: 'FISH' },
      { pageNo: 1, pageSize: 3 },
    ).games;
    for (const account of ['maria', 'maria', 'joao']) {
      playRound(world, account, { node_id: second?.node_id ?? '' });
    }
    playRound(world, 'maria', { node_id: third?.node_id ?? '' });
    expect(world.popularGames.now()).toMatchObject([
      { game: second, players: 2 },
      { game: third, players: 1 },
    ]);
    world.clock.move(15 * MINUTE + 1);
    expect(ids()).toEqual([]);
  });

  test('leave out lotteries', () => {
    world.settings.change({ simulatedPlayers: 0 });
    const [lottery] = world.catalogue.list({ gameType: 'LOTT' }, { pageNo: 1, pageSize: 1 }).games;
    const table = world.catalogue
      .list({ gameType: 'LIVE' }, { pageNo: 1, pageSize: 100 })
      .games.find((game) => game.is_vassalage === 0 && game.under_maintenance === 0);
    for (const game of [lottery, table]) {
      playRound(world, 'maria', { node_id: game?.node_id ?? '' });
    }
    expect(ids()).toEqual([table?.node_id]);
  });

  test('leave out what is under maintenance', () => {
    const closed = world.catalogue
      .list({}, { pageNo: 1, pageSize: 5_000 })
      .games.find(({ under_maintenance }) => under_maintenance === 1);
    playRound(world, 'maria', { node_id: closed?.node_id ?? '' });
    expect(ids()).not.toContain(closed?.node_id);
  });
});

describe('announcements about games (L8)', () => {
  test('are those of the category and those for all, newest first', () => {
    const all = world.gameAnnouncements.of(undefined, 'PT');
    for (const announcement of all) gameAnnouncementSchema.parse(announcement);
    const dates = all.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(gameAnnouncementTypes));
    const fish = world.gameAnnouncements.of('FISH', 'PT');
    expect(new Set(fish.map(({ gameClassify }) => gameClassify))).toEqual(new Set(['FISH', null]));
  });

  test('are in the requested language', () => {
    const [first] = world.gameAnnouncements.of('PVP', 'EN');
    expect(first?.title).toBe('Rooms for two, four and six players');
    expect(world.gameAnnouncements.of('PVP', 'PT-BR')[0]?.content).toContain('Escolha a sala');
  });
});
