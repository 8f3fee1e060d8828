import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { type Scenario, scenarios } from '#fake-server/control/scenarios.ts';
import { normalSituation } from '#fake-server/situation/situation.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { call, onceWith, sealedFor } from './support/api.ts';
import { startTestServer } from './support/test-server.ts';
import { refusalOf } from './support/test-world.ts';
import { atHome } from './support/visit-origins.ts';

const NEW = '+5511912345678';
const KNOWN = '+5511987654321';
const MINUTE = 60_000;

let server: FakeServer;
beforeEach(async () => {
  server = await startTestServer({ settings: { smsProvider: 'firebase', geetest: false } });
});
afterEach(() => server.close());

const answerSchema = z.object({
  sessionInfo: z.string().optional(),
  idToken: z.string().optional(),
  refreshToken: z.string().optional(),
  id_token: z.string().optional(),
});
async function ask(path: string, body: object) {
  const response = await fetch(`${server.vendorsUrl}${path}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answerSchema.parse(await response.json());
}

/** Proves a number at the vendor, with the code of the outbox. */
async function proveNumber(phoneNumber: string) {
  const accounts = '/identitytoolkit.googleapis.com/v1/accounts';
  const { sessionInfo } = await ask(`${accounts}:sendVerificationCode`, { phoneNumber });
  const [sent] = server.world.sms.outbox(1);
  expect(sent).toMatchObject({ channel: 'sms', receiver: phoneNumber });
  expect(sent?.text).toContain('Aurora Play');
  const answer = await ask(`${accounts}:signInWithPhoneNumber`, { sessionInfo, code: sent?.code });
  return { idToken: answer.idToken ?? '', refreshToken: answer.refreshToken ?? '' };
}

const withToken = (firebaseIdToken: string) => ({
  firebaseChannel: 'sms' as const,
  firebaseIdToken,
});

const registration = (patch: object = {}) => ({
  mobileNum: '11912345678',
  countryDialingCode: '+55',
  // What the person typed travels too; it is Firebase's business whether it is right.
  verificationCode: '123456',
  password: 'segredo1',
  confirmPassword: 'segredo1',
  domain: 'localhost',
  login: true as const,
  agreed: true,
  registerUrl: 'http://localhost/register',
  registerMethod: 'WEB' as const,
  ...patch,
});
const register = (patch: object = {}) =>
  server.world.registrar.byMobile(registration(patch), normalSituation);
const NEW_PASSWORD = 'novasenha26';
const recover = (patch: object = {}) =>
  server.world.recovery.byPhone(
    { countryDialingCode: '+55', mobileNum: '11987654321', newPassword: NEW_PASSWORD, ...patch },
    normalSituation,
    atHome,
  );
const signIn = (patch: object = {}) =>
  server.world.signIn.byMobile(
    { countryDialingCode: '+55', mobileNum: '11987654321', ...patch },
    normalSituation,
  );

describe('a number that Firebase vouches for', () => {
  test('registers through the contract, sealed, and is published with its project', async () => {
    const origin = server.portalUrl;
    const settings = await call(origin, 'GET', '/account/register-settings');
    const firebase = { projectId: server.world.firebase.projectId, emulatorUrl: server.vendorsUrl };
    expect(settings.body).toMatchObject({ value: { smsProvider: 'firebase', firebase } });
    const permission = await call(origin, 'GET', '/site/permission');
    expect(permission.body).toMatchObject({ value: { firebase } });

    const { idToken } = await proveNumber(NEW);
    const body = await sealedFor(origin, registration(withToken(idToken)));
    const answer = await call(origin, 'PUT', '/account/register-mobile', {
      body,
      headers: onceWith(),
    });
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
    expect(server.world.members.byMobile(NEW)).toBeDefined();
  });

  test('signs in once for each proof, also with a renewed token', async () => {
    const { idToken, refreshToken } = await proveNumber(KNOWN);
    expect((await signIn(withToken(idToken))).token).toBeTypeOf('string');
    expect(await refusalOf(() => signIn(withToken(idToken)))).toBe('verification_code_expired');
    server.world.clock.move(1_000);
    const renewed = await ask('/securetoken.googleapis.com/v1/token', {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    });
    const again = () => signIn(withToken(renewed.id_token ?? ''));
    expect(await refusalOf(again)).toBe('verification_code_expired');
  });

  test('sets a new password through the contract, sealed, once for each proof (A17)', async () => {
    const { idToken } = await proveNumber(KNOWN);
    const recovery = {
      countryDialingCode: '+55',
      mobileNum: '11987654321',
      verificationCode: '123456',
      newPassword: NEW_PASSWORD,
      ...withToken(idToken),
    };
    const send = async () =>
      await call(server.portalUrl, 'POST', '/account/set-password-by-phone', {
        body: await sealedFor(server.portalUrl, recovery),
      });
    expect(await send()).toMatchObject({ status: 200 });
    expect(await send()).toMatchObject({ body: { code: 'verification_code_expired' } });
    const login = { username: 'joao', password: NEW_PASSWORD };
    expect((await server.world.signIn.byPassword(login, normalSituation)).token).toBeTypeOf(
      'string',
    );
  });

  test('of two new passwords with one proof, one is set (A17)', async () => {
    const proof = withToken((await proveNumber(KNOWN)).idToken);
    const results = await Promise.allSettled([recover(proof), recover(proof)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('is told that the account is blocked, and nobody else is (A17, A27)', async () => {
    const { id = 0 } = server.world.members.byMobile(KNOWN) ?? {};
    server.world.members.setBlocked(id, true);
    const proof = withToken((await proveNumber(KNOWN)).idToken);
    const stranger = withToken((await proveNumber(NEW)).idToken);
    expect(await refusalOf(() => recover())).toBe('verification_code_missing');
    expect(await refusalOf(() => recover(stranger))).toBe('verification_code_incorrect');
    expect(await refusalOf(() => recover(proof))).toBe('account_blocked');
    server.world.members.setBlocked(id, false);
    expect((await recover(proof)).token).toBeTypeOf('string');
  });

  test('accepts one of two calls with the same proof', async () => {
    const { idToken } = await proveNumber(KNOWN);
    const results = await Promise.allSettled([
      signIn(withToken(idToken)),
      signIn(withToken(idToken)),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('a refused registration keeps the proof valid for the next try', async () => {
    const { idToken } = await proveNumber(NEW);
    server.world.settings.change({ showCaptcha: true });
    const captcha = { captcha: '0', captchaId: crypto.randomUUID() };
    const wrong = () => register({ ...withToken(idToken), ...captcha });
    expect(await refusalOf(wrong)).toBe('captcha_incorrect');
    server.world.settings.change({ showCaptcha: false });
    expect((await register(withToken(idToken))).token).toBeTypeOf('string');
  });
});

test('an emulator on another host is given to browsers, used by the server, and allowed by the policy', async () => {
  const emulator = await startTestServer();
  const firebaseEmulator = emulator.vendorsUrl;
  const portal = await startTestServer({ settings: { smsProvider: 'firebase' }, firebaseEmulator });
  try {
    const permission = await call(portal.portalUrl, 'GET', '/site/permission');
    expect(permission.body).toMatchObject({
      value: { firebase: { emulatorUrl: firebaseEmulator } },
    });
    expect(portal.world.firebase.endpoint).toBe(firebaseEmulator);
    const { headers } = await fetch(portal.portalUrl);
    const policy = headers.get('content-security-policy')?.split('; ');
    const connections = policy?.find((directive) => directive.startsWith('connect-src'));
    expect(connections?.split(' ')).toContain(firebaseEmulator);
  } finally {
    await Promise.all([portal.close(), emulator.close()]);
  }
});

describe('is refused', () => {
  test('without a proof', async () => {
    expect(await refusalOf(() => register())).toBe('verification_code_missing');
    expect(await refusalOf(() => register({ firebaseChannel: 'sms' }))).toBe(
      'verification_code_missing',
    );
    expect(await refusalOf(() => signIn({ verificationCode: '123456' }))).toBe(
      'verification_code_missing',
    );
  });

  test('with the proof of another number', async () => {
    const { idToken } = await proveNumber(KNOWN);
    expect(await refusalOf(() => register(withToken(idToken)))).toBe('verification_code_incorrect');
  });

  test('with a token that Firebase did not issue', async () => {
    const { idToken } = await proveNumber(NEW);
    const [header = '', payload = ''] = idToken.split('.');
    const claims = z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    const forged = (patch: object) =>
      `${header}.${Buffer.from(JSON.stringify({ ...claims, ...patch })).toString('base64url')}.`;
    for (const token of [
      'nonsense',
      forged({ jti: 'another' }),
      forged({ aud: 'other-project' }),
      forged({ iss: 'https://evil.example' }),
      'x'.repeat(4_000),
    ]) {
      expect(await refusalOf(() => register(withToken(token)))).toBe('verification_code_incorrect');
    }
    expect((await register(withToken(idToken))).token).toBeTypeOf('string');
  });

  test('with a proof of ten minutes ago', async () => {
    const { idToken } = await proveNumber(NEW);
    server.world.clock.move(10 * MINUTE - 1);
    const { idToken: other } = await proveNumber(KNOWN);
    expect((await signIn(withToken(other))).token).toBeTypeOf('string');
    server.world.clock.move(1);
    expect(await refusalOf(() => register(withToken(idToken)))).toBe('verification_code_expired');
  });

  test('where Firebase does not answer, and the same proof is accepted later', async () => {
    const { idToken } = await proveNumber(KNOWN);
    const { firebase } = server.world;
    const { endpoint } = firebase;
    firebase.endpoint = 'http://127.0.0.1:1';
    expect(await refusalOf(() => signIn(withToken(idToken)))).toBe('identity_unavailable');
    firebase.endpoint = endpoint;
    expect((await signIn(withToken(idToken))).token).toBeTypeOf('string');
  });

  test('Firebase’s proof is refused where the server sends the codes itself', async () => {
    const { idToken } = await proveNumber(NEW);
    server.world.settings.change({ smsProvider: 'server' });
    expect(await refusalOf(() => register(withToken(idToken)))).toBe('verification_code_incorrect');
    const settings = await call(server.portalUrl, 'GET', '/account/register-settings');
    expect(settings.body).toMatchObject({ value: { smsProvider: 'server', firebase: null } });
  });

  test('the server sends no code where Firebase sends them', async () => {
    const body = { countryDialingCode: '+55', mobileNum: '11912345678' };
    for (const path of ['/sms/registration/mobile', '/sms/forgot-password']) {
      const answer = await call(server.portalUrl, 'POST', path, { body });
      expect(answer.body).toMatchObject({ code: 'feature_disabled' });
    }
    expect(server.world.sms.outbox(1)).toEqual([]);
  });
});

describe('scenarios of a failing Firebase (A23)', () => {
  const failures = Object.entries<Scenario>(scenarios).flatMap(([name, { effects }]) =>
    effects.firebaseSending ? [[name, effects.firebaseSending] as const] : [],
  );

  test('cover every error that can be told apart', () => {
    expect(failures.map(([name]) => name)).toEqual([
      'firebase-number-invalid',
      'firebase-number-missing',
      'firebase-too-many',
      'firebase-quota',
      'firebase-not-allowed',
      'firebase-captcha',
    ]);
  });

  test.each(failures)('%s: nothing is sent, and Firebase says %s', async (name, said) => {
    server.world.situations.set([name]);
    const answer = await fetch(
      `${server.vendorsUrl}/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=any`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ phoneNumber: NEW }),
      },
    );
    expect(answer.status).toBe(400);
    const message = expect.stringMatching(new RegExp(`^${said}\\b`, 'u')) as string;
    expect(await answer.json()).toMatchObject({ error: { code: 400, message } });
    expect(server.world.sms.outbox(1)).toEqual([]);
  });
});
