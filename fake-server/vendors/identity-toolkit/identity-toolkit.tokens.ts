import type { FederatedClaims, PhoneClaims } from '../../world/partners/firebase-claims.ts';

/** Lifetime of an ID token, in seconds. */
export const ID_TOKEN_SECONDS = 3_600;

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token in the emulator's form: a JWT with `alg: none` and an empty signature. */
export function unsignedToken(claims: PhoneClaims | FederatedClaims): string {
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
}
