import { randomUUID } from 'node:crypto';
import { createExpressEndpoints, initServer } from '@ts-rest/express';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { c, route } from '#contract/call.ts';
import { ONCE_KEPT_HOURS } from '#contract/once.ts';
import { answerOnce } from '#fake-server/http/once.ts';
import { Refused } from '#fake-server/kernel/refused.ts';
import type { World } from '#fake-server/world/world.ts';
import { call, onceWith } from './support/api.ts';
import { serveProbe, tokenOf } from './support/probe-server.ts';
import { openTestWorld } from './support/test-world.ts';

const HOUR = 60 * 60_000;

const probe = c.router({
  pay: route('POST /pay/:purse', {
    summary: 'Pays',
    pathParams: z.object({ purse: z.string() }),
    body: z.strictObject({ amount: z.int(), note: z.string().optional() }),
    auth: 'trueMember',
    play: 'neither',
    once: true,
    codes: ['promotion_ended', 'vendor_unavailable', 'sms_throttled'],
    value: z.int(),
  }),
});

/** What the handler is to do, in turn; else it pays. */
let turns: (() => void | Promise<void>)[];
/** What it is to write, in turn; else it pays. */
let acts: (() => number)[];
let paid: number;
let world: World;
let origin: string;
let token: string;

const handlers = initServer().router(probe, {
  pay: async ({ req, body: { amount } }) =>
    answerOnce<number>(req, async ({ commit }) => {
      await turns.shift()?.();
      return commit(() => {
        const act = acts.shift();
        if (act) return act();
        paid += amount;
        return paid;
      });
    }),
});

beforeEach(async () => {
  turns = [];
  acts = [];
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
  test('is applied once, and every repeat gets the same answer', async () => {
    const key = randomUUID();
    expect(await pay(key)).toEqual(paying(5));
    expect(await pay(key)).toEqual(paying(5));
    expect(await pay(randomUUID())).toEqual(paying(10));
    expect(await pay(key)).toEqual(paying(5));
  });

  test('makes a concurrent repeat wait for the result', async () => {
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

  test('is applied even if the client is gone before the answer', async () => {
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

  test('with other content under the same key is refused as a conflict', async () => {
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

  test('belongs to its account: other people’s keys are separate', async () => {
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

  test('lets the next repeat try when the first one failed', async () => {
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

const settle = (key: string, account = 'maria') =>
  world.once.settle({ memberId: world.members.byAccount(account)?.id, key });

describe('an action whose answer was lost', () => {
  test('is settled by its stored answer, also a refusal (W2)', async () => {
    const done = randomUUID();
    await pay(done);
    expect(await settle(done)).toEqual({ success: true, value: 5 });
    const refusedKey = randomUUID();
    turns = [() => Promise.reject(new Refused('promotion_ended'))];
    await pay(refusedKey);
    expect(await settle(refusedKey)).toMatchObject({ success: false, code: 'promotion_ended' });
  });

  test('that never arrived does not count later either', async () => {
    const key = randomUUID();
    expect(await settle(key)).toBeNull();
    expect(await pay(key)).toMatchObject(refused(409, 'idempotency_conflict'));
    expect(await settle(key)).toBeNull();
    expect(paid).toBe(0);
  });

  test('is waited for while it runs', async () => {
    const goOn = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    turns = [
      () => {
        reached.resolve();
        return goOn.promise;
      },
    ];
    const key = randomUUID();
    const first = pay(key);
    await reached.promise;
    const settled = settle(key);
    goOn.resolve();
    await first;
    expect(await settled).toEqual({ success: true, value: 5 });
  });

  test('is not shown to anybody else', async () => {
    const key = randomUUID();
    await pay(key);
    expect(await settle(key, 'joao')).toBeNull();
    expect(await settle(key)).toEqual({ success: true, value: 5 });
  });
});

/** How much was written. */
const rows = () => world.database.statement('SELECT name FROM facts').all().length;
const write = () => world.facts.write(`paid-${randomUUID()}`, 'yes');

const refuse = () => {
  throw new Refused('promotion_ended');
};

/** The table of kept answers cannot be written. */
const breakStore = () => {
  world.database
    .statement(
      `CREATE TRIGGER full BEFORE INSERT ON once_answers
       BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
    )
    .run();
  return () => {
    world.database.statement('DROP TRIGGER full').run();
  };
};

describe('the effect of an action and its answer', () => {
  test('are both rolled back when the answer breaks the contract', async () => {
    const key = randomUUID();
    const before = rows();
    acts = [
      () => {
        write();
        return 0.5;
      },
    ];
    expect(await pay(key)).toMatchObject(refused(500, 'internal_error'));
    expect(rows()).toBe(before);
    expect(await pay(key)).toEqual(paying(5));
  });

  test('are both rolled back when the rule fails half way', async () => {
    const key = randomUUID();
    const before = rows();
    acts = [
      () => {
        write();
        throw new Error('It broke.');
      },
    ];
    expect(await pay(key)).toMatchObject(refused(500, 'internal_error'));
    expect(rows()).toBe(before);
  });

  test('are stored together when it is refused: the count of wrong tries stays', async () => {
    const key = randomUUID();
    const before = rows();
    acts = [
      () => {
        write();
        world.database.transaction(() => {
          write();
          throw new Refused('promotion_ended');
        });
        return 0;
      },
    ];
    expect(await pay(key)).toMatchObject(refused(409, 'promotion_ended'));
    expect(rows()).toBe(before + 1);
    expect(await pay(key)).toMatchObject(refused(409, 'promotion_ended'));
    expect(rows()).toBe(before + 1);
  });

  test('are sealed in the store', async () => {
    paid = 987_654_321;
    const key = randomUUID();
    expect(await pay(key)).toEqual(paying(987_654_326));
    const text = Buffer.from(world.database.contents()).toString('latin1');
    expect(text).not.toContain('987654326');
    expect(text).not.toContain(key);
  });
});

describe('a failing store', () => {
  test('answers all who wait, each in the envelope', async () => {
    const mend = breakStore();
    const key = randomUUID();
    const all = await Promise.all([pay(key), pay(key), pay(key)]);
    for (const answer of all) expect(answer).toMatchObject(refused(500, 'internal_error'));
    mend();
    expect(await pay(key)).toMatchObject({ status: 200 });
  });

  test('answers them, too, when a refusal cannot be stored', async () => {
    const mend = breakStore();
    const key = randomUUID();
    turns = [refuse, refuse];
    const all = await Promise.all([pay(key), pay(key)]);
    for (const answer of all) expect(answer).toMatchObject(refused(500, 'internal_error'));
    mend();
    expect(await pay(key)).toEqual(paying(5));
  });
});
