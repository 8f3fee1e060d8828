import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { lotteryBetSchema } from '#contract/entities/lottery.ts';
import type { FakeServer } from '#fake-server/start.ts';
import type { World } from '#fake-server/world/world.ts';
import { nextHeldDraw } from '#tests/support/draws.ts';
import { call, signIn } from './support/api.ts';
import { addressOf, launchGame } from './support/game-calls.ts';
import { lotteryOf, openLobby } from './support/lottery-lobby.ts';
import { startTestServer } from './support/test-server.ts';

const SECOND = 1000;

let server: FakeServer;
let world: World;
let portal = '';
let vendors = '';
let token = '';
beforeAll(async () => {
  server = await startTestServer();
  world = server.world;
  portal = new URL(server.portalUrl).origin;
  vendors = new URL(server.vendorsUrl).origin;
});
afterAll(() => server.close());
beforeEach(async () => {
  world.situations.set([]);
  token = await signIn(portal, 'maria', 'aurora2026');
});

const memberId = () => world.members.byAccount('maria')?.id ?? 0;
const balance = () => world.wallet.balance(memberId());

async function place(body: object): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(`${vendors}/lottery/bets`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

let rounds = 0;
const ticketOn = (gameCode: string, session: string | null) => {
  rounds += 1;
  return {
    session,
    roundId: `lottery-round-${rounds}`,
    stake: 200,
    gameCode,
    drawNo: world.lotteryProvider.open(
      lotteryOf(world.lotteryProvider, gameCode),
      world.clock.now(),
    ).drawNo,
    playType: 'tail',
    numbers: ['7'],
  };
};

const betsSchema = z.object({
  value: z.object({ content: z.array(lotteryBetSchema), totalPages: z.int() }),
});
async function bets(query = '') {
  const answer = await call(portal, 'GET', `/lottery/bets${query}`, { token });
  return betsSchema.parse(answer.body).value.content;
}

describe('a bet on a draw (L7)', () => {
  test('is accepted once, settled when the numbers are out, and shown with them', async () => {
    const { closesAt, resultsAt } = nextHeldDraw(
      world.lotteryProvider,
      lotteryOf(world.lotteryProvider, 'mekong-nhanh'),
      world.clock.now(),
    );
    world.clock.move(closesAt - SECOND - world.clock.now());
    const session = (await openLobby(server, token)).get('session');
    const before = balance();
    const ticket = ticketOn('mekong-nhanh', session);
    for (const digit of '0123456789') {
      const other = { ...ticket, roundId: `${ticket.roundId}-${digit}`, numbers: [digit] };
      expect(await place(other)).toMatchObject({ status: 200 });
    }
    expect(balance()).toBe(before - 2_000);
    const waiting = await bets('?gameCode=mekong-nhanh');
    expect(waiting.every(({ state, draw }) => state === 'open' && draw === null)).toBe(true);

    world.clock.move(resultsAt - world.clock.now() - 1);
    expect((await bets())[0]?.state).toBe('open');
    world.clock.move(1);
    const settled = (await bets()).slice(0, 10);
    expect(settled.map(({ state }) => state).toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 'lost'),
      'won',
    ]);
    const won = settled.find(({ state }) => state === 'won');
    const special = won?.draw?.prizes[0]?.numbers[0];
    expect(special?.at(-1)).toBe(won?.numbers[0]);
    // One of ten digits wins 9.4 times the stake of 2.00.
    expect(won?.win.amount).toBe(1_880);
    expect(balance()).toBe(before - 2_000 + 1_880);
    await bets();
    expect(balance()).toBe(before - 2_000 + 1_880);
    expect(world.ledger.imbalances()).toEqual([]);
  });

  test('that is sent again counts once, also when its draw is over', async () => {
    const session = (await openLobby(server, token)).get('session');
    const ticket = ticketOn('mekong-nhanh', session);
    expect(await place(ticket)).toMatchObject({ status: 200, answer: { replayed: false } });
    const after = balance();
    world.clock.move(10 * 60 * SECOND);
    expect(await place(ticket)).toMatchObject({ status: 200, answer: { replayed: true } });
    expect(await place({ ...ticket, numbers: ['8'] })).toMatchObject({
      status: 400,
      answer: { code: 'bad_request' },
    });
    const entries = world.wallet.entries(memberId());
    const taken = entries.filter(({ key }) => key.startsWith(`round:${ticket.roundId}:stake`));
    expect(taken).toHaveLength(1);
    expect(balance()).toBeGreaterThanOrEqual(after);
  });

  test('is refused with the reason, and no money moves', async () => {
    const session = (await openLobby(server, token)).get('session');
    const before = balance();
    const ticket = ticketOn('mekong-nhanh', session);
    const refused = async (body: object) => (await place({ ...ticket, ...body })).answer;
    expect(await refused({ drawNo: '20200101-0001' })).toMatchObject({
      code: 'draw_closed',
      open: { drawNo: ticket.drawNo },
    });
    expect(await refused({ numbers: ['77'] })).toMatchObject({ code: 'numbers_invalid' });
    expect(await refused({ numbers: [] })).toMatchObject({ code: 'numbers_invalid' });
    expect(await refused({ stake: 99 })).toMatchObject({ code: 'stake_out_of_range' });
    expect(await refused({ stake: 10_001 })).toMatchObject({ code: 'stake_out_of_range' });
    expect(await refused({ playType: 'special3', numbers: ['123'], stake: 10_001 })).toMatchObject({
      code: 'stake_out_of_range',
    });
    expect(await refused({ playType: 'pick1', numbers: ['01'] })).toMatchObject({
      code: 'bad_request',
    });
    expect(await refused({ gameCode: 'loto-expresso' })).toMatchObject({ code: 'bad_request' });
    expect(await refused({ stake: '200' })).toMatchObject({ code: 'bad_request' });
    expect(await refused({ numbers: 'seven' })).toMatchObject({ code: 'bad_request' });
    expect(await refused({ session: 'made-up' })).toMatchObject({ code: 'session_expired' });
    world.situations.set(['game-maintenance']);
    expect(await refused({})).toMatchObject({ code: 'game_under_maintenance' });
    expect(balance()).toBe(before);
  });

  test('is refused to a person with too little money', async () => {
    token = await signIn(portal, 'beatriz', 'aurora2026');
    const poor = world.members.byAccount('beatriz')?.id ?? 0;
    const amount = 150 - world.wallet.balance(poor);
    world.wallet.post({ memberId: poor, key: 'spent', kind: 'credit', amount });
    const session = (await openLobby(server, token)).get('session');
    expect((await place(ticketOn('mekong-nhanh', session))).answer).toMatchObject({
      code: 'insufficient_balance',
    });
    world.wallet.post({ memberId: poor, key: 'back', kind: 'credit', amount: -amount });
  });

  test('closes before the draw: it goes to the next one', async () => {
    const session = (await openLobby(server, token)).get('session');
    const ticket = ticketOn('mekong-nhanh', session);
    const { closesAt, drawsAt } = world.lotteryProvider.open(
      lotteryOf(world.lotteryProvider, 'mekong-nhanh'),
      world.clock.now(),
    );
    world.clock.move(closesAt - world.clock.now());
    expect(world.clock.now()).toBeLessThan(drawsAt);
    expect((await place(ticket)).answer).toMatchObject({ code: 'draw_closed' });
    expect(await place(ticketOn('mekong-nhanh', session))).toMatchObject({ status: 200 });
  });

  test('on a lottery of this country is placed in its own game', async () => {
    const game = { nodeId: 'loto-relampago', vassalage: 'SORTE' };
    const address = addressOf(await launchGame(portal, game, { token, username: 'maria' }));
    expect(address.pathname).toBe('/lottery/play');
    const session = address.searchParams.get('session');
    const ticket = { ...ticketOn('loto-relampago', session), playType: 'final2', numbers: ['07'] };
    expect(await place(ticket)).toMatchObject({ status: 200 });
    expect(await place(ticketOn('mekong-nhanh', session))).toMatchObject({ status: 400 });
    const [bet] = await bets('?gameCode=loto-relampago');
    expect(bet).toMatchObject({ gameName: 'Loto Relâmpago', numbers: ['07'], state: 'open' });
    expect(await bets('?gameCode=mien-bac')).toEqual([]);
  });
});
