import type { FederatedClaims, PhoneClaims } from '../../world/partners/firebase-claims.ts';

/** An ID token counts so long, in seconds. */
export const ID_TOKEN_SECONDS = 3_600;

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token as the emulator makes them: a JWT with `alg: none` and an empty signature. */
export function unsignedToken(claims: PhoneClaims | FederatedClaims): string {
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
}
