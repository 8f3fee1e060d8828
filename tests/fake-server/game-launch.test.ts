import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { type Game, gameSchema } from '#contract/entities/game.ts';
import { call, signIn } from './support/api.ts';
import { addressOf, gamesOf, launchGame, someGame } from './support/game-calls.ts';
import { sharedServer } from './support/shared-world.ts';

const server = await sharedServer({ log: (line) => expect.unreachable(line) });
const origin = server.portalUrl;
const token = await signIn(origin, 'maria', 'aurora2026');
const game = await someGame(origin);
beforeEach(() => server.world.situations.set([]));

const launch = (changes: object = {}) =>
  launchGame(origin, game, { token, username: 'maria' }, changes);

/** Opens a sea lottery, or tries to. */
const launchSea = (of: Game | undefined) =>
  call(origin, 'POST', '/games/launch/sea-lottery', {
    token,
    body: {
      nodeId: of?.nodeId,
      vassalage: of?.vassalage,
      playType: 'today',
      device: 'WEB',
      language: 'EN',
    },
  });

describe('a launch', () => {
  test('opens the game on the third parties’ origin, with the session', async () => {
    const { status, body } = await launch();
    expect(status).toBe(200);
    const { value } = z
      .object({ value: z.object({ game_url: z.url(), game: gameSchema }) })
      .parse(body);
    const address = new URL(value.game_url);
    expect(address.origin).toBe(server.vendorsUrl);
    expect(value.game).toEqual(game);
    const session = address.searchParams.get('session') ?? '';
    const opened = await fetch(`${server.vendorsUrl}/slot/session?session=${session}`);
    expect(await opened.json()).toMatchObject({
      session: { gameId: game.nodeId, minStake: game.minBet.amount, language: 'en-GB' },
    });
  });

  test.each([
    ['LIVE', 'baccarat', '/baccarat'],
    ['LIVE', 'roulette', '/roulette'],
    ['PVP', '', '/card-room'],
    ['SPORTS', '', '/sports'],
    ['ESPORTS', '', '/sports'],
    ['FISH', '', '/fish'],
    ['RNG', 'rocket', '/crash'],
  ])(
    'of a game of %s called “%s” leads to %s, and to no other game (L6)',
    async (type, name, path) => {
      const query = new URLSearchParams({
        gameType: type,
        gameName: name,
        ...(path === '/crash' && { gameClassify: 'INHOUSE' }),
      });
      const games = await gamesOf(origin, `/games?${query}`);
      const other = games.find(({ status }) => status === 'open');
      const address = addressOf(
        await launch({ nodeId: other?.nodeId, vassalage: other?.vassalage }),
      );
      expect(address.pathname).toBe(`${path}/play`);
      const opened = await fetch(address);
      expect(opened.status).toBe(200);
      const page = await opened.text();
      for (const [, file] of page.matchAll(/"(\/[a-z-]+\/browser\/[^"]+)"/gu)) {
        expect((await fetch(new URL(file ?? '', address))).status, file).toBe(200);
      }
      const session = address.searchParams.get('session') ?? '';
      const desks = ['/slot', '/baccarat', '/roulette', '/crash', '/sports'];
      const statuses = await Promise.all(
        desks.map(async (desk) => {
          const response = await fetch(`${address.origin}${desk}/session?session=${session}`);
          return [desk, response.status];
        }),
      );
      const expected = desks.map((desk) => [desk, desk === path ? 200 : 401]);
      expect(Object.fromEntries(statuses)).toEqual(Object.fromEntries(expected));
    },
  );

  test('belongs to the person of the token only', async () => {
    const other = await signIn(origin, 'joao', 'aurora2026');
    expect(await launch({ token: other })).toMatchObject({
      status: 401,
      body: { code: 'token_invalid' },
    });
    expect(await launch({ username: 'joao' })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', fields: [{ field: 'username', rule: 'incorrect' }] },
    });
  });

  test.each([
    ['another game', { gameId: 'some-other-game' }, 'gameId', 'incorrect'],
    ['no game', { gameId: undefined }, 'gameId', 'required'],
    ['another merchant', { merchantCode: 'OTHER' }, 'merchantCode', 'incorrect'],
    ['no merchant', { merchantCode: '' }, 'merchantCode', 'incorrect'],
    ['another vendor', { vassalage: 'NOBODY' }, 'vassalage', 'incorrect'],
  ])('that names %s is refused (L4)', async (_what, changes, field, rule) => {
    expect(await launch(changes)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', fields: [{ field, rule }] },
    });
  });

  test('opens a room, and no room of another game (L8)', async () => {
    const [room] = server.world.pvpRooms.all(undefined).filter(({ players }) => players === 0);
    if (!room) throw new Error('No room is empty.');
    const { roomId } = room;
    const of = { nodeId: room.game.node_id, vassalage: room.game.vendor_code };
    const opened = await launch({ ...of, gameId: undefined, roomId });
    expect(addressOf(opened).searchParams.get('session')).not.toBe('');
    const maria = server.world.members.byAccount('maria')?.id;
    const seated = server.world.pvpRooms.all(maria).filter(({ isSeated }) => isSeated);
    expect(seated.map((one) => one.roomId)).toEqual([roomId]);
    expect(await launch({ gameId: undefined, roomId })).toMatchObject({
      status: 404,
      body: { code: 'room_not_found' },
    });
  });

  test('of a sea lottery is its own call, for no other game (L4)', async () => {
    const lotteries = await gamesOf(origin, '/games?gameType=LOTT&vassalage=SEALOT');
    const lottery = lotteries.find(({ status }) => status === 'open');
    const { status, body } = await launchSea(lottery);
    expect(status).toBe(200);
    expect((await fetch(addressOf({ status, body }))).status).toBe(200);
    expect(await launchSea(game)).toMatchObject({ status: 404, body: { code: 'game_not_found' } });
    server.world.situations.set(['game-maintenance']);
    expect(await launchSea(lottery)).toMatchObject({ body: { code: 'game_under_maintenance' } });
  });

  test('is refused for the entry of all games of a vendor (L4)', async () => {
    const answer = await launch({ nodeId: 'salon-live-all', vassalage: 'SALON' });
    expect(answer).toMatchObject({ status: 404, body: { code: 'game_not_found' } });
  });

  test('finds a round that was never shown, and reports the totals of play', async () => {
    const bearer = await signIn(origin, 'carlos', 'aurora2026');
    const read = (path: string) => call(origin, 'GET', path, { token: bearer });
    expect(await read('/games/play-session')).toMatchObject({ body: { value: null } });
    const opened = await launchGame(origin, game, { token: bearer, username: 'carlos' });
    const session = addressOf(opened).searchParams.get('session');
    const tell = async (path: string, facts: object) => {
      const response = await fetch(`${server.vendorsUrl}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session, roundId: 'round-of-carlos', ...facts }),
      });
      return response.status;
    };
    expect(await tell('/slot/rounds', { stakes: { spin: game.minBet.amount } })).toBe(200);
    const { currency, amount } = game.minBet;
    expect(await read('/games/rounds/open')).toMatchObject({
      body: {
        value: {
          rounds: [{ roundId: 'round-of-carlos', game, stake: game.minBet, state: 'unseen' }],
        },
      },
    });
    expect(await read('/games/play-session')).toMatchObject({
      body: { value: { staked: { amount, currency }, rounds: 1 } },
    });
    expect(await tell('/slot/rounds/shown', { roundId: 'no' })).toBe(400);
    expect(await tell('/slot/rounds/shown', {})).toBe(200);
    expect(await read('/games/rounds/open')).toMatchObject({ body: { value: { rounds: [] } } });
    expect(await call(origin, 'GET', '/games/rounds/open', { token })).toMatchObject({
      body: { value: { rounds: [] } },
    });
  });

  test('needs an existing game and its vendor', async () => {
    expect(await launch({ nodeId: 'none' })).toMatchObject({
      status: 404,
      body: { code: 'game_not_found' },
    });
    expect(await launch({ vassalage: 'ABYSS' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'vassalage', rule: 'incorrect' }] },
    });
  });

  test('is refused while the vendor is down or the game under maintenance', async () => {
    server.world.situations.set(['vendor-down']);
    expect(await launch()).toMatchObject({ status: 502, body: { code: 'vendor_unavailable' } });
    server.world.situations.set(['game-maintenance']);
    expect(await launch()).toMatchObject({ status: 503, body: { code: 'game_under_maintenance' } });
    expect(new Set((await gamesOf(origin, '/games')).map(({ status }) => status))).toEqual(
      new Set(['maintenance']),
    );
    server.world.situations.set([]);
    const closed = (await gamesOf(origin, '/games?gameType=RNG')).find(
      ({ status }) => status === 'maintenance',
    );
    expect(closed).toBeDefined();
    const { nodeId, vassalage } = closed ?? game;
    expect(await launch({ nodeId, vassalage })).toMatchObject({
      body: { code: 'game_under_maintenance' },
    });
  });
});
