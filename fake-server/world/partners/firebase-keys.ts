import { type CompactVerifyGetKey, compactVerify, createRemoteJWKSet, errors } from 'jose';
import type { TokenVerdict, VerifyIdToken } from '../ports/id-tokens.ts';
import { claimsOf, federatedClaimsOf } from './firebase-claims.ts';

/** Where Google publishes the keys that Firebase signs ID tokens with. */
const GOOGLE_KEYS = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
);
const TIMEOUT_MILLISECONDS = 5_000;

/** Google's published keys: kept, and asked for again when a token names one that is new. */
export function googleKeys(): CompactVerifyGetKey {
  return createRemoteJWKSet(GOOGLE_KEYS, { timeoutDuration: TIMEOUT_MILLISECONDS });
}

/** Verifies the signature of ID tokens (RS256, and nothing else) by the keys of their issuer. */
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

/** Whether an error says something of the token; any other one says that no key could be had. */
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

/** What was signed is true. */
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
