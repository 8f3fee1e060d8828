import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { participationSchema } from '#contract/entities/promotion.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { call, onceWith, sealedFor, signIn } from './support/api.ts';
import { startTestServer } from './support/test-server.ts';

describe('the calls of promotions (W8)', () => {
  let server: FakeServer;
  let origin: string;
  beforeEach(async () => {
    server = await startTestServer();
    origin = new URL(server.portalUrl).origin;
  });
  afterEach(() => server.close());

  test('many claims at the same time, and repeats, pay one bonus', async () => {
    const token = await signIn(origin, 'maria', 'aurora2026');
    const claim = () =>
      call(origin, 'POST', '/promotions/gift-of-the-week/claim', {
        token,
        body: {},
        headers: onceWith(),
      });
    const answers = [...(await Promise.all(Array.from({ length: 8 }, claim))), await claim()];
    const values = answers.map(({ status, body }) => {
      expect(status).toBe(200);
      return z.object({ value: participationSchema }).parse(body).value;
    });
    expect(new Set(values.map((value) => JSON.stringify(value))).size).toBe(1);
    const maria = server.world.members.byAccount('maria');
    const paid = server.world.wallet
      .entries(maria?.id ?? 0)
      .filter(({ kind }) => kind === 'promotion_bonus');
    expect(paid).toMatchObject([{ amount: 300 }]);
  });

  test('a visitor is asked to sign in, and a trial account to register (A20)', async () => {
    const path = '/promotions/gift-of-the-week/claim';
    expect(await call(origin, 'POST', path, { body: {} })).toMatchObject({
      status: 401,
      body: { code: 'token_missing' },
    });
    const trial = await call(origin, 'POST', '/account/free-play', {
      body: await sealedFor(origin, {
        os: 'test',
        platform: 'W',
        randomString: 'abcdefgh12345678',
      }),
    });
    const { token } = z.object({ value: z.object({ token: z.string() }) }).parse(trial.body).value;
    expect(await call(origin, 'POST', path, { token, body: {} })).toMatchObject({
      status: 403,
      body: { code: 'in_need_true_account' },
    });
    expect(await call(origin, 'GET', '/member/promotions', { token })).toMatchObject({
      status: 200,
      body: { value: [] },
    });
  });
});
