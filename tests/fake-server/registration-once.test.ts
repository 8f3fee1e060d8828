import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { registeredSchema } from '#contract/entities/registration.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { call, onceWith, sealedFor } from './support/api.ts';
import { startTestServer } from './support/test-server.ts';

let server: FakeServer;
let folder: string;

const start = () =>
  startTestServer({ file: join(folder, 'world.sqlite'), settings: { geetest: false } });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'once-'));
  server = await start();
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Each time sealed anew, with a nonce of its own (A22). */
async function register(key: string, password = 'segredo1') {
  return await call(server.portalUrl, 'PUT', '/account/register', {
    body: await sealedFor(server.portalUrl, {
      username: 'novata',
      password,
      confirmPassword: password,
      domain: 'localhost',
      login: true,
      agreed: true,
    }),
    headers: onceWith(key),
  });
}

const registered = ({ body }: { readonly body: unknown }) =>
  z.object({ value: registeredSchema }).parse(body).value;

const accountOf = async (token: string) =>
  z
    .object({ value: z.object({ account: z.string() }) })
    .parse((await call(server.portalUrl, 'GET', '/account/member', { token })).body).value.account;

test('a registration whose answer was lost is answered again, with a session of its own', async () => {
  const key = randomUUID();
  const [first, twin] = (await Promise.all([register(key), register(key)])).map(registered);
  const again = registered(await register(key));
  for (const one of [first, twin, again]) {
    expect(one).toMatchObject({ account: 'novata', firstTimeLogin: true });
    expect(await accountOf(one?.token ?? '')).toBe('novata');
  }
  expect(new Set([first?.token, twin?.token, again.token]).size).toBe(3);
  expect(await register(key, 'segredo2')).toMatchObject({
    status: 409,
    body: { code: 'idempotency_conflict' },
  });
  expect(await register(randomUUID())).toMatchObject({
    status: 409,
    body: { code: 'username_taken' },
  });
});

test('it is known after a restart, and the file holds no token, password or key', async () => {
  const key = randomUUID();
  const { token } = registered(await register(key));
  await server.close();
  const file = readFileSync(join(folder, 'world.sqlite'));
  for (const secret of [token, 'segredo1', key]) expect(file.includes(secret)).toBe(false);

  server = await start();
  expect(registered(await register(key)).account).toBe('novata');
});

test('it opens no session for an account that has been blocked since', async () => {
  const key = randomUUID();
  await register(key);
  const { members } = server.world;
  members.setBlocked(members.byAccount('novata')?.id ?? 0, true);
  expect(await register(key)).toMatchObject({ status: 403, body: { code: 'account_blocked' } });
});
