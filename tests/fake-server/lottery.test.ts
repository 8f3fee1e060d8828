import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import {
  lotteryBetSchema,
  lotteryMenuSchema,
  lotterySchema,
  openedNumbersSchema,
} from '#contract/entities/lottery.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { LOTTERY_LOBBY } from '#fake-server/vendors/lottery/lottery.games.ts';
import type { Lottery, LotteryBet } from '#fake-server/vendors/lottery/lottery.types.ts';
import type { World } from '#fake-server/world/world.ts';
import { nextHeldDraw } from '#tests/support/draws.ts';
import { call, signIn } from './support/api.ts';
import { startTestServer } from './support/test-server.ts';
import { openTestWorld } from './support/test-world.ts';

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

function lotteryOf(code: string, book = world.lotteryBook): Lottery {
  const found = book.find(code);
  if (!found) throw new Error(`There is no ${code}.`);
  return found;
}

const launchBody = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  lottoView: 'betting',
  device: 'WEB',
  backUrl: 'https://portal.example/vnlottery',
  language: 'PT',
};
const launch = (body: object = {}) =>
  call(portal, 'POST', '/lottery/launch', { token, body: { ...launchBody, ...body } });

/** The session of the vendor's page that a launch gives. */
async function openLobby(gameCode = 'mekong-nhanh'): Promise<URLSearchParams> {
  const answer = await launch({ gameCode });
  const { value } = z.object({ value: z.object({ game_url: z.url() }) }).parse(answer.body);
  return new URL(value.game_url).searchParams;
}

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
    drawNo: world.lotteryBook.open(lotteryOf(gameCode), world.clock.now()).drawNo,
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

async function read<Value>(path: string, schema: z.ZodType<Value>): Promise<Value> {
  const answer = await call(portal, 'GET', path, { token });
  return z.object({ value: schema }).parse(answer.body).value;
}

describe('the lists of lotteries (L7)', () => {
  test('have groups for each prize mode, and name every lottery once', async () => {
    const codes: string[] = [];
    for (const prizeMode of ['Lott', 'ZY', 'Elott', 'SEA']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const menus = await read(
        `/lottery/menus?prizeMode=${prizeMode}&language=EN`,
        z.array(lotteryMenuSchema).min(1),
      );
      const shown = menus.flatMap(({ gameMenus }) => gameMenus);
      expect(shown.length, prizeMode).toBeGreaterThan(3);
      expect(new Set(shown.map((one) => one.prizeMode))).toEqual(new Set([prizeMode]));
      codes.push(...shown.map(({ gameCode }) => gameCode));
    }
    expect(new Set(codes)).toEqual(new Set(world.lotteryBook.lotteries.map(({ code }) => code)));
    const [menu] = await read(
      '/lottery/menus?prizeMode=SEA&language=PT',
      z.array(lotteryMenuSchema).min(1),
    );
    expect(menu?.labelName).toBe('A cada 5 minutos');
    expect((await call(portal, 'GET', '/lottery/menus?prizeMode=Other')).status).toBe(400);
  });

  test('tell what is popular, and what the person opened last', async () => {
    const popular = await read('/lottery/popular?prizeMode=Elott&count=3', z.array(lotterySchema));
    expect(popular).toHaveLength(3);
    expect(popular[0]?.isHot).toBe(1);
    await openLobby('hue');
    world.clock.move(SECOND);
    await openLobby('can-tho');
    const recent = await read('/lottery/recent?prizeMode=SEA', z.array(lotterySchema));
    expect(recent.slice(0, 2).map(({ gameCode }) => gameCode)).toEqual(['can-tho', 'hue']);
    expect(await read('/lottery/recent?prizeMode=ZY', z.array(lotterySchema))).toEqual([]);
    expect((await call(portal, 'GET', '/lottery/recent')).status).toBe(401);
  });

  test('show opened numbers, and never those of a draw that is still to come', async () => {
    const opened = await read('/lottery/opened?prizeMode=Lott', z.array(openedNumbersSchema));
    expect(opened.length).toBeGreaterThan(5);
    const now = world.clock.now();
    for (const { coming, draws } of opened) {
      expect(Date.parse(coming.resultsAt)).toBeGreaterThan(now);
      expect(draws).toHaveLength(1);
      expect(draws[0]?.drawNo).not.toBe(coming.drawNo);
    }
    const [one] = await read(
      '/lottery/opened?gameCode=loto-expresso&count=20',
      z.array(openedNumbersSchema),
    );
    expect(one?.draws).toHaveLength(20);
    expect((await call(portal, 'GET', '/lottery/opened?gameCode=none')).status).toBe(404);
  });

  test('show a hundred Vietnamese draws, newest first, and those of no other lottery', async () => {
    const schema = z.array(
      z.object({ gameCode: z.string(), draw: z.object({ drawnAt: z.string() }) }),
    );
    const all = await read('/lottery/vietnamese-numbers', schema);
    expect(all).toHaveLength(100);
    const times = all.map(({ draw }) => draw.drawnAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const north = await read('/lottery/vietnamese-numbers?gameCode=mien-bac&count=7', schema);
    expect(north.map(({ gameCode }) => gameCode)).toEqual(Array(7).fill('mien-bac'));
    const other = '/lottery/vietnamese-numbers?gameCode=loto-expresso';
    expect((await call(portal, 'GET', other)).status).toBe(404);
  });
});

describe('the launch of the lobby (L7)', () => {
  test('opens the wanted view at the vendor, where the portal leads back to', async () => {
    const address = await openLobby('mien-bac');
    expect(Object.fromEntries(address)).toMatchObject({
      view: 'betting',
      game: 'mien-bac',
      lang: 'pt',
      backUrl: launchBody.backUrl,
    });
    const session = await fetch(`${vendors}/lottery/session?session=${address.get('session')}`);
    expect(await session.json()).toMatchObject({
      ok: true,
      session: { gameId: LOTTERY_LOBBY.nodeId, kind: 'lottery' },
    });
    const page = await fetch(`${vendors}/lottery/play?session=open`);
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${portal}`);
    const text = await page.text();
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style|style=| on\w+=/);
    const files = Array.from(text.matchAll(/"(\/[^"]+\.(?:js|css|svg))"/g), ([, path]) => path);
    expect(files.length).toBeGreaterThan(4);
    for (const path of files) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await fetch(vendors + path)).status, path).toBe(200);
    }
  });

  test.each([
    ['a lottery of another country', { gameCode: 'loto-expresso' }, 'game_not_found'],
    ['a lottery that is not there', { gameCode: 'nowhere' }, 'game_not_found'],
    ['a way back that is no page', { backUrl: 'javascript:alert(1)' }, 'validation_failed'],
    ['another area', { lottoArea: 'BR' }, 'validation_failed'],
    ['a view that there is not', { lottoView: 'results' }, 'validation_failed'],
  ])('refuses %s', async (_, body, code) => {
    expect((await launch(body)).body).toMatchObject({ success: false, code });
  });

  test('says when the vendor is down, and when the games are closed', async () => {
    world.situations.set(['vendor-down']);
    expect((await launch()).body).toMatchObject({ code: 'vendor_unavailable' });
    world.situations.set(['game-maintenance']);
    expect((await launch()).body).toMatchObject({ code: 'game_under_maintenance' });
  });

  test('is for people who are signed in', async () => {
    expect((await call(portal, 'POST', '/lottery/launch', { body: launchBody })).status).toBe(401);
  });
});

describe('a bet on a draw (L7)', () => {
  test('is taken once, settled when the numbers are out, and shown with them', async () => {
    const { closesAt, resultsAt } = nextHeldDraw(
      world.lotteryBook,
      lotteryOf('mekong-nhanh'),
      world.clock.now(),
    );
    world.clock.move(closesAt - SECOND - world.clock.now());
    const session = (await openLobby()).get('session');
    const before = balance();
    const ticket = ticketOn('mekong-nhanh', session);
    for (const digit of '0123456789') {
      const other = { ...ticket, roundId: `${ticket.roundId}-${digit}`, numbers: [digit] };
      // oxlint-disable-next-line no-await-in-loop -- one after the other
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
    expect(world.wallet.unbalanced()).toEqual([]);
  });

  test('that is sent again counts once, also when its draw is over', async () => {
    const session = (await openLobby()).get('session');
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

  test('is refused with the reason, and takes nothing', async () => {
    const session = (await openLobby()).get('session');
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

  test('is refused to whoever has too little money', async () => {
    token = await signIn(portal, 'beatriz', 'aurora2026');
    const poor = world.members.byAccount('beatriz')?.id ?? 0;
    const amount = 150 - world.wallet.balance(poor);
    world.wallet.post({ memberId: poor, key: 'spent', kind: 'credit', amount });
    const session = (await openLobby()).get('session');
    expect((await place(ticketOn('mekong-nhanh', session))).answer).toMatchObject({
      code: 'insufficient_balance',
    });
    world.wallet.post({ memberId: poor, key: 'back', kind: 'credit', amount: -amount });
  });

  test('closes before the draw: the next one takes it', async () => {
    const session = (await openLobby()).get('session');
    const ticket = ticketOn('mekong-nhanh', session);
    const { closesAt, drawsAt } = world.lotteryBook.open(
      lotteryOf('mekong-nhanh'),
      world.clock.now(),
    );
    world.clock.move(closesAt - world.clock.now());
    expect(world.clock.now()).toBeLessThan(drawsAt);
    expect((await place(ticket)).answer).toMatchObject({ code: 'draw_closed' });
    expect(await place(ticketOn('mekong-nhanh', session))).toMatchObject({ status: 200 });
  });

  test('on a lottery of this country is placed in its own game', async () => {
    const body = {
      nodeId: 'loto-relampago',
      vassalage: 'SORTE',
      gameId: 'loto-relampago',
      accountType: 1,
      confirmTrans: 0,
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      username: 'maria',
      token,
      merchantCode: 'AURORA',
      language: 'PT',
    };
    const answer = await call(portal, 'POST', '/games/launch', { token, body });
    const { value } = z.object({ value: z.object({ game_url: z.url() }) }).parse(answer.body);
    const address = new URL(value.game_url);
    expect(address.pathname).toBe('/lottery/play');
    const session = address.searchParams.get('session');
    const ticket = {
      ...ticketOn('loto-relampago', session),
      playType: 'final2',
      numbers: ['07'],
    };
    expect(await place(ticket)).toMatchObject({ status: 200 });
    expect(await place(ticketOn('mekong-nhanh', session))).toMatchObject({ status: 400 });
    const [bet] = await bets('?gameCode=loto-relampago');
    expect(bet).toMatchObject({ gameName: 'Loto Relâmpago', numbers: ['07'], state: 'open' });
    expect(await bets('?gameCode=mien-bac')).toEqual([]);
  });
});

const counted = (of: World) =>
  of.catalogue.list({ gameType: 'LOTT' }, 1, 100).totalGames +
  of.catalogue.list({ gameType: 'ELOTT' }, 1, 100).totalGames;

const desk = (of: World) => of.rounds.desk('lottery');

/** Opens a lottery for Maria, without HTTP. */
function openGame(of: World, gameCode: string): string {
  const member = of.members.byAccount('maria');
  const reading = of.sessions.read(of.sessions.open(member?.id ?? 0).token);
  if (!reading.ok) throw new Error('The token does not count.');
  const game = { nodeId: gameCode, title: 'Test', kind: 'lottery', minStake: 100 } as const;
  return of.rounds.openGameSession(reading.signedIn, game, 'pt-BR');
}

describe('a draw that does not take place', () => {
  test('gives every stake back by one entry (L7)', async () => {
    const own = await openTestWorld();
    const lottery = lotteryOf('loto-relampago', own.lotteryBook);
    const ahead = own.clock.now() + 30 * 86_400_000;
    const cancelled = own.lotteryBook
      .past(lottery, ahead, 20_000)
      .find(({ result, closesAt }) => result.cancelled && closesAt > own.clock.now());
    if (!cancelled) throw new Error('Every draw takes place.');
    const { closesAt, resultsAt, drawNo } = cancelled;
    own.clock.move(closesAt - own.clock.now() - 1);
    const id = own.members.byAccount('maria')?.id ?? 0;
    const before = own.wallet.balance(id);
    const bet: LotteryBet = {
      gameCode: 'loto-relampago',
      drawNo,
      playType: 'final1',
      numbers: ['7'],
      odds: 940,
      settlesAt: resultsAt,
    };
    const request = { token: openGame(own, 'loto-relampago'), roundId: 'cancelled-1' };
    expect(desk(own).place({ ...request, stakes: { bet: 300 } }, bet)).toMatchObject({ ok: true });
    own.clock.move(resultsAt - own.clock.now());
    const { content } = own.lotteries.bets(id, 'loto-relampago', { pageNo: 1, pageSize: 5 });
    expect(content).toMatchObject([
      { state: 'cancelled', win: { amount: 300 }, draw: { cancelled: true, prizes: [] } },
    ]);
    expect(own.wallet.balance(id)).toBe(before);
    expect(own.wallet.entries(id).at(-1)).toMatchObject({ kind: 'stake_returned', amount: 300 });
    own.close();
  });
});

test('a data file from before there were lotteries gets them, and only once (T2)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lottery-'));
  const file = join(folder, 'world.sqlite');
  const first = await openTestWorld({ file });
  const there = first.lotteryBook.lotteries.length;
  expect(counted(first)).toBe(there);
  first.database.statement("DELETE FROM games WHERE game_type IN ('LOTT', 'ELOTT')").run();
  first.close();
  for (let start = 0; start < 2; start += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one start after the other
    const again = await openTestWorld({ file });
    expect(counted(again)).toBe(there);
    again.close();
  }
  rmSync(folder, { recursive: true });
});

test('a bet is settled once, also when the server was down while the numbers came (L7)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lottery-'));
  const file = join(folder, 'world.sqlite');
  const first = await openTestWorld({ file });
  const id = first.members.byAccount('maria')?.id ?? 0;
  const lottery = lotteryOf('loto-relampago', first.lotteryBook);
  const { drawNo, resultsAt } = first.lotteryBook.open(lottery, first.clock.now());
  const request = { token: openGame(first, 'loto-relampago'), roundId: 'over-the-night' };
  const before = first.wallet.balance(id);
  for (const numbers of [['big'], ['small']]) {
    const stakes = { bet: 1_000 };
    const bet = {
      gameCode: 'loto-relampago',
      drawNo,
      playType: 'size',
      numbers,
      odds: 188,
      settlesAt: resultsAt,
    };
    desk(first).place({ ...request, roundId: `${request.roundId}-${numbers[0]}`, stakes }, bet);
  }
  expect(first.wallet.balance(id)).toBe(before - 2_000);
  first.close();

  const second = await openTestWorld({ file, machineTime: () => resultsAt + 60_000 });
  second.rounds.settleDue(id);
  const after = second.wallet.balance(id);
  // Big or small wins; a draw that did not take place gives both stakes back.
  expect([before - 120, before]).toContain(after);
  second.rounds.settleDue(id);
  second.close();
  const third = await openTestWorld({ file, machineTime: () => resultsAt + 120_000 });
  third.rounds.settleDue(id);
  expect(third.wallet.balance(id)).toBe(after);
  expect(third.wallet.unbalanced()).toEqual([]);
  third.close();
  rmSync(folder, { recursive: true });
});
