import {
  type CompactVerifyGetKey,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createClock } from '#fake-server/kernel/clock.ts';
import { openDatabase } from '#fake-server/store/database.ts';
import { verifyByKeys } from '#fake-server/world/partners/firebase-keys.ts';
import {
  createFirebaseProofs,
  type FirebaseProofs,
} from '#fake-server/world/verification/firebase.ts';
import { refusalOf } from './support/test-world.ts';

/*
 * A server of Firebase itself, without an emulator: tokens are verified by their signature.
 */

const MOBILE = '+5511987654321';
const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const project = {
  projectId: 'play',
  apiKey: 'key',
  authDomain: 'play.example',
  emulatorUrl: null,
  endpoint: '',
};
type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;
let issuer: KeyPair;
let stranger: KeyPair;
let proofs: FirebaseProofs;

beforeAll(async () => {
  issuer = await generateKeyPair('RS256', { extractable: true });
  stranger = await generateKeyPair('RS256');
});

beforeEach(async () => {
  const key = { ...(await exportJWK(issuer.publicKey)), kid: 'key-1', alg: 'RS256' };
  const verify = verifyByKeys(createLocalJWKSet({ keys: [key] }));
  const clock = createClock(() => NOW);
  proofs = createFirebaseProofs(openDatabase(':memory:'), clock, project, verify);
});

const seconds = (minutes: number) => NOW / 1_000 + minutes * 60;
const phoneClaims = (patch: object = {}) => ({
  iss: 'https://securetoken.google.com/play',
  aud: 'play',
  sub: 'user-1',
  user_id: 'user-1',
  auth_time: seconds(-1),
  iat: seconds(-1),
  exp: seconds(59),
  phone_number: MOBILE,
  firebase: { identities: { phone: [MOBILE] }, sign_in_provider: 'phone' },
  ...patch,
});
const { phone_number: _number, ...bareClaims } = phoneClaims();
const federatedClaims = (provider: string, patch: object = {}) => ({
  ...bareClaims,
  firebase: { identities: { [provider]: ['4711'] }, sign_in_provider: provider },
  ...patch,
});

const signed = (claims: object, { privateKey }: KeyPair = issuer, kid = 'key-1') =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
const check = (firebaseIdToken: string) =>
  proofs.check(MOBILE, { firebaseChannel: 'sms', firebaseIdToken });

test('a token that Firebase signed proves the number, once', async () => {
  const token = await signed(phoneClaims());
  (await check(token))();
  expect(await refusalOf(() => check(token))).toBe('verification_code_expired');
});

test('a forged token proves nothing, however it is forged', async () => {
  const [header = '', payload = '', signature = ''] = (await signed(phoneClaims())).split('.');
  const { publicKey } = issuer;
  const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(publicKey)));
  const changed = Buffer.from(JSON.stringify(phoneClaims({ sub: 'user-2' }))).toString('base64url');
  const forgeries = {
    unsigned: new UnsecuredJWT(phoneClaims()).encode(),
    'without a signature': `${header}.${payload}.`,
    'with another signature': `${header}.${payload}.AAAA`,
    'changed after it was signed': `${header}.${changed}.${signature}`,
    'signed by a stranger': await signed(phoneClaims(), stranger),
    'signed by a key that nobody published': await signed(phoneClaims(), issuer, 'key-2'),
    'signed with the public key as a secret': await new SignJWT(phoneClaims())
      .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
      .sign(secret),
    'of another project': await signed(phoneClaims({ aud: 'other' })),
    'of another issuer': await signed(phoneClaims({ iss: 'https://evil.example' })),
    'of another number': await signed(phoneClaims({ phone_number: '+5511900000000' })),
  };
  for (const [what, token] of Object.entries(forgeries)) {
    expect([what, await refusalOf(() => check(token))]).toEqual([
      what,
      'verification_code_incorrect',
    ]);
  }
});

test('a time in the future is refused like one long past', async () => {
  for (const times of [
    { auth_time: seconds(2) },
    { auth_time: seconds(60 * 24 * 365) },
    { iat: seconds(2) },
    { auth_time: seconds(-11) },
    { exp: seconds(-1) },
  ]) {
    const token = await signed(phoneClaims(times));
    expect([times, await refusalOf(() => check(token))]).toEqual([
      times,
      'verification_code_expired',
    ]);
  }
});

test('unavailable keys do not reject the token: it is accepted later', async () => {
  let isReachable = false;
  const key = { ...(await exportJWK(issuer.publicKey)), kid: 'key-1', alg: 'RS256' };
  const local = createLocalJWKSet({ keys: [key] });
  const keys: CompactVerifyGetKey = async (...args) => {
    if (!isReachable) throw new TypeError('fetch failed');
    return await local(...args);
  };
  const clock = createClock(() => NOW);
  proofs = createFirebaseProofs(openDatabase(':memory:'), clock, project, verifyByKeys(keys));
  const token = await signed(phoneClaims());
  expect(await refusalOf(() => check(token))).toBe('identity_unavailable');
  isReachable = true;
  (await check(token))();
});

test('Facebook without e-mail and Google without name are vouched for', async () => {
  for (const [provider, patch] of [
    ['facebook.com', { name: 'Ana' }],
    ['google.com', { email: 'ana@example.com', email_verified: true }],
  ] as const) {
    const token = await signed(federatedClaims(provider, { sub: provider, ...patch }));
    const account = await proofs.checkFederated(token);
    expect(account).toMatchObject({ provider: provider.replace('.com', ''), subject: '4711' });
  }
});
