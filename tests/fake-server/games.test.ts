import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { type Game, gameSchema } from '#contract/entities/game.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { call, signIn } from './support/api.ts';
import { startTestServer } from './support/test-server.ts';

let server: FakeServer;
let origin: string;
let token: string;
let game: Game;
beforeAll(async () => {
  server = await startTestServer({
    log: (line) => expect.unreachable(line),
  });
  origin = server.portalUrl;
  token = await signIn(origin, 'maria', 'aurora2026');
  const [first] = await gamesOf('/games?gameType=RNG&pageSize=1');
  if (!first) throw new Error('There is no game.');
  game = first;
});
afterAll(() => server.close());
beforeEach(() => server.world.situations.set([]));

async function gamesOf(path: string): Promise<Game[]> {
  const { body } = await call(origin, 'GET', path);
  const { value } = z.object({ value: z.object({ games: z.array(gameSchema) }) }).parse(body);
  return value.games;
}

function launch(changes: object = {}, bearer = token) {
  const { nodeId, vassalage } = game;
  const body = {
    nodeId,
    vassalage,
    accountType: 1,
    confirmTrans: 0,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: 'maria',
    token: bearer,
    merchantCode: 'AURORA',
    language: 'EN',
    ...changes,
  };
  return call(origin, 'POST', '/games/launch', { token: bearer, body });
}

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

/** Adds or removes a favourite of Maria's. */
const change = (method: 'POST' | 'DELETE', nodeId: string) =>
  call(origin, method, '/games/favourites', {
    token,
    body: { nodeId, vendor: game.vassalage, gameType: 'RNG' },
  });

const idsOf = (games: readonly { readonly nodeId: string }[]) => games.map(({ nodeId }) => nodeId);

/** A page of the recent games of somebody. */
async function recent(query: string, bearer = token) {
  const { body } = await call(origin, 'GET', `/games/recent${query}`, { token: bearer });
  const value = z.object({ list: z.array(gameSchema), totalGames: z.number() });
  return z.object({ value }).parse(body).value;
}

describe('recent games', () => {
  test('are those that a person opened, the last first and each once (L3)', async () => {
    const bearer = await signIn(origin, 'beatriz', 'aurora2026');
    expect(await recent('', bearer)).toEqual({ list: [], totalGames: 0 });
    const slots = await gamesOf('/games?gameType=RNG&minBet=10&pageSize=2');
    const [fish] = await gamesOf('/games?gameType=FISH&pageSize=1');
    const opened = [...slots, fish, slots[0]].filter((one) => one !== undefined);
    for (const { nodeId, vassalage } of opened) {
      server.world.clock.move(1_000);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await launch({ nodeId, vassalage, username: 'beatriz' }, bearer);
    }
    const [first, second] = idsOf(slots);
    expect(idsOf((await recent('', bearer)).list)).toEqual([first, fish?.nodeId, second]);
    expect(await recent('?gameType=FISH', bearer)).toMatchObject({ totalGames: 1 });
    expect(idsOf((await recent('?pageNo=2&pageSize=1', bearer)).list)).toEqual([fish?.nodeId]);
    expect(await recent('')).toMatchObject({ totalGames: 0 });
  });
});

describe('favourites', () => {
  test('are added and removed once, however often that is asked for', async () => {
    const [, second] = await gamesOf('/games?gameType=RNG&pageSize=2');
    const other = second?.nodeId ?? '';
    await change('POST', game.nodeId);
    server.world.clock.move(1_000);
    await change('POST', other);
    const again = await change('POST', game.nodeId);
    expect(again.body).toMatchObject({ value: [other, game.nodeId] });
    const page = await call(origin, 'GET', '/games/favourites?pageSize=1', { token });
    expect(page.body).toMatchObject({ value: { content: [{ nodeId: other }], totalPages: 2 } });
    const none = await call(origin, 'GET', '/games/favourites?gameType=LIVE', { token });
    expect(none.body).toMatchObject({ value: { content: [], totalPages: 0 } });
    await change('DELETE', other);
    expect((await change('DELETE', other)).body).toMatchObject({ value: [game.nodeId] });
    const ids = await call(origin, 'GET', '/games/favourites/ids', { token });
    expect(ids.body).toMatchObject({ value: [game.nodeId] });
  });

  test('are games, and each person’s own', async () => {
    expect(await change('POST', 'none')).toMatchObject({
      status: 404,
      body: { code: 'game_not_found' },
    });
    await change('POST', game.nodeId);
    const joao = await signIn(origin, 'joao', 'aurora2026');
    const ids = await call(origin, 'GET', '/games/favourites/ids', { token: joao });
    expect(ids.body).toMatchObject({ value: [] });
  });
});

describe('a launch', () => {
  test('leads to the game on the third parties’ origin, which knows the session', async () => {
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
      session: { gameId: game.nodeId, minStake: game.minBet.amount, language: 'en' },
    });
  });

  test.each([
    ['LIVE', '/baccarat'],
    ['PVP', '/baccarat'],
    ['SPORTS', '/sports'],
    ['ESPORTS', '/sports'],
    ['FISH', '/slot'],
  ])('of a game of %s leads to %s, and to no other game (L6)', async (gameType, path) => {
    const [other] = await gamesOf(`/games?gameType=${gameType}&pageSize=1`);
    const { body } = await launch({ nodeId: other?.nodeId, vassalage: other?.vassalage });
    const { value } = z.object({ value: z.object({ game_url: z.url() }) }).parse(body);
    const address = new URL(value.game_url);
    expect(address.pathname).toBe(`${path}/play`);
    expect((await fetch(address)).status).toBe(200);
    const session = address.searchParams.get('session') ?? '';
    const statuses = await Promise.all(
      ['/slot', '/baccarat', '/sports'].map(async (desk) => {
        const response = await fetch(`${address.origin}${desk}/session?session=${session}`);
        return [desk, response.status];
      }),
    );
    expect(Object.fromEntries(statuses)).toEqual({
      '/slot': 401,
      '/baccarat': 401,
      '/sports': 401,
      [path]: 200,
    });
  });

  test('many rounds at the same time, in two games, never take more than there is', async () => {
    const { world, vendorsUrl } = server;
    const member = world.members.byAccount('joao');
    if (!member) throw new Error('João is not there.');
    const amount = 2_550 - world.wallet.balance(member.id);
    world.wallet.post({ memberId: member.id, key: 'pocket', kind: 'credit', amount });
    const bearer = await signIn(origin, 'joao', 'aurora2026');
    const sessions = await Promise.all(
      ['LIVE', 'RNG'].map(async (gameType) => {
        const games = await gamesOf(`/games?gameType=${gameType}&minBet=100&pageSize=1`);
        const { nodeId, vassalage } = games[0] ?? game;
        const { body } = await launch({ nodeId, vassalage, username: 'joao' }, bearer);
        const { value } = z.object({ value: z.object({ game_url: z.url() }) }).parse(body);
        return new URL(value.game_url).searchParams.get('session') ?? '';
      }),
    );
    const [table, slot] = sessions;
    const smallest = world.rounds.desk('slot').session(slot ?? '')?.minStake ?? 0;
    const send = async (path: string, body: object) => {
      const response = await fetch(`${vendorsUrl}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return response.status;
    };
    const statuses = await Promise.all(
      Array.from({ length: 120 }, (_, index) => {
        // Every third is a repeat of the one before.
        const roundId = `at-once-${index - (index % 3 === 2 ? 1 : 0)}`;
        return index % 2 === 0
          ? send('/baccarat/rounds', {
              session: table,
              roundId: `b-${roundId}`,
              stakes: { tie: 500 },
            })
          : send('/slot/rounds', { session: slot, roundId: `s-${roundId}`, stake: smallest * 5 });
      }),
    );
    expect(statuses).toContain(200);
    expect(statuses).toContain(409);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const entries = world.wallet.entries(member.id);
    expect(entries.every(({ balance_after }) => balance_after >= 0)).toBe(true);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    expect(world.wallet.balance(member.id)).toBe(
      entries.reduce((sum, entry) => sum + entry.amount, 0),
    );
    expect(world.wallet.unbalanced()).toEqual([]);
  });

  test('is for the person of the token alone', async () => {
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

  test('of a sea lottery is one of its own, which no other game has (L4)', async () => {
    const lotteries = await gamesOf('/games?gameType=LOTT&vassalage=SEALOT');
    const lottery = lotteries.find(({ status }) => status === 'open');
    const { status, body } = await launchSea(lottery);
    expect(status).toBe(200);
    const { value } = z.object({ value: z.object({ game_url: z.url() }) }).parse(body);
    expect((await fetch(value.game_url)).status).toBe(200);
    expect(await launchSea(game)).toMatchObject({ status: 404, body: { code: 'game_not_found' } });
    server.world.situations.set(['game-maintenance']);
    expect(await launchSea(lottery)).toMatchObject({ body: { code: 'game_under_maintenance' } });
  });

  test('is not for what stands for all games of a vendor (L4)', async () => {
    const answer = await launch({ nodeId: 'salon-live-all', vassalage: 'SALON' });
    expect(answer).toMatchObject({ status: 404, body: { code: 'game_not_found' } });
  });

  test('lets a round be found again that was never shown, and tells what play has come to', async () => {
    const bearer = await signIn(origin, 'carlos', 'aurora2026');
    const read = (path: string) => call(origin, 'GET', path, { token: bearer });
    expect(await read('/games/play-session')).toMatchObject({ body: { value: null } });
    const { body } = await launch({ username: 'carlos' }, bearer);
    const { value } = z.object({ value: z.object({ game_url: z.url() }) }).parse(body);
    const session = new URL(value.game_url).searchParams.get('session');
    const tell = async (path: string, told: object) => {
      const response = await fetch(`${server.vendorsUrl}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session, roundId: 'round-of-carlos', ...told }),
      });
      return response.status;
    };
    expect(await tell('/slot/rounds', { stake: game.minBet.amount })).toBe(200);
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

  test('names a game there is, and its vendor', async () => {
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
    expect(new Set((await gamesOf('/games')).map(({ status }) => status))).toEqual(
      new Set(['maintenance']),
    );
    server.world.situations.set([]);
    const closed = (await gamesOf('/games?gameType=RNG')).find(
      ({ status }) => status === 'maintenance',
    );
    expect(closed).toBeDefined();
    const { nodeId, vassalage } = closed ?? game;
    expect(await launch({ nodeId, vassalage })).toMatchObject({
      body: { code: 'game_under_maintenance' },
    });
  });
});
