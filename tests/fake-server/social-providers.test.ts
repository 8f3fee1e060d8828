import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { normalSituation } from '#fake-server/situation/situation.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { JOAO, MARIA, PEDRO, socialProviders } from './support/social-providers.ts';
import { startTestServer } from './support/test-server.ts';
import { refusalOf } from './support/test-world.ts';

let server: FakeServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const { chosen, googleToken, redeem, federate } = socialProviders(() => server);

const codeOf = async () => (await chosen('facebook', JOAO)).back?.searchParams.get('code') ?? '';

describe('what Firebase accepts of Google and Facebook', () => {
  test('no self-made token, none of the wrong provider, and none with another nonce', async () => {
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

  test('the portal’s server accepts no token of a provider itself', async () => {
    const proof = { type: 'firebase' as const, firebaseIdToken: await googleToken(MARIA.google) };
    expect(await refusalOf(() => server.world.social.signIn(proof, normalSituation))).toBe(
      'social_sign_in_refused',
    );
  });

  test('a code is valid once, and only with its verifier', async () => {
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

  test('return with the state and an error when nobody is chosen', async () => {
    const { back } = await chosen('google', '');
    expect(back?.hash).toBe('#state=the-state&error=access_denied');
    server.world.situations.set(['social-refused']);
    const refused = await chosen('google', MARIA.google);
    expect(refused.back?.hash).toBe('#state=the-state&error=server_error');
  });

  test('of Telegram open only for the bot’s own domains', async () => {
    const { botId } = server.world.registrations.telegram;
    const windowFor = async (origin: string) => {
      const query = new URLSearchParams({ bot_id: botId, origin, return_to: `${origin}/login` });
      return (await fetch(`${server.vendorsUrl}/auth?${query.toString()}`)).status;
    };
    expect(await windowFor(server.portalUrl)).toBe(200);
    expect(await windowFor('https://evil.example')).toBe(400);
  });
});
