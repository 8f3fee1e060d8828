import { z } from 'zod/v4';
import type { TokenVerdict } from '../ports/id-tokens.ts';

const TIMEOUT = 5_000;

const answerSchema = z.object({
  users: z.tuple([
    z.object({
      localId: z.string(),
      phoneNumber: z.string().optional(),
      providerUserInfo: z
        .array(z.object({ providerId: z.string(), rawId: z.string().optional() }))
        .default([]),
    }),
  ]),
});
const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

/**
 * Asks a Firebase emulator for the owner of an ID token, server to server. Never throws.
 *
 * The emulator's tokens are unsigned, so its answer is the only proof. Tokens of Firebase itself
 * are verified by signature instead (`firebase-keys.ts`).
 *
 * @param request.endpoint origin of the emulator
 */
export async function lookUpIdToken(request: {
  readonly endpoint: string;
  readonly apiKey: string;
  readonly idToken: string;
}): Promise<TokenVerdict> {
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
    const answer: unknown = await response.json();
    const user = answerSchema.safeParse(answer).data?.users[0];
    if (!user) {
      // Only a refusal in the vendor's own format means that it does not know the token.
      const isRefused = response.status === 400 && refusalSchema.safeParse(answer).success;
      return isRefused ? 'unknown' : 'unanswered';
    }
    const { localId, phoneNumber, providerUserInfo } = user;
    const accounts = providerUserInfo.flatMap(({ providerId, rawId }) =>
      rawId === undefined ? [] : [{ providerId, rawId }],
    );
    return { localId, phoneNumber, accounts };
  } catch {
    return 'unanswered';
  }
}
