import {
  AuthorizationResponseError,
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type Client,
  calculatePKCECodeChallenge,
  clockSkew,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
  None,
  processAuthorizationCodeResponse,
  validateAuthResponse,
} from 'oauth4webapi';
import type { OpenIdProvider } from '#contract/entities/social.ts';
import { SIGN_IN_RETURN_PATH } from '#contract/entities/social-providers.ts';
import type { Outcome } from '#contract/errors.ts';
import { sha256Of } from '../ciphers.ts';
import { openTabChannel } from '../windows/tab-channel.ts';
import { answerOf } from './provider-window.ts';

/** A provider's ID token, and the nonce whose hash it contains. */
export interface OpenIdAnswer {
  readonly idToken: string;
  readonly rawNonce: string;
}

const refused = { ok: false, code: 'social_sign_in_refused' } as const;

/**
 * Asks an OpenID Connect provider for the person's identity (G5): by a code with PKCE if it has a
 * token endpoint, else by the ID token itself. The answer comes back through
 * `web/public/sign-in-return.html`, and is only valid with this attempt's state.
 *
 * @param now the server's time, for checking the token's times
 */
export async function askOpenIdProvider(
  providerWindow: Window,
  provider: OpenIdProvider,
  now: () => number,
  signal: AbortSignal,
): Promise<Outcome<OpenIdAnswer>> {
  const state = generateRandomState();
  const rawNonce = generateRandomNonce();
  const nonce = await sha256Of(rawNonce);
  if (nonce === null) return { ok: false, code: 'secure_address_needed' };
  const verifier = generateRandomCodeVerifier();
  const redirectUri = location.origin + SIGN_IN_RETURN_PATH;
  const { clientId, tokenEndpoint } = provider;

  const address = new URL(provider.authorizationEndpoint);
  const parameters = {
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
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);

  const answer = await answerFrom(providerWindow, address, state, signal);
  if (answer === null) return { ok: false, code: 'popup_closed' };

  const server: AuthorizationServer = {
    issuer: provider.issuer,
    ...(tokenEndpoint !== null && { token_endpoint: tokenEndpoint }),
  };
  const client: Client = {
    client_id: clientId,
    [clockSkew]: Math.round((now() - Date.now()) / 1_000),
  };
  const said = new URLSearchParams(answer);
  // The library does not support ID tokens in the response. Firebase checks the token and its
  // nonce.
  const handedOut = said.get('id_token');
  said.delete('id_token');
  try {
    const accepted = validateAuthResponse(server, client, said, state);
    const idToken =
      tokenEndpoint === null
        ? handedOut
        : await redeem({ server, client, accepted, redirectUri, verifier, nonce }, signal);
    return idToken ? { ok: true, value: { idToken, rawNonce } } : refused;
  } catch (error) {
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
      return { ok: false, code: 'popup_closed' };
    }
    // The browser's error if the provider is unreachable.
    return error instanceof TypeError ? { ok: false, code: 'network_failed' } : refused;
  }
}

/** Shows the provider's page; returns its answer, or null if the window was closed. */
async function answerFrom(
  providerWindow: Window,
  address: URL,
  state: string,
  signal: AbortSignal,
): Promise<string | null> {
  const answering = answerOf<string>(
    providerWindow,
    (tell) => {
      const channel = openTabChannel<unknown>(`sign-in-return:${state}`);
      channel.hear((message) => {
        if (typeof message === 'string') tell(message);
      });
      return () => channel.close();
    },
    signal,
  );
  providerWindow.location.replace(address.href);
  return await answering;
}

interface Redeemed {
  readonly server: AuthorizationServer;
  readonly client: Client;
  /** The answer, checked against the state. */
  readonly accepted: URLSearchParams;
  readonly redirectUri: string;
  readonly verifier: string;
  readonly nonce: string;
}

/** Exchanges a code for the ID token, with this page's verifier (PKCE). */
async function redeem(
  { server, client, accepted, redirectUri, verifier, nonce }: Redeemed,
  signal: AbortSignal,
): Promise<string | undefined> {
  const response = await authorizationCodeGrantRequest(
    server,
    client,
    None(),
    accepted,
    redirectUri,
    verifier,
    // A portal over HTTP is tried out on a local network, with providers like it.
    { signal, [allowInsecureRequests]: location.protocol === 'http:' },
  );
  const answer = await processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
  return answer.id_token;
}
