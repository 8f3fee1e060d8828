import { z } from 'zod/v4';
import type { FederatedClaims, PhoneClaims } from './identity-toolkit.types.ts';

/** An ID token counts so long, in seconds. */
export const ID_TOKEN_SECONDS = 3_600;

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token as the emulator makes them: a JWT with `alg: none` and an empty signature. */
export function unsignedToken(claims: PhoneClaims | FederatedClaims): string {
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
}

const commonClaims = {
  iss: z.string(),
  aud: z.string(),
  sub: z.string().min(1).max(128),
  user_id: z.string(),
  auth_time: z.int(),
  iat: z.int(),
  exp: z.int(),
};
const subjects = z.tuple([z.string().min(1).max(128)]);

const claimsSchema = z.object({
  ...commonClaims,
  phone_number: z.string(),
  firebase: z.object({
    identities: z.object({ phone: z.array(z.string()) }),
    sign_in_provider: z.literal('phone'),
  }),
});

const federatedSchema = z.object({
  ...commonClaims,
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  firebase: z.union([
    z.object({
      identities: z.object({ 'google.com': subjects }),
      sign_in_provider: z.literal('google.com'),
    }),
    z.object({
      identities: z.object({ 'facebook.com': subjects }),
      sign_in_provider: z.literal('facebook.com'),
    }),
  ]),
});

/**
 * What a token of a sign-in by phone says of itself, whoever made it; undefined when it is no such
 * token.
 */
export function claimsOf(token: string): PhoneClaims | undefined {
  return claimsSchema.safeParse(payloadOf(token)).data;
}

/** The same for a sign-in by an account elsewhere. */
export function federatedClaimsOf(token: string): FederatedClaims | undefined {
  return federatedSchema.safeParse(payloadOf(token)).data;
}

function payloadOf(token: string): unknown {
  const [, payload, , more] = token.split('.');
  if (payload === undefined || more !== undefined) return undefined;
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
