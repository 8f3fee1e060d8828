import { z } from 'zod/v4';

const TIMEOUT = 5_000;

/** Whose ID token it is, as the vendor says. */
export interface KnownUser {
  readonly localId: string;
  readonly phoneNumber?: string | undefined;
  /** The accounts elsewhere that the user signs in by. */
  readonly providerUserInfo: readonly { readonly providerId: string; readonly rawId: string }[];
}

const answerSchema = z.object({
  users: z.tuple([
    z.object({
      localId: z.string(),
      phoneNumber: z.string().optional(),
      providerUserInfo: z.array(z.object({ providerId: z.string(), rawId: z.string() })),
    }),
  ]),
});

/**
 * Asks the vendor whose ID token this is, server to server. Never throws; undefined where the
 * vendor does not know it, or does not answer within 5 s.
 *
 * The emulator's tokens are unsigned, so its word is all there is. A server of the real Firebase
 * checks the token's RS256 signature against Google's published keys instead.
 *
 * @param request.endpoint origin of the emulator
 */
export async function lookUpIdToken(request: {
  readonly endpoint: string;
  readonly apiKey: string;
  readonly idToken: string;
}): Promise<KnownUser | undefined> {
  const { endpoint, apiKey, idToken } = request;
  try {
    const url = new URL('/identitytoolkit.googleapis.com/v1/accounts:lookup', endpoint);
    url.searchParams.set('key', apiKey);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return answerSchema.safeParse(await response.json()).data?.users[0];
  } catch {
    return undefined;
  }
}
