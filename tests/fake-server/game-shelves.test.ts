import { describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { gameSchema } from '#contract/entities/game.ts';
import { call, signIn } from './support/api.ts';
import { gamesOf, launchGame, someGame } from './support/game-calls.ts';
import { sharedServer } from './support/shared-world.ts';

const server = await sharedServer({ log: (line) => expect.unreachable(line) });
const origin = server.portalUrl;
const token = await signIn(origin, 'maria', 'aurora2026');
const game = await someGame(origin);

/** Adds or removes a favourite of Maria's. */
const change = (method: 'POST' | 'DELETE', nodeId: string, changes: object = {}) => {
  const vendor = server.world.catalogue.find(nodeId)?.vendor_code ?? game.vassalage;
  const favourite = { nodeId, vendor, gameType: 'RNG', ...changes };
  return method === 'POST'
    ? call(origin, method, '/games/favourites', { token, body: favourite })
    : call(origin, method, `/games/favourites?${new URLSearchParams(favourite)}`, { token });
};

const idsOf = (games: readonly { readonly nodeId: string }[]) => games.map(({ nodeId }) => nodeId);

/** A page of the recent games of somebody. */
async function recent(query: string, bearer = token) {
  const { body } = await call(origin, 'GET', `/games/recent${query}`, { token: bearer });
  const value = z.object({ list: z.array(gameSchema), totalGames: z.number() });
  return z.object({ value }).parse(body).value;
}

describe('recent games', () => {
  test('are those that a person opened, the last first, each once (L3)', async () => {
    const bearer = await signIn(origin, 'beatriz', 'aurora2026');
    expect(await recent('', bearer)).toEqual({ list: [], totalGames: 0 });
    const slots = await gamesOf(origin, '/games?gameType=RNG&minBet=10&pageSize=2');
    const [fish] = await gamesOf(origin, '/games?gameType=FISH&pageSize=1');
    const opened = [...slots, fish, slots[0]].filter((one) => one !== undefined);
    for (const { nodeId, vassalage } of opened) {
      server.world.clock.move(1_000);
      await launchGame(origin, { nodeId, vassalage }, { token: bearer, username: 'beatriz' });
    }
    const [first, second] = idsOf(slots);
    expect(idsOf((await recent('', bearer)).list)).toEqual([first, fish?.nodeId, second]);
    expect(await recent('?gameType=FISH', bearer)).toMatchObject({ totalGames: 1 });
    expect(idsOf((await recent('?pageNo=2&pageSize=1', bearer)).list)).toEqual([fish?.nodeId]);
    expect(await recent('')).toMatchObject({ totalGames: 0 });
  });
});

describe('favourites', () => {
  test.each([{ vendor: 'NONE' }, { gameType: 'LIVE' }])(
    'are no games that are named with %j of another (L3)',
    async (changes) => {
      expect(await change('POST', game.nodeId, changes)).toMatchObject({
        status: 404,
        body: { code: 'game_not_found' },
      });
    },
  );

  test('are added and removed once, however often requested', async () => {
    const [, second] = await gamesOf(origin, '/games?gameType=RNG&pageSize=2');
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

  test('are games, separate for each person', async () => {
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

describe('the categories of a vendor', () => {
  test('match its lanes and their number of games (specification §7)', async () => {
    const { body } = await call(origin, 'GET', '/games/vendors/MANGUE/game-types');
    expect(body).toMatchObject({
      value: {
        vassalage: 'MANGUE',
        name: 'Red Mangue',
        gameTypes: [
          { gameClassify: 'RNG', gameCount: 150 },
          { gameClassify: 'FISH', gameCount: 15 },
        ],
      },
    });
  });

  test('are not found for an unknown vendor', async () => {
    const { status, body } = await call(origin, 'GET', '/games/vendors/NOBODY/game-types');
    expect([status, body]).toMatchObject([404, { code: 'not_found' }]);
  });
});
