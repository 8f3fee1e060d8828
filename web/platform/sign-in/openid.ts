import type { OpenIdProvider } from '#contract/entities/social.ts';
import { SIGN_IN_RETURN_PATH } from '#contract/entities/social-providers.ts';
import type { Outcome } from '#contract/errors.ts';
import { randomText } from '#web/platform/random-text.ts';
import { answerOf } from './provider-window.ts';

/** A provider's ID token, and the text by whose hash it was asked for. */
export interface OpenIdAnswer {
  readonly idToken: string;
  readonly rawNonce: string;
}

const refused = { ok: false, code: 'social_sign_in_refused' } as const;

/**
 * Asks a provider of OpenID Connect who the person is (G5): by a code with PKCE where it has an
 * endpoint for them, else by the ID token itself. The answer comes back through
 * `web/public/sign-in-return.html`, and counts only with the state of this very attempt.
 */
export async function askOpenIdProvider(
  providerWindow: Window,
  provider: OpenIdProvider,
  signal: AbortSignal,
): Promise<Outcome<OpenIdAnswer>> {
  const state = randomText();
  const rawNonce = randomText();
  const verifier = randomText() + randomText();
  const redirectUri = location.origin + SIGN_IN_RETURN_PATH;
  const { clientId, tokenEndpoint } = provider;

  const address = new URL(provider.authorizationEndpoint);
  const nonce = hexOf(await hashOf(rawNonce));
  const asked = {
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    prompt: 'select_account',
    state,
    nonce,
    ...(tokenEndpoint === null
      ? { response_type: 'id_token' }
      : {
          response_type: 'code',
          code_challenge: base64UrlOf(await hashOf(verifier)),
          code_challenge_method: 'S256',
        }),
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);

  const answering = answerOf<string>(
    providerWindow,
    (tell) => {
      const channel = new BroadcastChannel(`sign-in-return:${state}`);
      channel.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') tell(data);
      });
      return () => channel.close();
    },
    signal,
  );
  providerWindow.location.replace(address.href);
  const answer = await answering;
  if (answer === null) return { ok: false, code: 'popup_closed' };

  const said = new URLSearchParams(answer);
  if (said.get('error') === 'access_denied') return { ok: false, code: 'popup_closed' };
  if (said.has('error') || said.get('state') !== state) return refused;
  if (tokenEndpoint === null) return tokenIn(said.get('id_token'), rawNonce);
  const code = said.get('code') ?? '';
  return await redeem(tokenEndpoint, { clientId, redirectUri, code, verifier, rawNonce }, signal);
}

interface Redeemed {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly code: string;
  readonly verifier: string;
  readonly rawNonce: string;
}

/** Takes a code back for the ID token, with the verifier that only this page knows (PKCE). */
async function redeem(
  tokenEndpoint: string,
  { clientId, redirectUri, code, verifier, rawNonce }: Redeemed,
  signal: AbortSignal,
): Promise<Outcome<OpenIdAnswer>> {
  try {
    const response = await fetch(tokenEndpoint, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
      }),
      signal,
    });
    const answer: unknown = await response.json();
    const isToken = typeof answer === 'object' && answer !== null && 'id_token' in answer;
    return tokenIn(isToken ? answer.id_token : null, rawNonce);
  } catch {
    return { ok: false, code: 'network_failed' };
  }
}

function tokenIn(idToken: unknown, rawNonce: string): Outcome<OpenIdAnswer> {
  return typeof idToken === 'string' && idToken !== ''
    ? { ok: true, value: { idToken, rawNonce } }
    : refused;
}

async function hashOf(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function base64UrlOf(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
