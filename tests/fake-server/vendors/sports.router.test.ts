import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '#fake-server/kernel/random.ts';
import { gameAssetsRouter } from '#fake-server/vendors/games/game.router.ts';
import { sportsRouter } from '#fake-server/vendors/sports/sports.router.ts';
import { createSportsSimulator } from '#fake-server/vendors/sports/sports.simulator.ts';
import { FIRST_MOMENT } from '../support/test-world.ts';
import { createOperator } from './game-operator.ts';
import { serve } from './serve.ts';

async function openVendor(isDown = false) {
  const operator = createOperator(10_000, 'sports');
  const clock = { now: FIRST_MOMENT };
  const simulator = createSportsSimulator((name) => createRandom(7).fork(`sports ${name}`));
  const origin = await serve(
    gameAssetsRouter(),
    sportsRouter({
      rounds: operator.rounds,
      simulator,
      now: () => clock.now,
      portalOrigins: () => ['https://portal.example'],
      isDown: () => isDown,
    }),
  );
  const place = (body: unknown): Promise<Response> =>
    fetch(`${origin}/sports/bets`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const coming = simulator
    .matches('sports', clock.now)
    .filter(({ startsAt, abandonedAt }) => startsAt > clock.now && abandonedAt === undefined);
  const leg = (index: number) => {
    const match = coming[index];
    if (!match) throw new Error('There are too few matches.');
    const odds = simulator.offer(match, clock.now)['1'];
    return { matchId: match.id, outcome: '1', odds };
  };
  return { origin, operator, clock, simulator, coming, leg, place };
}

const slip = { session: 'open', roundId: 'round-0001', stake: 500 };

test('the page serves every file that it names, and runs nothing inline', async () => {
  const { origin } = await openVendor();
  const page = await (await fetch(`${origin}/sports/play?session=open`)).text();
  expect(page).not.toMatch(/<script(?![^>]* src=)|<style|style=| on\w+=/);
  const files = Array.from(page.matchAll(/"(\/[^"]+\.(?:js|css|svg))"/g), ([, path]) => path);
  expect(files.length).toBeGreaterThan(4);
  for (const path of files) expect((await fetch(`${origin}${path}`)).status, path).toBe(200);
});

test('the board reveals no future score, goal or end', async () => {
  const { origin } = await openVendor();
  const text = await (await fetch(`${origin}/sports/session?session=open`)).text();
  expect(text).not.toMatch(/goals|rates|abandonedAt|endsAt/);
  expect(JSON.parse(text)).toMatchObject({
    ok: true,
    session: { kind: 'sports' },
    rules: { margin: 0.06, maxLegs: 8 },
  });
});

describe('a bet', () => {
  test('takes its stake once, however often it is sent, even if the odds changed', async () => {
    const { place, operator, clock, leg, coming } = await openVendor();
    const body = { ...slip, legs: [leg(0), leg(1)] };
    expect((await place(body)).status).toBe(200);
    clock.now = (coming[0]?.startsAt ?? 0) + 40 * 60_000;
    const again = await place(body);
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ ok: true, replayed: true });
    expect(operator.money()).toBe(9_500);
  });

  test('asks first when the odds changed, and shows the new ones', async () => {
    const { place, operator, leg } = await openVendor();
    const first = leg(0);
    const body = { ...slip, legs: [{ ...first, odds: (first.odds ?? 0) + 10 }, leg(1)] };
    const response = await place(body);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      ok: false,
      code: 'odds_changed',
      odds: [first.odds, leg(1).odds],
    });
    expect(operator.money()).toBe(10_000);
  });

  test('is refused on a finished match', async () => {
    const { place, operator, clock, leg, coming } = await openVendor();
    const body = { ...slip, legs: [leg(0)] };
    clock.now = coming[0]?.endsAt ?? 0;
    const response = await place(body);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ ok: false, code: 'market_closed', odds: [null] });
    expect(operator.money()).toBe(10_000);
  });

  test('is refused for a reused id, a repeated match, and too many selections', async () => {
    const { place, leg, operator } = await openVendor();
    await place({ ...slip, legs: [leg(0)] });
    expect((await place({ ...slip, legs: [leg(1)] })).status).toBe(400);
    const other = { ...slip, roundId: 'round-0002' };
    expect((await place({ ...other, legs: [leg(0), leg(0)] })).status).toBe(400);
    const nine = Array.from({ length: 9 }, (_, index) => leg(index));
    expect((await place({ ...other, legs: nine })).status).toBe(400);
    expect((await place({ ...other, session: 'closed', legs: [leg(0)] })).status).toBe(401);
    expect((await place({ ...other, stake: 6_000, legs: [leg(0)] })).status).toBe(422);
    expect(operator.money()).toBe(9_500);
  });

  test('is refused on one match under two names, and on one that is not on offer', async () => {
    const { place, operator, clock, simulator, leg } = await openVendor();
    const first = leg(0);
    const [league = '', day = '', slot = ''] = first.matchId.split('-');
    const namesake = { ...first, matchId: `${league}-${day}-${slot.padStart(3, '0')}` };
    const later = `${league}-${Number(day) + 30}-${slot}`;
    const found = simulator.find(later);
    if (!found) throw new Error('There is no such match.');
    const yetToCome = { ...first, matchId: later, odds: simulator.offer(found, clock.now)['1'] };
    const atConsoles = simulator
      .matches('esports', clock.now)
      .map((match) => ({
        matchId: match.id,
        outcome: '1',
        odds: simulator.offer(match, clock.now)['1'],
      }))
      .find(({ odds }) => odds !== null);
    for (const other of [namesake, yetToCome, atConsoles]) {
      const response = await place({ ...slip, legs: [first, other] });
      expect(response.status).toBe(409);
      expect(await response.json()).toEqual({
        ok: false,
        code: 'market_closed',
        odds: [first.odds, null],
      });
    }
    expect(operator.money()).toBe(10_000);
  });

  test('with malformed selections is a bad request and moves no money', async () => {
    const { place, operator, leg } = await openVendor();
    const legs = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.jsonValue(), { minLength: 1 }),
      fc
        .record({ matchId: fc.string(), outcome: fc.string(), odds: fc.double() })
        .map((one) => [one]),
      fc.constantFrom('__proto__', 'x').map((outcome) => [{ ...leg(0), outcome }]),
      fc.double({ max: 1 }).map((odds) => [{ ...leg(0), odds }]),
    );
    await fc.assert(
      fc.asyncProperty(legs, async (value) => {
        const response = await place({ ...slip, legs: value });
        expect(response.status).toBe(400);
        expect(operator.money()).toBe(10_000);
      }),
      { numRuns: 80 },
    );
  });

  test('is refused while the vendor is down', async () => {
    const { place, leg, operator } = await openVendor(true);
    expect((await place({ ...slip, legs: [leg(0)] })).status).toBe(503);
    expect(operator.settled.size).toBe(0);
  });
});
