import { assert, asyncProperty, constantFrom, nat } from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import type { TelegramUser } from '#contract/entities/social.ts';
import { normalSituation } from '#fake-server/situation/situation.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { telegramHash } from '#fake-server/world/partners/telegram-hash.ts';
import { call, sealedFor, signIn as signInByPassword } from './support/api.ts';
import { CLARA, JOAO, MARIA, PEDRO, RITA, socialProviders } from './support/social-providers.ts';
import { startTestServer } from './support/test-server.ts';
import { refusalOf } from './support/test-world.ts';
import { atHome } from './support/visit-origins.ts';

const MINUTE = 60_000;

let server: FakeServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const { chosen, googleToken, redeem, federate } = socialProviders(() => server);

const google = async (account: string) => ({
  type: 'firebase' as const,
  firebaseIdToken: await federate(await googleToken(account)),
});

const facebookProof = async (account: string) => {
  const { back } = await chosen('facebook', account);
  const token = (await redeem(back?.searchParams.get('code') ?? '')) ?? '';
  const firebaseIdToken = await federate(token, { providerId: 'facebook.com' });
  return { type: 'firebase' as const, firebaseIdToken };
};

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
  test('Google, Facebook and Telegram sign in the linked member', async () => {
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

  test('Facebook without e-mail can be linked, and signs in afterwards', async () => {
    const proof = await facebookProof(RITA);
    expect(await refusalOf(() => enter(proof))).toBe('social_account_unknown');
    await server.world.social.link(memberNamed('beatriz'), proof, atHome);
    server.world.clock.move(1_000);
    expect((await enter(await facebookProof(RITA))).token).toBeTypeOf('string');
  });

  test('a proof is valid once, also for two calls at the same time', async () => {
    const proof = await google(MARIA.google);
    await enter(proof);
    expect(await refusalOf(() => enter(proof))).toBe('social_sign_in_refused');
    const answer = telegram(MARIA.telegram);
    const results = await Promise.allSettled([enter(answer), enter(answer)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('a proof is valid for half an hour', async () => {
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

  test('refuses a blocked member, and a member at a site for agents (A20)', async () => {
    expect(await refusalOf(async () => enter(await google(PEDRO)))).toBe('account_blocked');
    server.world.settings.change({ agentSite: 1 });
    expect(await refusalOf(() => enter(telegram(MARIA.telegram)))).toBe('agent_only');
  });

  test('each provider is refused and unpublished where the site has it off', async () => {
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
  test('an unknown account is linked by the same proof after the member signed in', async () => {
    const proof = await google(CLARA.google);
    expect(await refusalOf(() => enter(proof))).toBe('social_account_unknown');
    const token = await signInByPassword(server.portalUrl, 'beatriz', 'aurora2026');
    const body = await sealedFor(server.portalUrl, proof);
    const answer = await call(server.portalUrl, 'POST', '/account/link-social', { token, body });
    expect(answer).toMatchObject({ status: 200, body: { value: { linked: true } } });
    server.world.clock.move(1_000);
    await enter(await google(CLARA.google));
  });

  test('is refused where the account is linked to another member', async () => {
    const link = (account: string, id: number) =>
      server.world.social.link(memberNamed(account), telegram(id), atHome);
    await link('beatriz', CLARA.telegram);
    server.world.clock.move(1_000);
    await link('beatriz', CLARA.telegram);
    server.world.clock.move(1_000);
    expect(await refusalOf(() => link('maria', CLARA.telegram))).toBe('social_account_taken');
    await enter(telegram(CLARA.telegram));
  });

  test('needs a member', async () => {
    const body = await sealedFor(server.portalUrl, telegram(CLARA.telegram));
    const answer = await call(server.portalUrl, 'POST', '/account/link-social', { body });
    expect(answer).toMatchObject({ status: 401, body: { code: 'token_missing' } });
  });
});

describe('what Telegram signed', () => {
  test('is refused when any field is changed', async () => {
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

  test('is refused with another bot’s token, or a changed time', async () => {
    const { telegram: user } = telegram(MARIA.telegram);
    const other = { ...user, hash: telegramHash(user, '1:another-bot') };
    const later = { ...user, auth_date: user.auth_date + 1 };
    for (const forged of [other, later]) {
      const proof = { type: 'telegram' as const, telegram: forged };
      expect(await refusalOf(() => enter(proof))).toBe('social_sign_in_refused');
    }
  });
});
