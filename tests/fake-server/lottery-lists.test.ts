import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import {
  lotteryMenuSchema,
  lotterySchema,
  openedNumbersSchema,
} from '#contract/entities/lottery.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { LOTTERY_LOBBY } from '#fake-server/vendors/lottery/lottery.games.ts';
import type { World } from '#fake-server/world/world.ts';
import { call, signIn } from './support/api.ts';
import { launchLobby, lobbyLaunch, openLobby } from './support/lottery-lobby.ts';
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

async function read<Value>(path: string, schema: z.ZodType<Value>): Promise<Value> {
  const answer = await call(portal, 'GET', path, { token });
  return z.object({ value: schema }).parse(answer.body).value;
}

describe('the lists of lotteries (L7)', () => {
  test('have groups for each prize mode, and name every lottery once', async () => {
    const codes: string[] = [];
    for (const prizeMode of ['Lott', 'ZY', 'Elott', 'SEA']) {
      const menus = await read(
        `/lottery/menus?prizeMode=${prizeMode}&language=EN`,
        z.array(lotteryMenuSchema).min(1),
      );
      const shown = menus.flatMap(({ gameMenus }) => gameMenus);
      expect(shown.length, prizeMode).toBeGreaterThan(3);
      expect(new Set(shown.map((one) => one.prizeMode))).toEqual(new Set([prizeMode]));
      codes.push(...shown.map(({ gameCode }) => gameCode));
    }
    expect(new Set(codes)).toEqual(
      new Set(world.lotteryProvider.lotteries.map(({ code }) => code)),
    );
    const [menu] = await read(
      '/lottery/menus?prizeMode=SEA&language=PT',
      z.array(lotteryMenuSchema).min(1),
    );
    expect(menu?.labelName).toBe('A cada 5 minutos');
    expect((await call(portal, 'GET', '/lottery/menus?prizeMode=Other')).status).toBe(400);
  });

  test('show what is popular, and what the person opened last', async () => {
    const popular = await read('/lottery/popular?prizeMode=Elott&count=3', z.array(lotterySchema));
    expect(popular).toHaveLength(3);
    expect(popular[0]?.isHot).toBe(1);
    await openLobby(server, token, 'hue');
    world.clock.move(SECOND);
    await openLobby(server, token, 'can-tho');
    const recent = await read('/lottery/recent?prizeMode=SEA', z.array(lotterySchema));
    expect(recent.slice(0, 2).map(({ gameCode }) => gameCode)).toEqual(['can-tho', 'hue']);
    expect(await read('/lottery/recent?prizeMode=ZY', z.array(lotterySchema))).toEqual([]);
    expect((await call(portal, 'GET', '/lottery/recent')).status).toBe(401);
  });

  test('show drawn numbers, and never those of a future draw', async () => {
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

  test('cost the same for repeated requests: 200 draws at most, each drawn once', async () => {
    const opened = await read('/lottery/opened?count=100', z.array(openedNumbersSchema));
    expect(opened.length).toBeGreaterThan(10);
    const draws = opened.flatMap((each) => each.draws).length;
    expect(draws).toBeGreaterThan(opened.length);
    expect(draws).toBeLessThanOrEqual(200);
    const { lotteryProvider, clock } = world;
    const resultsNow = () =>
      lotteryProvider.lotteries.flatMap((lottery) =>
        lotteryProvider.past(lottery, clock.now(), 10).map(({ result }) => result),
      );
    const [first, again] = [resultsNow(), resultsNow()];
    // The very same objects: nothing was drawn a second time.
    expect(again.every((result, index) => result === first[index])).toBe(true);
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
  test('opens the requested view at the vendor, with the way back', async () => {
    const address = await openLobby(server, token, 'mien-bac');
    expect(Object.fromEntries(address)).toMatchObject({
      view: 'betting',
      game: 'mien-bac',
      lang: 'pt',
      backUrl: lobbyLaunch.backUrl,
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
    expect((await launchLobby(server, token, body)).body).toMatchObject({ success: false, code });
  });

  test('says when the vendor is down, and when the games are closed', async () => {
    world.situations.set(['vendor-down']);
    expect((await launchLobby(server, token)).body).toMatchObject({ code: 'vendor_unavailable' });
    world.situations.set(['game-maintenance']);
    expect((await launchLobby(server, token)).body).toMatchObject({
      code: 'game_under_maintenance',
    });
  });

  test('needs a sign-in', async () => {
    expect((await call(portal, 'POST', '/lottery/launch', { body: lobbyLaunch })).status).toBe(401);
  });
});
