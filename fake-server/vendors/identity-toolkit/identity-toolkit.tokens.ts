import { z } from 'zod/v4';
import type { PhoneClaims } from './identity-toolkit.types.ts';

/** An ID token counts so long, in seconds. */
export const ID_TOKEN_SECONDS = 3_600;

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token as the emulator makes them: a JWT with `alg: none` and an empty signature. */
export function unsignedToken(claims: PhoneClaims): string {
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
}

const claimsSchema = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string().min(1).max(128),
  user_id: z.string(),
  phone_number: z.string(),
  auth_time: z.int(),
  iat: z.int(),
  exp: z.int(),
  firebase: z.object({
    identities: z.object({ phone: z.array(z.string()) }),
    sign_in_provider: z.literal('phone'),
  }),
});

/** What a token says of itself, whoever made it; undefined when it is no such token. */
export function claimsOf(token: string): PhoneClaims | undefined {
  const [, payload, , more] = token.split('.');
  if (payload === undefined || more !== undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return claimsSchema.safeParse(claims).data;
  } catch {
    return undefined;
  }
}
