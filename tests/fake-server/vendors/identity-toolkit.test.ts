import { Router } from 'express';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { createRandom } from '#fake-server/kernel/random.ts';
import { type PhoneError, phoneErrors } from '#fake-server/situation/vendor-behaviour.ts';
import { identityToolkitRouter } from '#fake-server/vendors/identity-toolkit/identity-toolkit.router.ts';
import { claimsOf } from '#fake-server/world/partners/firebase-claims.ts';
import { lookUpIdToken } from '#fake-server/world/partners/firebase-client.ts';
import { errorSchema, toolkitCalls } from './identity-toolkit-calls.ts';
import { serve } from './serve.ts';

const PROJECT = 'demo-test';
const PHONE = '+5511912345678';
const MINUTE = 60_000;
const SEED = Number(process.env['FC_SEED'] ?? 1);

let origin: string;
let now: number;
let failing: { sending: PhoneError | null; confirming: PhoneError | null };
let delivered: { phoneNumber: string; code: string }[];

beforeEach(async () => {
  now = Date.UTC(2026, 10, 20, 9);
  failing = { sending: null, confirming: null };
  delivered = [];
  origin = await serve(
    identityToolkitRouter({
      projectId: PROJECT,
      clock: { now: () => now },
      random: createRandom(SEED),
      deliver: (phoneNumber, code) => delivered.push({ phoneNumber, code }),
      behaviour: () => failing,
      revealAnswers: true,
    }),
  );
});

const { ask, post, refresh } = toolkitCalls(() => origin);

/** The name of the error of a refused call. */
async function errorOf(answer: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await answer;
  const { error } = errorSchema.parse(body);
  expect(error.code).toBe(status);
  return error.message.split(' : ')[0];
}

const sentSchema = z.strictObject({ sessionInfo: z.string().length(226) });
async function send(phoneNumber = PHONE): Promise<string> {
  const { status, body } = await post('sendVerificationCode', {
    phoneNumber,
    captchaResponse: 'x',
  });
  expect(status).toBe(200);
  return sentSchema.parse(body).sessionInfo;
}
const lastCode = () => delivered.at(-1)?.code ?? '';
const wrongCode = () => (lastCode() === '000000' ? '111111' : '000000');
const confirm = (sessionInfo: string, code: string) =>
  post('signInWithPhoneNumber', { sessionInfo, code });

/** Requests a code; the answer does not matter. */
const requestCode = () => post('sendVerificationCode', { phoneNumber: PHONE });
/** Whose token it is, as the portal's server asks. */
const look = (token: string) => lookUpIdToken({ endpoint: origin, apiKey: 'any', idToken: token });
const codesOf = (project: string) => `/emulator/v1/projects/${project}/verificationCodes`;
/** What a browser asks before it lets a page call with these headers. */
const preflight = (headers: string) =>
  fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:lookup`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://portal.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': headers,
    },
  });

const signedInSchema = z.strictObject({
  isNewUser: z.boolean(),
  phoneNumber: z.string(),
  localId: z.string().length(28),
  idToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.literal('3600'),
});
const signIn = async (phoneNumber = PHONE) => {
  const { body } = await confirm(await send(phoneNumber), lastCode());
  return signedInSchema.parse(body);
};

describe('phone sign-in', () => {
  test('sends a code, accepts it, and confirms the number with an unsigned token', async () => {
    const first = await signIn();
    expect(delivered.map(({ phoneNumber }) => phoneNumber)).toEqual([PHONE]);
    expect(lastCode()).toMatch(/^\d{6}$/u);
    expect(first).toMatchObject({ isNewUser: true, phoneNumber: PHONE });
    const [header = '', , signature] = first.idToken.split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
      alg: 'none',
      typ: 'JWT',
    });
    expect(signature).toBe('');
    expect(claimsOf(first.idToken)).toEqual({
      iss: `https://securetoken.google.com/${PROJECT}`,
      aud: PROJECT,
      sub: first.localId,
      user_id: first.localId,
      phone_number: PHONE,
      auth_time: now / 1_000,
      iat: now / 1_000,
      exp: now / 1_000 + 3_600,
      firebase: { identities: { phone: [PHONE] }, sign_in_provider: 'phone' },
    });
    expect(await signIn()).toMatchObject({ isNewUser: false, localId: first.localId });
    expect(await signIn('+351912345678')).not.toMatchObject({ localId: first.localId });
  });

  test('a code is valid once, for its session, for five minutes', async () => {
    const session = await send();
    const code = lastCode();
    expect(await errorOf(confirm('another', code))).toBe('INVALID_SESSION_INFO');
    expect((await confirm(session, code)).status).toBe(200);
    expect(await errorOf(confirm(session, code))).toBe('INVALID_SESSION_INFO');

    const late = await send();
    now += 5 * MINUTE;
    expect(await errorOf(confirm(late, lastCode()))).toBe('SESSION_EXPIRED');
  });

  test('a wrong code can be corrected, within a limit of tries', async () => {
    const session = await send();
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await errorOf(confirm(session, wrongCode()))).toBe('INVALID_CODE');
    }
    expect(await errorOf(confirm(session, lastCode()))).toBe('SESSION_EXPIRED');
    const second = await send();
    expect(await errorOf(confirm(second, wrongCode()))).toBe('INVALID_CODE');
    expect((await confirm(second, lastCode())).status).toBe(200);
  });

  test('a number gets five codes in five minutes, and another number its own', async () => {
    for (let times = 0; times < 5; times += 1) await send();
    expect(await errorOf(requestCode())).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    await send('+351912345678');
    now += 5 * MINUTE;
    expect((await requestCode()).status).toBe(200);
  });

  test.each([
    ['', 'no sign', 'not a phone'],
    ['5511912345678', '+0511912345678', '+55119'],
    [`+${'1'.repeat(16)}`, '+55 11 91234', '+५५११९१२३४५६७८'],
  ])('%j, %j and %j are no numbers', async (...numbers) => {
    for (const phoneNumber of numbers) {
      const answer = post('sendVerificationCode', { phoneNumber });
      expect(await errorOf(answer), phoneNumber).toBe('INVALID_PHONE_NUMBER');
    }
    expect(delivered).toEqual([]);
  });

  test('names what is missing', async () => {
    expect(await errorOf(post('sendVerificationCode', {}))).toBe('INVALID_PHONE_NUMBER');
    expect(await errorOf(post('signInWithPhoneNumber', {}))).toBe('MISSING_SESSION_INFO');
    expect(await errorOf(confirm('some', ''))).toBe('MISSING_CODE');
    expect(await errorOf(post('lookup', {}))).toBe('MISSING_ID_TOKEN');
    expect(await errorOf(refresh({}))).toBe('MISSING_GRANT_TYPE');
    expect(await errorOf(refresh({ grant_type: 'password' }))).toBe('INVALID_GRANT_TYPE');
    expect(await errorOf(refresh({ grant_type: 'refresh_token' }))).toBe('MISSING_REFRESH_TOKEN');
  });

  test.each(phoneErrors)('answers %s where a scenario says so', async (error) => {
    const session = await send();
    failing = { sending: error, confirming: error };
    expect(await errorOf(post('sendVerificationCode', { phoneNumber: PHONE }))).toBe(error);
    expect(await errorOf(confirm(session, lastCode()))).toBe(error);
    failing = { sending: null, confirming: null };
    expect((await confirm(session, lastCode())).status).toBe(200);
  });

  test('the same seed gives the same codes', async () => {
    const session = await send();
    const numbers = createRandom(SEED).next;
    const other = await serve(
      identityToolkitRouter({
        projectId: PROJECT,
        clock: { now: () => now },
        random: { next: numbers },
        deliver: (phoneNumber, code) => delivered.push({ phoneNumber, code }),
      }),
    );
    const answer = await fetch(
      `${other}/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=k`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ phoneNumber: PHONE }),
      },
    );
    expect(await answer.json()).toEqual({ sessionInfo: session });
    expect(delivered[1]).toEqual(delivered[0]);
  });
});

describe('tokens', () => {
  test('are looked up by the server; invented ones are refused', async () => {
    const { idToken, localId } = await signIn();
    expect(await look(idToken)).toMatchObject({ localId, phoneNumber: PHONE });
    const [header = '', payload = ''] = idToken.split('.');
    const claims = { ...claimsOf(idToken), phone_number: '+15550001111' };
    const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
    expect(await look(`${header}.${forged}.`)).toBe('unknown');
    expect(await look(`${header}.${payload}.signed`)).toBe('unknown');
    expect(await errorOf(post('lookup', { idToken: 'x' }))).toBe('INVALID_ID_TOKEN');
    now += 60 * MINUTE;
    expect(await look(idToken)).toBe('unknown');
  });

  test('are not verified where the vendor does not answer, or answers nonsense', async () => {
    const idToken = 'x.y.';
    const request = { apiKey: 'any', idToken };
    expect(await lookUpIdToken({ ...request, endpoint: 'http://127.0.0.1:1' })).toBe('unanswered');
    expect(await lookUpIdToken({ ...request, endpoint: 'no address' })).toBe('unanswered');
    for (const [status, body] of [
      [200, 'no JSON'],
      [200, '{"users":[]}'],
      [503, '{"error":{"message":"UNAVAILABLE"}}'],
    ] as const) {
      const endpoint = await serve(
        Router().use((_, answer) => void answer.status(status).send(body)),
      );
      expect(await lookUpIdToken({ ...request, endpoint })).toBe('unanswered');
    }
  });

  test('are renewed with the time of the first sign-in', async () => {
    const { idToken, refreshToken, localId } = await signIn();
    now += MINUTE;
    const { body } = await refresh({ grant_type: 'refresh_token', refresh_token: refreshToken });
    const renewed = z.object({ id_token: z.string(), user_id: z.literal(localId) }).parse(body);
    expect(renewed.id_token).not.toBe(idToken);
    expect(claimsOf(renewed.id_token)).toMatchObject({
      auth_time: now / 1_000 - 60,
      iat: now / 1_000,
    });
    const unknown = { grant_type: 'refresh_token', refresh_token: 'x' };
    expect(await errorOf(refresh(unknown))).toBe('INVALID_REFRESH_TOKEN');
  });

  test.each([
    '',
    '.',
    '..',
    'a.b.c.d',
    'a.bnVsbA.',
    `.${Buffer.from('{}').toString('base64url')}.`,
  ])('%j says nothing', (token) => {
    expect(claimsOf(token)).toBeUndefined();
  });
});

describe('the emulator’s own calls', () => {
  test('list the open codes of the project, and its configuration', async () => {
    const sessionInfo = await send();
    expect((await ask(codesOf(PROJECT))).body).toEqual({
      verificationCodes: [{ code: lastCode(), phoneNumber: PHONE, sessionInfo }],
    });
    expect((await ask(codesOf('other'))).body).toEqual({ verificationCodes: [] });
    const elsewhere = await fetch(origin + codesOf(PROJECT), {
      headers: { origin: 'https://other.example' },
    });
    expect(elsewhere.status).toBe(403);
    expect(elsewhere.headers.get('access-control-allow-origin')).toBeNull();
    await confirm(sessionInfo, lastCode());
    expect((await ask(codesOf(PROJECT))).body).toEqual({ verificationCodes: [] });
    expect((await ask(`/emulator/v1/projects/${PROJECT}/config`)).body).toMatchObject({
      signIn: { allowDuplicateEmails: false },
    });
  });

  test('answer the SDK’s questions about reCAPTCHA', async () => {
    const toolkit = '/identitytoolkit.googleapis.com';
    expect((await ask(`${toolkit}/v1/recaptchaParams?key=k`)).body).toHaveProperty(
      'recaptchaSiteKey',
    );
    expect((await ask(`${toolkit}/v2/recaptchaConfig?key=k&clientType=W`)).body).toMatchObject({
      recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
    });
  });

  test('allow calls of other origins, with the headers of the SDK only', async () => {
    const good = await preflight('content-type,x-client-version, x-firebase-gmpid');
    expect(good.status).toBe(204);
    expect(good.headers.get('access-control-allow-origin')).toBe('*');
    expect(good.headers.get('access-control-allow-headers')).toContain('x-client-version');
    const strange = await preflight('a;b');
    expect(strange.headers.get('access-control-allow-headers')).toBeNull();
  });
});
