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

/** Adds or removes a favourite of Maria's. */
const change = (method: 'POST' | 'DELETE', nodeId: string) =>
  call(origin, method, '/games/favourites', {
    token,
    body: { nodeId, vendor: game.vassalage, gameType: 'RNG' },
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
