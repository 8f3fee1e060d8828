import { type CompactVerifyGetKey, compactVerify, createRemoteJWKSet, errors } from 'jose';
import type { TokenVerdict, VerifyIdToken } from '../ports/id-tokens.ts';
import { claimsOf, federatedClaimsOf } from './firebase-claims.ts';

/** Where Google publishes the signing keys of Firebase's ID tokens. */
const GOOGLE_KEYS = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
);
const TIMEOUT_MILLISECONDS = 5_000;

/** Google's public keys: cached, and reloaded when a token names a new one. */
export function googleKeys(): CompactVerifyGetKey {
  return createRemoteJWKSet(GOOGLE_KEYS, { timeoutDuration: TIMEOUT_MILLISECONDS });
}

/** Verifies the signature of ID tokens (RS256 only) with their issuer's keys. */
export function verifyByKeys(keys: CompactVerifyGetKey): VerifyIdToken {
  return async (idToken) => {
    try {
      await compactVerify(idToken, keys, { algorithms: ['RS256'] });
    } catch (error) {
      return isOfToken(error) ? 'unknown' : 'unanswered';
    }
    return userOf(idToken);
  };
}

/** Whether an error is about the token; any other means that no key was available. */
function isOfToken(error: unknown): boolean {
  return (
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys
  );
}

/** The signature proves the content. */
function userOf(idToken: string): TokenVerdict {
  const phone = claimsOf(idToken);
  if (phone) return { localId: phone.sub, phoneNumber: phone.phone_number, accounts: [] };
  const federated = federatedClaimsOf(idToken);
  if (!federated) return 'unknown';
  const accounts = Object.entries(federated.firebase.identities).flatMap(([providerId, ids]) =>
    (ids ?? []).map((rawId) => ({ providerId, rawId })),
  );
  return { localId: federated.sub, accounts };
}
