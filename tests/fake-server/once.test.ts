import { randomUUID } from 'node:crypto';
import { createExpressEndpoints, initServer } from '@ts-rest/express';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { answers, c } from '#contract/call.ts';
import { ONCE_KEPT_HOURS } from '#contract/once.ts';
import { Refused } from '#fake-server/ground/refused.ts';
import { answerOnce } from '#fake-server/http/once.ts';
import type { World } from '#fake-server/world/world.ts';
import { call, onceWith } from './support/api.ts';
import { serveProbe, tokenOf } from './support/probe-server.ts';
import { openTestWorld } from './support/test-world.ts';

const HOUR = 60 * 60_000;

const probe = c.router({
  pay: {
    method: 'POST',
    path: '/pay/:purse',
    pathParams: z.object({ purse: z.string() }),
    body: z.strictObject({ amount: z.int(), note: z.string().optional() }),
    ...answers({
      summary: 'Pays',
      auth: 'trueMember',
      once: true,
      codes: ['promotion_ended', 'vendor_unavailable', 'sms_throttled'],
      value: z.int(),
    }),
  },
});

/** What the handler is to do, in turn; else it pays. */
let turns: (() => void | Promise<void>)[];
let paid: number;
let world: World;
let origin: string;
let token: string;

const handlers = initServer().router(probe, {
  pay: async ({ req, body: { amount } }) =>
    answerOnce<number>(req, async ({ commit }) => {
      await turns.shift()?.();
      return commit(() => {
        paid += amount;
        return paid;
      });
    }),
});

beforeEach(async () => {
  turns = [];
  paid = 0;
  world = await openTestWorld();
  origin = await serveProbe(world, (router, options) =>
    createExpressEndpoints(probe, handlers, router, options),
  );
  token = tokenOf(world, 'maria');
});

interface Payment {
  readonly as?: string;
  readonly body?: object;
  readonly purse?: string;
}

const pay = (key: string, { as = token, body = { amount: 5 }, purse = 'main' }: Payment = {}) =>
  call(origin, 'POST', `/pay/${purse}`, { token: as, body, headers: onceWith(key) });
const paying = (value: number) => ({ status: 200, body: { success: true, value } });
const refused = (status: number, code: string) => ({ status, body: { success: false, code } });

describe('an action that counts once', () => {
  test('is applied once, and answered with what it brought', async () => {
    const key = randomUUID();
    expect(await pay(key)).toEqual(paying(5));
    expect(await pay(key)).toEqual(paying(5));
    expect(await pay(randomUUID())).toEqual(paying(10));
    expect(await pay(key)).toEqual(paying(5));
  });

  test('has a concurrent twin wait for what comes of it', async () => {
    const reached = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    turns = [
      () => {
        reached.resolve();
        return goOn.promise;
      },
    ];
    const key = randomUUID();
    const first = pay(key);
    await reached.promise;
    const twins = [pay(key), pay(key)];
    expect(await pay(key, { body: { amount: 6 } })).toMatchObject(
      refused(409, 'idempotency_conflict'),
    );
    goOn.resolve();
    expect(await Promise.all([first, ...twins])).toEqual([paying(5), paying(5), paying(5)]);
    expect(paid).toBe(5);
  });

  test('is applied when the client is gone before the answer', async () => {
    const reached = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    turns = [
      () => {
        reached.resolve();
        return goOn.promise;
      },
    ];
    const key = randomUUID();
    const leaving = new AbortController();
    const lost = fetch(`${origin}/api/pay/main`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...onceWith(key),
      },
      body: '{"amount":5}',
      signal: leaving.signal,
    });
    await reached.promise;
    leaving.abort();
    await expect(lost).rejects.toThrow('abort');
    const again = pay(key);
    goOn.resolve();
    expect(await again).toEqual(paying(5));
    expect(paid).toBe(5);
  });

  test('needs a key that nobody guesses', async () => {
    const bare = await fetch(`${origin}/api/pay/main`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"amount":5}',
    });
    expect([bare.status, await bare.json()]).toMatchObject([400, { code: 'bad_request' }]);
    for (const key of ['', 'short', 'x'.repeat(129), 'with spaces in between it']) {
      expect(await pay(key)).toMatchObject(refused(400, 'bad_request'));
    }
    expect(paid).toBe(0);
  });

  test('with other content is another one, and so its key is in conflict', async () => {
    const key = randomUUID();
    await pay(key, { body: { amount: 5, note: 'a' } });
    const conflict = refused(409, 'idempotency_conflict');
    expect(await pay(key, { body: { amount: 50, note: 'a' } })).toMatchObject(conflict);
    expect(await pay(key, { body: { amount: 5, note: 'a' }, purse: 'other' })).toMatchObject(
      conflict,
    );
    // The order in which the keys come makes no other content.
    expect(await pay(key, { body: { note: 'a', amount: 5 } })).toEqual(paying(5));
  });

  test('belongs to its account: the key of another person is no key of theirs', async () => {
    const key = randomUUID();
    await pay(key);
    expect(await pay(key, { as: tokenOf(world, 'joao') })).toEqual(paying(10));
    // Another session of the same person repeats it.
    expect(await pay(key, { as: tokenOf(world, 'maria') })).toEqual(paying(5));
  });

  test('keeps a refusal with its waiting time, and no failure of the server', async () => {
    const ended = randomUUID();
    const throttled = randomUUID();
    turns = [
      () => {
        throw new Refused('promotion_ended');
      },
      () => {
        throw new Refused('sms_throttled', { retryAfterSeconds: 30 });
      },
    ];
    expect(await pay(ended)).toMatchObject(refused(409, 'promotion_ended'));
    expect(await pay(throttled)).toMatchObject(refused(429, 'sms_throttled'));
    expect(await pay(ended)).toMatchObject(refused(409, 'promotion_ended'));
    const again = await fetch(`${origin}/api/pay/main`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...onceWith(throttled),
      },
      body: '{"amount":5}',
    });
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '30']);
    expect(paid).toBe(0);

    const key = randomUUID();
    turns = [
      () => {
        throw new Refused('vendor_unavailable');
      },
      () => {
        throw new Error('It broke.');
      },
    ];
    expect(await pay(key)).toMatchObject(refused(502, 'vendor_unavailable'));
    expect(await pay(key)).toMatchObject(refused(500, 'internal_error'));
    expect(await pay(key)).toEqual(paying(5));
    expect(await pay(key)).toEqual(paying(5));
  });

  test('lets the next twin try where the first one failed', async () => {
    const reached = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    turns = [
      async () => {
        reached.resolve();
        await goOn.promise;
        throw new Error('It broke.');
      },
    ];
    const key = randomUUID();
    const first = pay(key);
    await reached.promise;
    const twins = [pay(key), pay(key)];
    goOn.resolve();
    expect(await first).toMatchObject(refused(500, 'internal_error'));
    expect(await Promise.all(twins)).toEqual([paying(5), paying(5)]);
  });

  test('is known for 24 hours', async () => {
    const key = randomUUID();
    await pay(key);
    world.clock.move(ONCE_KEPT_HOURS * HOUR - 1);
    token = tokenOf(world, 'maria');
    expect(await pay(key)).toEqual(paying(5));
    world.clock.move(1);
    expect(await pay(key)).toEqual(paying(10));
  });
});
