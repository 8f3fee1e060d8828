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

/** Sealed again each time, with a new nonce (A22). */
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

test('a registration with a lost answer is answered again, with the same session', async () => {
  const key = randomUUID();
  const [first, twin] = (await Promise.all([register(key), register(key)])).map(registered);
  const again = registered(await register(key));
  for (const one of [first, twin, again]) {
    expect(one).toMatchObject({ account: 'novata', firstTimeLogin: true });
    expect(await accountOf(one?.token ?? '')).toBe('novata');
  }
  expect([first?.token, twin?.token]).toEqual([again.token, again.token]);
  expect(await register(key, 'segredo2')).toMatchObject({
    status: 409,
    body: { code: 'idempotency_conflict' },
  });
  expect(await register(randomUUID())).toMatchObject({
    status: 409,
    body: { code: 'username_taken' },
  });
});

test('is recognised after a restart, and the file holds no token, password or key', async () => {
  const key = randomUUID();
  const { token } = registered(await register(key));
  await server.close();
  const file = readFileSync(join(folder, 'world.sqlite'));
  for (const secret of [token, 'segredo1', key]) expect(file.includes(secret)).toBe(false);

  server = await start();
  expect(registered(await register(key)).account).toBe('novata');
});

/** What makes the token of an answer worth nothing, for the account of the registration. */
const ends: readonly (readonly [what: string, (world: FakeServer['world'], id: number) => void])[] =
  [
    ['a block', ({ members }, id) => members.setBlocked(id, true)],
    ['a closing', ({ members, clock }, id) => members.setClosing(id, clock.now())],
    ['signing out of all', ({ sessions }, id) => sessions.endOfMember(id)],
    [
      'some minutes',
      ({ clock, settings }) => clock.move(settings.current.repeatedSignInMinutes * 60_000),
    ],
  ];

test.each(ends)('is recognised after %s, and signs nobody in', async (_, end) => {
  const key = randomUUID();
  await register(key);
  const { world } = server;
  const counted = () => world.database.statement('SELECT token_hash FROM sessions').all().length;
  const before = counted();
  end(world, world.members.byAccount('novata')?.id ?? 0);
  expect(await register(key)).toMatchObject({ status: 409, body: { code: 'answer_expired' } });
  expect(counted()).toBe(before);
});

test('is recognised after a password change, and signs nobody in', async () => {
  const key = randomUUID();
  const { token } = registered(await register(key));
  const newPassword = 'segredo2';
  const body = { oldPassword: 'segredo1', newPassword, confirmNewPassword: newPassword };
  const changed = await call(server.portalUrl, 'POST', '/account/change-password', {
    token,
    body: await sealedFor(server.portalUrl, body),
  });
  expect(changed.status).toBe(200);
  expect(await register(key)).toMatchObject({ status: 409, body: { code: 'answer_expired' } });
});
