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
 *
 * @param now the server's time, which the token's own times are held to
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
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);

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
  // The library knows no answer with an ID token in it. Firebase looks into the token and its nonce.
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
    // What a browser throws where the provider cannot be reached.
    return error instanceof TypeError ? { ok: false, code: 'network_failed' } : refused;
  }
}

/** Shows the provider's page; what it sent back, or null where the window was closed. */
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
  /** The answer that was held to the state. */
  readonly accepted: URLSearchParams;
  readonly redirectUri: string;
  readonly verifier: string;
  readonly nonce: string;
}

/** Takes a code back for the ID token, with the verifier that only this page knows (PKCE). */
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
    // A portal over HTTP is one that is tried out on a local network, with providers like it.
    { signal, [allowInsecureRequests]: location.protocol === 'http:' },
  );
  const answer = await processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
  return answer.id_token;
}
