import { createExpressEndpoints, initServer } from '@ts-rest/express';
import { expect, test } from 'vitest';
import { z } from 'zod/v4';
import { c, route } from '#contract/call.ts';
import { answer, signedInOf } from '#fake-server/http/call.ts';
import { call } from './support/api.ts';
import { serveProbe, tokenOf } from './support/probe-server.ts';
import { openTestWorld } from './support/test-world.ts';

const probe = c.router({
  earnings: route('GET /earnings', {
    summary: 'What an agent earned',
    auth: 'agent',
    value: z.string(),
  }),
});

const handlers = initServer().router(probe, {
  earnings: async ({ req }) => answer(signedInOf(req).member.account),
});

test('a call for agents answers each kind of agent, and nobody else (A20)', async () => {
  const world = await openTestWorld();
  const origin = await serveProbe(world, (router, options) =>
    createExpressEndpoints(probe, handlers, router, options),
  );
  const ask = async (account: string) =>
    (await call(origin, 'GET', '/earnings', { token: tokenOf(world, account) })).body;

  for (const agent of ['carlos', 'fernanda', 'rafael', 'juliana']) {
    expect(await ask(agent)).toMatchObject({ success: true, value: agent });
  }
  for (const other of ['maria', 'visitante']) {
    expect(await ask(other)).toMatchObject({ success: false, code: 'agent_only' });
  }
  expect(await call(origin, 'GET', '/earnings')).toMatchObject({
    status: 401,
    body: { code: 'token_missing' },
  });
});
