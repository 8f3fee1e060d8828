import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baccaratRouter } from '#fake-server/vendors/baccarat/baccarat.router.ts';
import { gameAssetsRouter } from '#fake-server/vendors/games/game.router.ts';
import { createOperator } from './game-operator.ts';
import { serve } from './serve.ts';

async function openVendor(isDown = false) {
  const operator = createOperator(10_000, 'table');
  const origin = await serve(
    gameAssetsRouter(),
    baccaratRouter({
      rounds: operator.rounds,
      portalOrigins: () => ['https://portal.example'],
      isDown: () => isDown,
    }),
  );
  const play = (body: unknown): Promise<Response> =>
    fetch(`${origin}/baccarat/rounds`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { origin, operator, play };
}

const round = { session: 'open', roundId: 'round-0001', stakes: { banker: 100, tie: 20 } };

test('the page serves every file that it names, and runs nothing inline', async () => {
  const { origin } = await openVendor();
  const response = await fetch(`${origin}/baccarat/play?session=open`);
  expect(response.headers.get('content-security-policy')).toContain(
    'frame-ancestors https://portal.example',
  );
  const page = await response.text();
  expect(page).not.toMatch(/<script(?![^>]* src=)|<style|style=| on\w+=/);
  const files = Array.from(page.matchAll(/"(\/[^"]+\.(?:js|css|svg))"/g), ([, path]) => path);
  expect(files.length).toBeGreaterThan(4);
  for (const path of files) expect((await fetch(`${origin}${path}`)).status, path).toBe(200);
});

describe('a round', () => {
  test('takes every stake once and pays each spot; a repeat gives the same', async () => {
    const { play, operator, origin } = await openVendor();
    const first: unknown = await (await play(round)).json();
    const again = await Promise.all([play(round), play(round)]);
    for (const response of again) {
      expect(await response.json()).toEqual({ ...(first as object), replayed: true });
    }
    expect(operator.settled.size).toBe(1);
    expect(first).toMatchObject({ ok: true, balance: operator.money(), outcome: { stake: 120 } });
    const session: unknown = await (await fetch(`${origin}/baccarat/session?session=open`)).json();
    expect(session).toMatchObject({
      rules: { decks: 8, payouts: { banker: 95 } },
      history: [{ outcome: { stake: 120 } }],
    });
  });

  test.each([
    [{ ...round, session: 'closed' }, 401, 'session_expired'],
    [{ ...round, stakes: { tie: 6_000 } }, 422, 'stake_out_of_range'],
    [{ ...round, stakes: {} }, 400, 'bad_request'],
    [{ ...round, stakes: { dragon: 100 } }, 400, 'bad_request'],
    [{ ...round, stakes: { banker: 0 } }, 400, 'bad_request'],
    [{ ...round, stakes: [100] }, 400, 'bad_request'],
  ])('%j is refused with %i', async (body, status, code) => {
    const { play, operator } = await openVendor();
    const response = await play(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ ok: false, code });
    expect(operator.money()).toBe(10_000);
  });

  test('is not played while the vendor is down', async () => {
    const { play, operator } = await openVendor(true);
    expect((await play(round)).status).toBe(503);
    expect(operator.settled.size).toBe(0);
  });

  test('with unknown stakes is a bad request and moves no money', async () => {
    const { play, operator } = await openVendor();
    const hostile = fc.jsonValue().filter((value) => typeof value !== 'object' || value === null);
    const stakes = fc.oneof(
      hostile,
      fc.array(hostile, { minLength: 1 }),
      fc.record({ banker: fc.oneof(fc.double({ max: 0 }), fc.constant('100'), fc.constant(0.5)) }),
      fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'Banker'), fc.nat()),
    );
    await fc.assert(
      fc.asyncProperty(stakes, async (value) => {
        const response = await play({ ...round, stakes: value });
        expect(response.status).toBe(400);
        expect(operator.money()).toBe(10_000);
      }),
      { numRuns: 80 },
    );
  });
});
