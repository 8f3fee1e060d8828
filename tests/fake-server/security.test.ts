import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { securityEventSchema, securitySchema } from '#contract/entities/security.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { visitOrigin } from '#fake-server/world/sessions/visit-origin.ts';
import { call } from './support/api.ts';
import { listen } from './support/live-stream.ts';
import { newMember } from './support/new-member.ts';
import { startTestServer } from './support/test-server.ts';
import { FIRST_MOMENT } from './support/test-world.ts';

const MINUTE = 60_000;
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';
const atHome = { browser: 'Chrome', system: 'Android', place: 'São Paulo, BR' };
const away = { browser: 'Firefox', system: 'Windows', place: 'Lisboa, PT' };

let server: FakeServer;
let now = FIRST_MOMENT;

beforeAll(async () => {
  server = await startTestServer({ machineTime: () => now });
});

afterAll(async () => await server.close());

/** Signs somebody in from somewhere. */
function enter(id: number, origin: typeof atHome) {
  const { sessions, security } = server.world;
  const { token } = sessions.open(id);
  const reading = sessions.read(token);
  if (!reading.ok) throw new Error('A session that was opened does not count.');
  security.noteSignIn(reading.signedIn, origin);
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string) =>
    await call(server.localUrl, method, path, { token, ...(method === 'POST' && { body: {} }) });
  return {
    token,
    signedIn: reading.signedIn,
    ask,
    async state() {
      const { body } = await ask('GET', '/security');
      return z.object({ value: securitySchema }).parse(body).value;
    },
    async history() {
      const { body } = await ask('GET', '/security/events');
      const value = z.object({ events: z.array(securityEventSchema), totalPages: z.number() });
      return z.object({ value }).parse(body).value.events;
    },
  };
}

test('sessions are listed with their place, this one first, others by last use (A26)', async () => {
  const { id } = newMember(server.world);
  const phone = enter(id, atHome);
  now += 5 * MINUTE;
  const desk = enter(id, away);
  now += 5 * MINUTE;
  const { sessions } = await phone.state();
  expect(sessions).toMatchObject([
    { ...atHome, isCurrent: true },
    { ...away, isCurrent: false },
  ]);
  expect(sessions[0]?.lastUsedAt).toBe(new Date(now).toISOString());
  expect((await desk.state()).sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  // What has ended by itself is in no list.
  now += server.world.settings.current.sessionIdleMinutes * MINUTE;
  expect((await enter(id, away).state()).sessions).toHaveLength(1);
});

test('one session can be ended, and its stream says so before it ends (A26, S17)', async () => {
  const { id } = newMember(server.world);
  const phone = enter(id, atHome);
  const desk = enter(id, away);
  const stream = await listen(server.localUrl, desk.token);
  await stream.next();
  const other = (await phone.state()).sessions.find(({ isCurrent }) => !isCurrent);
  const ended = await phone.ask('DELETE', `/security/sessions/${other?.id}`);
  expect(ended.status).toBe(200);
  expect(await stream.next()).toMatchObject({ topics: ['security'] });
  expect((await desk.ask('GET', '/security')).status).toBe(401);
  expect((await phone.history()).map(({ kind }) => kind)).toEqual([
    'sessionEnded',
    'signedIn',
    'signedIn',
  ]);
  // A second press, or a lost answer that is asked again, changes nothing.
  expect((await phone.ask('DELETE', `/security/sessions/${other?.id}`)).status).toBe(200);
  expect(await phone.history()).toHaveLength(3);
});

test('a session of another person cannot be ended or seen', async () => {
  const maria = enter(newMember(server.world).id, atHome);
  const other = enter(newMember(server.world).id, away);
  const id = (await other.state()).sessions[0]?.id;
  for (const wrong of [id, 'made-up', other.signedIn.sessionHash]) {
    const answer = await maria.ask('DELETE', `/security/sessions/${wrong}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
  expect((await other.ask('GET', '/security')).status).toBe(200);
  expect(await maria.history()).toHaveLength(1);
});

test('all other sessions are ended at once, also those opened by a recovery mail', async () => {
  const { id } = newMember(server.world);
  const phone = enter(id, atHome);
  const desk = enter(id, away);
  const byMail = server.world.sessions.openOwing(id);
  expect((await phone.state()).sessions).toHaveLength(2);
  expect((await phone.ask('POST', '/security/sessions/end-others')).status).toBe(200);
  expect((await phone.state()).sessions).toMatchObject([{ isCurrent: true }]);
  expect((await desk.ask('GET', '/security')).status).toBe(401);
  expect(server.world.sessions.read(byMail).ok).toBe(false);
});

test('shows the previous sign-in, never this one', async () => {
  const { id } = newMember(server.world);
  const first = enter(id, away);
  const { security } = server.world;
  expect(security.lastSignIn(first.signedIn)).toEqual({
    before: null,
    closesAt: null,
    recoveryReadyAt: null,
  });
  now += MINUTE;
  const second = enter(id, atHome);
  now += MINUTE;
  enter(id, atHome);
  expect(security.lastSignIn(second.signedIn)).toEqual({
    before: { ...away, at: new Date(now - 2 * MINUTE).toISOString() },
    closesAt: null,
    recoveryReadyAt: null,
  });
});

test('shows what protects an account, and what would help most', async () => {
  const { id } = newMember(server.world);
  const { protections, advice } = await enter(id, atHome).state();
  expect(protections.every(({ isOn }) => !isOn)).toBe(true);
  expect(advice).toBe('password');
  const maria = server.world.members.byAccount('maria');
  const shown = await enter(maria?.id ?? 0, atHome).state();
  expect(shown.advice).toBe('twoStep');
  // An address is never shown whole.
  expect(JSON.stringify(shown)).not.toContain('maria@');
});

test('a sign-in and a sign-out through the portal are in the history', async () => {
  const { account, id } = newMember(server.world);
  const hash = await server.world.passwords.hash('umasenha26');
  server.world.members.setPassword(id, hash, now);
  const signedIn = await server.world.signIn.byPassword(
    { username: account, password: 'umasenha26' },
    server.world.situations.of(),
  );
  await call(server.localUrl, 'DELETE', '/account/logout', {
    token: signedIn.token,
    headers: { 'user-agent': PHONE },
  });
  const events = server.world.security.events(id, { pageNo: 1, pageSize: 10 });
  expect(events).toMatchObject({
    events: [{ kind: 'signedOut', browser: 'Chrome', system: 'Android', place: null }],
    totalPages: 1,
  });
});

test.each([
  [PHONE, '203.0.113.9', { browser: 'Chrome', system: 'Android', place: 'São Paulo, BR' }],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
    '::1',
    { browser: 'Safari', system: 'iOS', place: null },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
    '192.0.2.7',
    { browser: 'Edge', system: 'Windows', place: 'Lisboa, PT' },
  ],
  ['curl/8', 'nowhere', { browser: null, system: null, place: null }],
  [undefined, '', { browser: null, system: null, place: null }],
])('%s from %s is recognised', (userAgent, address, origin) => {
  expect(visitOrigin(userAgent, address)).toEqual(origin);
});
