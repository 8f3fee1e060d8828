import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameAssetsRouter } from '#fake-server/vendors/games/game.router.ts';
import { type SlotPorts, slotRouter } from '#fake-server/vendors/slot/slot.router.ts';
import type { SlotOutcome } from '#fake-server/vendors/slot/slot.types.ts';
import { createOperator } from './game-operator.ts';
import { serve } from './serve.ts';

const portal = 'https://portal.example';

async function openVendor(ports: Partial<SlotPorts> = {}) {
  const operator = createOperator();
  const origin = await serve(
    gameAssetsRouter(),
    slotRouter({
      rounds: operator.rounds,
      portalOrigins: () => [portal],
      symbol: (name) => `<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title></svg>`,
      ...ports,
    }),
  );
  const play = (body: unknown): Promise<Response> =>
    fetch(`${origin}/slot/rounds`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { origin, operator, play };
}

describe('the page', () => {
  test('may be framed only by the portal and runs nothing inline', async () => {
    const { origin } = await openVendor();
    const response = await fetch(`${origin}/slot/play?session=open`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${portal}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    const page = await response.text();
    expect(page).not.toMatch(/<script(?![^>]* src=)|<style|style=| on\w+=/);
    expect(page).toContain('<html lang="pt-BR">');
  });

  test('cannot be framed while the portal has no origin', async () => {
    const { origin } = await openVendor({ portalOrigins: () => [] });
    const response = await fetch(`${origin}/slot/play`);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test.each(['en', 'en-GB'])('speaks English for %s', async (lang) => {
    const { origin } = await openVendor();
    const page = await (await fetch(`${origin}/slot/play?lang=${lang}`)).text();
    expect(page).toContain('<html lang="en">');
  });

  test('echoes nothing of its address', async () => {
    const { origin } = await openVendor();
    const query = 'session=%22%3E%3Cscript%3E&lang=%22%3E%3Cscript%3E&lang=en&title=%3Cb%3E';
    const page = await (await fetch(`${origin}/slot/play?${query}`)).text();
    expect(page).not.toMatch(/"><script>|<b>/);
  });

  test('serves every file that it names, and the symbols', async () => {
    const { origin } = await openVendor();
    const page = await (await fetch(`${origin}/slot/play`)).text();
    const files = Array.from(
      page.matchAll(/"(\/(?:slot|games)\/browser\/[^"]+)"/g),
      ([, path]) => path,
    );
    expect(files.length).toBeGreaterThan(1);
    for (const path of [...files, '/slot/symbols/wild.svg', '/slot/symbols/scatter.svg']) {
      expect((await fetch(`${origin}${path}`)).status, path).toBe(200);
    }
    for (const path of [
      'symbols/ace.svg',
      'symbols/wild',
      'browser/tsconfig.json',
      'browser/..%2fslot.router.ts',
    ]) {
      expect((await fetch(`${origin}/slot/${path}`)).status, path).toBe(404);
    }
  });
});

describe('the session', () => {
  test('gives the rules before a stake: pays, lines, return to player', async () => {
    const { origin } = await openVendor();
    const body: unknown = await (await fetch(`${origin}/slot/session?session=open`)).json();
    expect(body).toMatchObject({
      ok: true,
      session: { title: 'Fortuna do Sol', balance: 10_000 },
      rules: { pays: { seven: [40, 150, 750] }, scatterPays: [2, 10, 50] },
    });
    expect(body).toHaveProperty('rules.returnToPlayer', expect.closeTo(0.96, 2));
  });

  test('counts as expired if nobody opened it', async () => {
    const { origin } = await openVendor();
    const response = await fetch(`${origin}/slot/session?session=closed`);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ ok: false, code: 'session_expired' });
  });

  test.each(['', 'session=', 'session=a&session=b', 'session[]=a', `session=${'x'.repeat(600)}`])(
    'of the query %s is a bad request',
    async (query) => {
      const { origin } = await openVendor();
      const response = await fetch(`${origin}/slot/session?${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ ok: false, code: 'bad_request' });
    },
  );
});

describe('a round', () => {
  const round = { session: 'open', roundId: 'round-0001', stakes: { spin: 100 } };

  test('changes the balance by win less stake', async () => {
    const { play, operator } = await openVendor();
    const body = (await (await play(round)).json()) as { outcome: SlotOutcome; balance: number };
    expect(body.balance).toBe(10_000 - 100 + body.outcome.win);
    expect(operator.money()).toBe(body.balance);
  });

  test('repeated gives the same outcome and takes nothing', async () => {
    const { play, operator } = await openVendor();
    const first = (await (await play(round)).json()) as object;
    const again = await Promise.all([play(round), play(round)]);
    for (const response of again)
      expect(await response.json()).toEqual({ ...first, replayed: true });
    expect(operator.settled.size).toBe(1);
  });

  test.each([
    [{ ...round, stakes: { spin: 5_001 } }, 422, 'stake_out_of_range'],
    [{ ...round, session: 'closed' }, 401, 'session_expired'],
  ])('%j is refused with %i', async (body, status, code) => {
    const { play } = await openVendor();
    const response = await play(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ ok: false, code });
  });

  test('is not played while the vendor is down', async () => {
    const { play, operator } = await openVendor({ isDown: () => true });
    const response = await play(round);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ ok: false, code: 'vendor_down' });
    expect(operator.settled.size).toBe(0);
  });

  test('with any other body is a bad request and moves no money', async () => {
    const { play, operator } = await openVendor();
    const field = fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.constant('x'.repeat(700)));
    const body = fc.oneof(
      fc.jsonValue(),
      fc.record({
        session: field,
        roundId: fc.constant(round.roundId),
        stakes: fc.constant(round.stakes),
      }),
      fc.record({
        session: fc.constant('open'),
        roundId: field,
        stakes: fc.constant(round.stakes),
      }),
      fc.record({
        session: fc.constant('open'),
        roundId: fc.constant(round.roundId),
        stakes: fc.oneof(
          field,
          fc.record({
            spin: fc.oneof(field, fc.double({ max: 0 }), fc.constant('100'), fc.constant(0.5)),
          }),
          fc.constant({ spin: 100, line: 100 }),
        ),
      }),
    );
    await fc.assert(
      fc.asyncProperty(body, async (hostile) => {
        fc.pre(!isRound(hostile));
        const response = await play(hostile);
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
        expect(await response.json()).toMatchObject({ ok: false });
        expect(operator.money()).toBe(10_000);
      }),
      { numRuns: 120 },
    );
  });

  test('that is no JSON or too large is refused in the same form', async () => {
    const { origin } = await openVendor();
    for (const body of ['{', JSON.stringify({ session: 'x'.repeat(9_000) })]) {
      const response = await fetch(`${origin}/slot/rounds`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      expect([400, 413]).toContain(response.status);
      expect(await response.json()).toEqual({ ok: false, code: 'bad_request' });
    }
  });
});

/** Whether a generated body happens to be a proper round. */
function isRound(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    'stakes' in body &&
    typeof body.stakes === 'object' &&
    body.stakes !== null &&
    'spin' in body.stakes &&
    typeof body.stakes.spin === 'number' &&
    Number.isSafeInteger(body.stakes.spin) &&
    body.stakes.spin > 0 &&
    'roundId' in body &&
    typeof body.roundId === 'string' &&
    /^[\w-]{8,64}$/.test(body.roundId) &&
    'session' in body &&
    body.session === 'open'
  );
}
