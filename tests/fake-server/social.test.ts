import { createHash } from 'node:crypto';
import { assert, asyncProperty, constantFrom, nat } from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import type { TelegramUser } from '#contract/entities/social.ts';
import { SIGN_IN_RETURN_PATH } from '#contract/entities/social-providers.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { telegramHash } from '#fake-server/vendors/telegram/telegram.hash.ts';
import { normalSituation } from '#fake-server/world/situation.ts';
import { call, sealedFor, signIn as signInByPassword } from './support/api.ts';
import { startTestServer } from './support/test-server.ts';
import { refusalOf } from './support/test-world.ts';

const MINUTE = 60_000;
const MARIA = { google: '108204268033311374519', telegram: 521_830_477 };
const CLARA = { google: '113487456102835830811', telegram: 640_912_853 };
const PEDRO = '110169484474386276334';
const JOAO = '10158842317765093';

let server: FakeServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const sha = (text: string, as: 'hex' | 'base64url') => createHash('sha256').update(text).digest(as);
const redirectUri = () => server.portalUrl + SIGN_IN_RETURN_PATH;

/** What a page asks a provider, with the hash of its nonce. */
function asked(provider: 'google' | 'facebook', patch: Record<string, string> = {}) {
  return {
    client_id: server.world.registrations[provider].clientId,
    redirect_uri: redirectUri(),
    scope: 'openid email',
    state: 'the-state',
    nonce: sha('raw', 'hex'),
    ...(provider === 'google'
      ? { response_type: 'id_token' }
      : {
          response_type: 'code',
          code_challenge: sha('v'.repeat(43), 'base64url'),
          code_challenge_method: 'S256',
        }),
    ...patch,
  };
}

/** Chooses an account in a provider's window, and gives where it leads. */
async function chosen(
  provider: 'google' | 'facebook',
  account: string,
  patch: Record<string, string> = {},
) {
  const response = await fetch(`${server.vendorsUrl}/openid/${provider}/authorize`, {
    method: 'POST',
    body: new URLSearchParams({ ...asked(provider, patch), account }),
    redirect: 'manual',
  });
  const back = response.headers.get('location');
  return { status: response.status, back: back === null ? null : new URL(back) };
}

const googleToken = async (account: string) => {
  const { back } = await chosen('google', account);
  return new URLSearchParams(back?.hash.slice(1)).get('id_token') ?? '';
};

const codeOf = async () => (await chosen('facebook', JOAO)).back?.searchParams.get('code') ?? '';

const redeem = async (code: string, patch: Record<string, string> = {}) => {
  const response = await fetch(`${server.vendorsUrl}/openid/facebook/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: server.world.registrations.facebook.clientId,
      redirect_uri: redirectUri(),
      code,
      code_verifier: 'v'.repeat(43),
      ...patch,
    }),
  });
  return z.object({ id_token: z.string().optional() }).parse(await response.json()).id_token;
};

/** Has Firebase take a provider's word; its ID token, or the name of its error. */
async function federate(idToken: string, { providerId = 'google.com', nonce = 'raw' } = {}) {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=any';
  const postBody = new URLSearchParams({ id_token: idToken, providerId, nonce }).toString();
  const response = await fetch(server.vendorsUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ postBody, requestUri: 'http://localhost', returnSecureToken: true }),
  });
  const answer = z
    .object({ idToken: z.string().optional(), error: z.object({ message: z.string() }).optional() })
    .parse(await response.json());
  return answer.idToken ?? answer.error?.message ?? '';
}

const google = async (account: string) => ({
  type: 'firebase' as const,
  firebaseIdToken: await federate(await googleToken(account)),
});

const botToken = () => server.world.registrations.telegram.botToken;
function telegram(id: number, patch: Partial<TelegramUser> = {}) {
  const fields = {
    id,
    first_name: 'Maria',
    username: 'mariasilva',
    auth_date: Math.floor(server.world.clock.now() / 1_000),
    ...patch,
  };
  const user: TelegramUser = { ...fields, hash: telegramHash(fields, botToken()) };
  return { type: 'telegram' as const, telegram: user };
}

const enter = (proof: Parameters<typeof server.world.social.signIn>[0]) =>
  server.world.social.signIn(proof, normalSituation);
const memberNamed = (account: string) => {
  const member = server.world.members.byAccount(account);
  if (!member) throw new Error(`There is no ${account}.`);
  return member;
};

describe('signing in by an account elsewhere (G5)', () => {
  test('Google, Facebook and Telegram sign in whom they are linked to, over the contract', async () => {
    const { back } = await chosen('facebook', JOAO);
    const code = back?.searchParams.get('code') ?? '';
    expect(back?.hash).toBe('');
    const facebookToken = (await redeem(code)) ?? '';
    const facebook = {
      type: 'firebase',
      firebaseIdToken: await federate(facebookToken, { providerId: 'facebook.com' }),
    };
    for (const [proof, account] of [
      [await google(MARIA.google), 'maria'],
      [facebook, 'joao'],
      [telegram(MARIA.telegram), 'maria'],
    ] as const) {
      const body = await sealedFor(server.portalUrl, proof);
      const answer = await call(server.portalUrl, 'POST', '/account/loginV2', { body });
      const { token } = z
        .object({ value: z.object({ token: z.string() }) })
        .parse(answer.body).value;
      const member = await call(server.portalUrl, 'GET', '/account/member', { token });
      expect(member.body).toMatchObject({ value: { account } });
    }
  });

  test('a proof serves once, and of two calls with one proof one is taken', async () => {
    const proof = await google(MARIA.google);
    await enter(proof);
    expect(await refusalOf(() => enter(proof))).toBe('social_sign_in_refused');
    const answer = telegram(MARIA.telegram);
    const results = await Promise.allSettled([enter(answer), enter(answer)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('a proof counts for half an hour', async () => {
    const proofs = [await google(MARIA.google), telegram(MARIA.telegram)];
    server.world.clock.move(30 * MINUTE);
    for (const proof of proofs) {
      expect(await refusalOf(() => enter(proof))).toBe('social_sign_in_refused');
    }
    const early = telegram(MARIA.telegram, {
      auth_date: Math.floor(server.world.clock.now() / 1_000) + 120,
    });
    expect(await refusalOf(() => enter(early))).toBe('social_sign_in_refused');
  });

  test('a blocked member, and a member at a site for agents, stay outside (A20)', async () => {
    expect(await refusalOf(async () => enter(await google(PEDRO)))).toBe('account_blocked');
    server.world.settings.change({ agentSite: 1 });
    expect(await refusalOf(() => enter(telegram(MARIA.telegram)))).toBe('agent_only');
  });

  test('each provider is refused, and not published, where the site has it off', async () => {
    const proof = await google(MARIA.google);
    server.world.settings.change({
      socialLogin: { google: false, facebook: false, telegram: false },
    });
    expect(await refusalOf(() => enter(proof))).toBe('feature_disabled');
    expect(await refusalOf(() => enter(telegram(MARIA.telegram)))).toBe('feature_disabled');
    const { body } = await call(server.portalUrl, 'GET', '/site/permission');
    const off = { google: null, facebook: null, telegram: null, firebase: null };
    expect(body).toMatchObject({ value: { socialLogin: off } });
    expect(JSON.stringify(body)).not.toContain(botToken());
  });
});

describe('linking', () => {
  test('an unknown account is linked by the same proof once the member is in', async () => {
    const proof = await google(CLARA.google);
    expect(await refusalOf(() => enter(proof))).toBe('social_account_unknown');
    const token = await signInByPassword(server.portalUrl, 'beatriz', 'aurora2026');
    const body = await sealedFor(server.portalUrl, proof);
    const answer = await call(server.portalUrl, 'POST', '/account/link-social', { token, body });
    expect(answer).toMatchObject({ status: 200, body: { value: { linked: true } } });
    server.world.clock.move(1_000);
    await enter(await google(CLARA.google));
  });

  test('is taken back with its proof where the account is linked to another member', async () => {
    const link = (account: string, id: number) =>
      server.world.social.link(memberNamed(account), telegram(id));
    await link('beatriz', CLARA.telegram);
    server.world.clock.move(1_000);
    await link('beatriz', CLARA.telegram);
    server.world.clock.move(1_000);
    expect(await refusalOf(() => link('maria', CLARA.telegram))).toBe('social_account_taken');
    await enter(telegram(CLARA.telegram));
  });

  test('is for members alone', async () => {
    const body = await sealedFor(server.portalUrl, telegram(CLARA.telegram));
    const answer = await call(server.portalUrl, 'POST', '/account/link-social', { body });
    expect(answer).toMatchObject({ status: 401, body: { code: 'token_missing' } });
  });
});

describe('what Telegram signed', () => {
  test('is refused as soon as any field of it is changed', async () => {
    await assert(
      asyncProperty(
        constantFrom('id', 'first_name', 'last_name', 'username', 'photo_url', 'hash'),
        nat({ max: 63 }),
        async (field, at) => {
          const { telegram: user } = telegram(MARIA.telegram);
          const digit = user.hash[at] === '0' ? '1' : '0';
          const changed = {
            id: { id: CLARA.telegram },
            first_name: { first_name: `Maria${at}` },
            last_name: { last_name: 'Silva' },
            username: { username: `maria${at}` },
            photo_url: { photo_url: `https://t.example/${at}.jpg` },
            hash: { hash: user.hash.slice(0, at) + digit + user.hash.slice(at + 1) },
          }[field];
          const forged = { ...user, ...changed };
          expect(await refusalOf(() => enter({ type: 'telegram', telegram: forged }))).toBe(
            'social_sign_in_refused',
          );
        },
      ),
    );
    await enter(telegram(MARIA.telegram));
  });

  test('with another bot’s token, or a moved time, counts for nothing', async () => {
    const { telegram: user } = telegram(MARIA.telegram);
    const other = { ...user, hash: telegramHash(user, '1:another-bot') };
    const later = { ...user, auth_date: user.auth_date + 1 };
    for (const forged of [other, later]) {
      const proof = { type: 'telegram' as const, telegram: forged };
      expect(await refusalOf(() => enter(proof))).toBe('social_sign_in_refused');
    }
  });
});

describe('what Firebase takes of Google and Facebook', () => {
  test('no token of its own making, of the wrong provider, or with another nonce', async () => {
    const token = await googleToken(MARIA.google);
    const [header = '', payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...Object(claims), sub: PEDRO }));
    expect(await federate(`${header}.${forged.toString('base64url')}.`)).toBe(
      'INVALID_IDP_RESPONSE',
    );
    expect(await federate(token, { providerId: 'facebook.com' })).toBe('INVALID_IDP_RESPONSE');
    expect(await federate(token, { nonce: 'another' })).toBe('MISSING_OR_INVALID_NONCE');
    expect(await federate(token)).toMatch(/^eyJ/u);
  });

  test('no token of a provider itself is taken by the portal’s server', async () => {
    const proof = { type: 'firebase' as const, firebaseIdToken: await googleToken(MARIA.google) };
    expect(await refusalOf(() => enter(proof))).toBe('social_sign_in_refused');
  });

  test('a code serves once, and for whoever has its verifier', async () => {
    expect(await redeem(await codeOf(), { code_verifier: 'w'.repeat(43) })).toBeUndefined();
    expect(await redeem(await codeOf(), { redirect_uri: 'https://evil.example/' })).toBeUndefined();
    const code = await codeOf();
    expect(await redeem(code)).toMatch(/^eyJ/u);
    expect(await redeem(code)).toBeUndefined();
  });
});

describe('the windows', () => {
  test.each([
    { client_id: 'another' },
    { redirect_uri: 'https://evil.example/sign-in-return.html' },
    { response_type: 'token' },
    { scope: 'email' },
    { state: '' },
    { nonce: '' },
  ])('send nobody anywhere for %o', async (patch) => {
    const answer = await chosen('google', MARIA.google, patch);
    expect(answer).toEqual({ status: 400, back: null });
  });

  test('lead back with the state and an error when nobody is chosen', async () => {
    const { back } = await chosen('google', '');
    expect(back?.hash).toBe('#state=the-state&error=access_denied');
    server.world.situations.set(['social-refused']);
    const refused = await chosen('google', MARIA.google);
    expect(refused.back?.hash).toBe('#state=the-state&error=server_error');
  });

  test('of Telegram open for the bot’s own domains alone', async () => {
    const { botId } = server.world.registrations.telegram;
    const windowFor = async (origin: string) => {
      const query = new URLSearchParams({ bot_id: botId, origin, return_to: `${origin}/login` });
      return (await fetch(`${server.vendorsUrl}/auth?${query.toString()}`)).status;
    };
    expect(await windowFor(server.portalUrl)).toBe(200);
    expect(await windowFor('https://evil.example')).toBe(400);
  });
});
