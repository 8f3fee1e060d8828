import { createHash } from 'node:crypto';
import { z } from 'zod/v4';
import { SIGN_IN_RETURN_PATH } from '#contract/entities/social-providers.ts';
import type { FakeServer } from '#fake-server/start.ts';

/** People who have accounts with the providers, by the providers' numbers. */
export const MARIA = { google: '108204268033311374519', telegram: 521_830_477 };
export const CLARA = { google: '113487456102835830811', telegram: 640_912_853 };
export const PEDRO = '110169484474386276334';
/** A person without an e-mail address at Facebook, and without an account here. */
export const RITA = '10163004417729106';
export const JOAO = '10158842317765093';

type Provider = 'google' | 'facebook';
const sha = (text: string, as: 'hex' | 'base64url') => createHash('sha256').update(text).digest(as);

/** The windows of Google and Facebook, and Firebase behind them; `server` is asked at each call. */
export function socialProviders(server: () => FakeServer) {
  const redirectUri = () => server().portalUrl + SIGN_IN_RETURN_PATH;

  /** What a page asks a provider, with the hash of its nonce. */
  function authorizationRequest(provider: Provider, patch: Record<string, string> = {}) {
    return {
      client_id: server().world.registrations[provider].clientId,
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
  async function chosen(provider: Provider, account: string, patch: Record<string, string> = {}) {
    const response = await fetch(`${server().vendorsUrl}/openid/${provider}/authorize`, {
      method: 'POST',
      body: new URLSearchParams({ ...authorizationRequest(provider, patch), account }),
      redirect: 'manual',
    });
    const back = response.headers.get('location');
    return { status: response.status, back: back === null ? null : new URL(back) };
  }

  const googleToken = async (account: string) => {
    const { back } = await chosen('google', account);
    return new URLSearchParams(back?.hash.slice(1)).get('id_token') ?? '';
  };

  const redeem = async (code: string, patch: Record<string, string> = {}) => {
    const response = await fetch(`${server().vendorsUrl}/openid/facebook/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: server().world.registrations.facebook.clientId,
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
    const response = await fetch(server().vendorsUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ postBody, requestUri: 'http://localhost', returnSecureToken: true }),
    });
    const answer = z
      .object({
        idToken: z.string().optional(),
        error: z.object({ message: z.string() }).optional(),
      })
      .parse(await response.json());
    return answer.idToken ?? answer.error?.message ?? '';
  }

  return { chosen, googleToken, redeem, federate };
}
