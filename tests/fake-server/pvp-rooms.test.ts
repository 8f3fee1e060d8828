import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { type PvpRoom, pvpRoomSchema } from '#contract/entities/room.ts';
import type { FakeServer } from '#fake-server/start.ts';
import type { Room } from '#fake-server/world/play/pvp-rooms.ts';
import type { World } from '#fake-server/world/world.ts';
import { call, signIn } from './support/api.ts';
import { memberOf } from './support/played-rounds.ts';
import { startTestServer } from './support/test-server.ts';
import { openTestWorld, refusalOf } from './support/test-world.ts';

const MINUTE = 60_000;

describe('the rooms of card games (L8)', () => {
  let world: World;
  beforeEach(async () => {
    world = await openTestWorld();
  });
  afterEach(() => world.close());

  const idOf = (account: string) => memberOf(world, account).id;
  const roomOfTwo = (): Room => {
    const room = world.pvpRooms.all(undefined).find(({ seats }) => seats === 2);
    if (!room) throw new Error('There is no room for two.');
    return room;
  };
  const playersIn = ({ roomId }: Room) =>
    world.pvpRooms.all(undefined).find((room) => room.roomId === roomId)?.players;

  test('are of card games, sorted by stake, and never overfull', () => {
    const first = world.pvpRooms.all(undefined).map(({ roomId }) => roomId);
    let wereFull = 0;
    for (let minute = 0; minute < 60; minute += 1) {
      world.clock.move(MINUTE);
      const rooms = world.pvpRooms.all(undefined);
      expect(rooms.map(({ roomId }) => roomId)).toEqual(first);
      for (const { players, seats, game } of rooms) {
        expect(game.game_type).toBe('PVP');
        expect(players).toBeGreaterThanOrEqual(0);
        expect(players).toBeLessThanOrEqual(seats);
        if (players === seats) wereFull += 1;
      }
    }
    expect(wereFull).toBeGreaterThan(0);
    const stakes = world.pvpRooms.all(undefined).map(({ stake }) => stake);
    expect(stakes).toEqual(stakes.toSorted((a, b) => a - b));
    expect(new Set(stakes).size).toBeGreaterThan(2);
  });

  test('give each person one seat, and refuse people when full', async () => {
    world.settings.change({ simulatedPlayers: 0 });
    const room = roomOfTwo();
    world.pvpRooms.sit(idOf('maria'), room);
    world.pvpRooms.sit(idOf('maria'), room);
    expect(playersIn(room)).toBe(1);
    world.pvpRooms.sit(idOf('joao'), room);
    expect(await refusalOf(() => world.pvpRooms.sit(idOf('beatriz'), room))).toBe('room_full');
    // Their own seat stays theirs in a full room.
    world.pvpRooms.sit(idOf('joao'), room);
    const seated = (account: string) =>
      world.pvpRooms.all(idOf(account)).find(({ roomId }) => roomId === room.roomId)?.isSeated;
    expect([seated('joao'), seated('beatriz')]).toEqual([true, false]);
  });

  test('free a seat when somebody moves to another room, or leaves', () => {
    world.settings.change({ simulatedPlayers: 0 });
    const room = roomOfTwo();
    const other = world.pvpRooms.all(undefined).find(({ roomId }) => roomId !== room.roomId);
    if (!other) throw new Error('There is no other room.');
    world.pvpRooms.sit(idOf('maria'), room);
    world.pvpRooms.sit(idOf('joao'), room);
    world.pvpRooms.sit(idOf('maria'), other);
    expect([playersIn(room), playersIn(other)]).toEqual([1, 1]);
    world.clock.move(20 * MINUTE);
    expect([playersIn(room), playersIn(other)]).toEqual([0, 0]);
  });

  test('free seats taken later when the clock is moved back', () => {
    world.settings.change({ simulatedPlayers: 0 });
    const room = roomOfTwo();
    world.pvpRooms.sit(idOf('maria'), room);
    world.clock.move(-24 * 60 * MINUTE);
    expect(playersIn(room)).toBe(0);
    world.pvpRooms.sit(idOf('joao'), room);
    world.pvpRooms.sit(idOf('beatriz'), room);
    expect(playersIn(room)).toBe(2);
  });
});

describe('the way into a room (L8)', () => {
  let server: FakeServer;
  let token: string;
  let room: PvpRoom;
  beforeEach(async () => {
    server = await startTestServer({ log: (line) => expect.unreachable(line) });
    server.world.settings.change({ simulatedPlayers: 0 });
    token = await signIn(server.portalUrl, 'maria', 'aurora2026');
    const { body } = await call(server.portalUrl, 'GET', '/pvp/rooms', { token });
    const rooms = z.object({ value: z.object({ rooms: z.array(pvpRoomSchema) }) });
    const dearest = rooms.parse(body).value.rooms.at(-1);
    if (!dearest) throw new Error('There is no room.');
    room = dearest;
  });
  afterEach(() => server.close());

  const enter = (changes: object = {}) =>
    call(server.portalUrl, 'POST', '/pvp/launch', {
      token,
      body: {
        roomId: room.roomId,
        nodeId: room.game.nodeId,
        vassalage: room.game.vassalage,
        accountType: 1,
        confirmTrans: 0,
        launchMode: 'GLS',
        platform: 'html5-desktop',
        clientType: 3,
        username: 'maria',
        token,
        merchantCode: 'AURORA',
        language: 'PT',
        ...changes,
      },
    });

  test('opens a card room with the stake and seats of the room', async () => {
    const { status, body } = await enter();
    expect(status).toBe(200);
    const { content } = z.object({ value: z.object({ content: z.url() }) }).parse(body).value;
    const address = new URL(content);
    expect(address.origin).toBe(new URL(server.vendorsUrl).origin);
    expect(address.pathname).toBe('/card-room/play');
    const session = server.world.rounds
      .operator('cards')
      .session(address.searchParams.get('session') ?? '');
    expect(session).toMatchObject({
      gameId: room.game.nodeId,
      title: `${room.game.gameName} · ${room.number}`,
      minStake: room.stake.amount,
      seats: room.seats,
    });
    const { body: after } = await call(server.portalUrl, 'GET', '/pvp/rooms', { token });
    expect(JSON.stringify(after)).toContain('"players":1,"isSeated":true');
  });

  test.each([
    ['a room that is not there', { roomId: 'nowhere' }, 404, 'room_not_found'],
    ['a room of another game', { nodeId: 'lumen-rng-1' }, 404, 'room_not_found'],
    ['another person’s name', { username: 'joao' }, 400, 'validation_failed'],
  ])('is refused for %s, and takes no seat', async (_, changes, status, code) => {
    expect(await enter(changes)).toMatchObject({ status, body: { code } });
    expect(server.world.pvpRooms.all(undefined).every(({ players }) => players === 0)).toBe(true);
  });

  test('is closed while the vendor is down, or the room full', async () => {
    server.world.situations.set(['vendor-down']);
    expect(await enter()).toMatchObject({ status: 502, body: { code: 'vendor_unavailable' } });
    server.world.situations.set([]);
    const { pvpRooms } = server.world;
    for (const account of ['joao', 'beatriz'].slice(0, room.seats)) {
      pvpRooms.sit(
        memberOf(server.world, account).id,
        pvpRooms.find(room.roomId, room.game.nodeId),
      );
    }
    expect(await enter()).toMatchObject({ status: 409, body: { code: 'room_full' } });
  });
});
