import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { contract } from '#contract/index.ts';
import { API_PREFIX } from '#contract/prefix.ts';
import { sealingKeySchema } from '#contract/sealed.ts';
import type { FakeServer } from '#fake-server/start.ts';
import type { Answer } from '../contract/kit/answer.ts';
import { validValues } from '../contract/kit/arbitrary.ts';
import { failureOf, judge } from '../contract/kit/judge.ts';
import { jweSealing } from '../contract/kit/jwe-sealing.ts';
import type { KitRequest } from '../contract/kit/request.ts';
import { type KitRoute, routesOf } from '../contract/kit/routes.ts';
import { sendRequest } from '../contract/kit/send.ts';
import type { Subject } from '../contract/kit/subject.ts';
import { call, onceWith } from './support/api.ts';
import { startTestServer } from './support/test-server.ts';

const routes = routesOf(contract);
const memberRoutes = routes.filter(({ metadata }) => metadata.auth !== 'none');
const byName = (each: readonly KitRoute[]) => each.map((route) => [route.name, route] as const);

let server: FakeServer;
let subject: Subject;
async function openServer(): Promise<void> {
  server = await startTestServer();
  const keySchema = z.object({ value: sealingKeySchema });
  subject = {
    baseUrl: server.portalUrl + API_PREFIX,
    routes,
    tokens: { current: mailedToken, renewed: mailedToken },
    sealing: jweSealing(async () => {
      const { body } = await call(server.portalUrl, 'GET', '/account/sealing-key');
      return keySchema.parse(body).value;
    }),
    effort: 'thorough',
    turn: 0,
    hasRealAccount: true,
    restlessRoutes: [],
    restlessKeys: [],
  };
}
const closeServer = () => server.close();

/** Maria's token out of the mail of a recovery. */
async function mailedToken(): Promise<string> {
  const body = new URLSearchParams({ username: 'maria', email: 'maria@example.com' });
  const response = await fetch(`${subject.baseUrl}/account/forgot-password`, {
    method: 'POST',
    headers: onceWith(),
    body,
  });
  expect(response.status).toBe(200);
  const text = server.world.sms.outbox(1)[0]?.text ?? '';
  const link = /https?:\S+/u.exec(text)?.[0];
  return new URL(link ?? '').searchParams.get('token') ?? '';
}

/** A request that the contract takes. */
function goodRequest({ params, query, body }: KitRoute): KitRequest {
  const parts = Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [[part, validValues(schema, 1)[0]] as const] : [],
  );
  return Object.fromEntries(parts);
}

/** What the server keeps of people, their money and their favourites. */
function stored(): unknown {
  return ['members', 'sessions', 'accounts', 'transactions', 'favourites', 'game_sessions'].map(
    (table) => [table, server.world.database.statement<object>(`SELECT * FROM ${table}`).all()],
  );
}

async function sendAsOwing(route: KitRoute): Promise<Answer> {
  const authorization = `Bearer ${await mailedToken()}`;
  const before = stored();
  const answer = await sendRequest(subject, route, { ...goodRequest(route), authorization });
  if (!route.metadata.whenPasswordOwed) expect(stored()).toEqual(before);
  return answer;
}

describe('the session of a mailed link can only change the password (A17)', () => {
  beforeEach(openServer);
  afterEach(closeServer);

  test('exactly four calls accept it', () => {
    const serving = memberRoutes.filter(({ metadata }) => metadata.whenPasswordOwed);
    expect(serving.map(({ name }) => name)).toEqual([
      'account.firstLogin',
      'account.changePassword',
      'account.member',
      'account.logout',
    ]);
  });

  test('the language that it chooses is not stored', async () => {
    const token = await mailedToken();
    const chosen = await call(server.portalUrl, 'POST', '/site/language', {
      token,
      body: { language: 'EN' },
    });
    expect(chosen.status).toBe(200);
    const notices = (headers: { token?: string }) =>
      call(server.portalUrl, 'GET', '/notices?types=B,PU', headers);
    expect((await notices({ token })).body).toEqual((await notices({})).body);
  });

  test('it ends with the change of the password', async () => {
    const token = await mailedToken();
    const member = () => call(server.portalUrl, 'GET', '/account/member', { token });
    expect((await member()).body).toMatchObject({ value: { passwordChangeOwed: true } });
    const newPassword = 'novasenha26';
    const body = await subject.sealing?.seal({ newPassword, confirmNewPassword: newPassword });
    const changed = await call(server.portalUrl, 'POST', '/account/change-password', {
      token,
      body,
    });
    expect(changed.status).toBe(200);
    expect(await member()).toMatchObject({ status: 401, body: { code: 'recovery_link_expired' } });
  });
});

describe('the session of a default or expired password can only change it (A15)', () => {
  beforeEach(openServer);
  afterEach(closeServer);

  test.each([
    ['anamartins', 'abc123'],
    ['gustavo', 'aurora2026'],
  ])('%s sees no balance before the password is new', async (account, oldPassword) => {
    const token = await signInWith(account, oldPassword);
    expect(await get('/wallet/balance', token)).toMatchObject({
      status: 403,
      body: { code: 'password_change_owed' },
    });
    expect((await get('/account/member', token)).body).toMatchObject({
      value: { passwordChangeOwed: true },
    });
    const newPassword = 'novasenha26';
    const chosen = { newPassword, confirmNewPassword: newPassword };
    expect((await change(token, chosen)).body).toMatchObject({ code: 'validation_failed' });
    expect((await change(token, { ...chosen, oldPassword })).status).toBe(200);
    const renewed = await signInWith(account, newPassword);
    expect((await get('/wallet/balance', renewed)).status).toBe(200);
  });

  test('a sign-in in another way, or without enforced expiry, owes nothing', async () => {
    const { members, settings, signIn, situations } = server.world;
    const gustavo = members.byAccount('gustavo');
    if (!gustavo) throw new Error('Gustavo is not there.');
    const { token } = signIn.admit(gustavo, situations.of());
    expect((await get('/wallet/balance', token)).status).toBe(200);
    settings.change({ toggles: { forcedPasswordChangeOnExpiry: 0 } });
    const lasting = await signInWith('gustavo', 'aurora2026');
    expect((await get('/wallet/balance', lasting)).status).toBe(200);
  });
});

describe('each call, with the session of a link by mail (A17)', () => {
  // One server for all: refusals change nothing. It mails a person once a minute.
  beforeAll(openServer);
  afterAll(closeServer);
  beforeEach(() => server.world.clock.move(60_000));

  test.each(byName(memberRoutes))('%s', async (_, route) => {
    const answer = await sendAsOwing(route);
    expect(judge(route, answer)).toEqual([]);
    const code = failureOf(answer)?.code;
    if (route.metadata.whenPasswordOwed) {
      expect(code, answer.text).not.toBe('password_change_owed');
      expect(answer.status, answer.text).not.toBe(401);
    } else {
      expect({ status: answer.status, code }).toEqual({
        status: 403,
        code: 'password_change_owed',
      });
    }
  });
});

describe('each call, with the usual session of the same person', () => {
  // One server for all: accepted calls change its world, but no new session.
  beforeAll(openServer);
  afterAll(closeServer);

  test.each(byName(memberRoutes))('%s', async (_, route) => {
    const { id = 0 } = server.world.members.byAccount('maria') ?? {};
    const { token } = server.world.sessions.open(id);
    expect(server.world.sessions.read(token).ok).toBe(true);
    const authorization = `Bearer ${token}`;
    const answer = await sendRequest(subject, route, { ...goodRequest(route), authorization });
    expect(failureOf(answer)?.code, answer.text).not.toBe('password_change_owed');
  });
});

async function signInWith(username: string, password: string): Promise<string> {
  const { signIn, situations } = server.world;
  return (await signIn.byPassword({ username, password }, situations.of())).token;
}

async function get(path: string, token: string) {
  return await call(server.portalUrl, 'GET', path, { token });
}

async function change(token: string, body: object) {
  return await call(server.portalUrl, 'POST', '/account/change-password', {
    token,
    body: await subject.sealing?.seal(body),
  });
}
