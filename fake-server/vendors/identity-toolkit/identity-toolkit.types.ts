import type { PhoneError } from '../../situation/vendor-behaviour.ts';
import type { FederatedProvider } from '../../world/partners/firebase-claims.ts';

/** Any error that the protocol has a name for. */
export type IdentityError =
  | PhoneError
  | 'INVALID_IDP_RESPONSE'
  | 'MISSING_OR_INVALID_NONCE'
  | 'INVALID_SESSION_INFO'
  | 'MISSING_SESSION_INFO'
  | 'MISSING_ID_TOKEN'
  | 'INVALID_ID_TOKEN'
  | 'TOKEN_EXPIRED'
  | 'USER_NOT_FOUND'
  | 'MISSING_GRANT_TYPE'
  | 'INVALID_GRANT_TYPE'
  | 'MISSING_REFRESH_TOKEN'
  | 'INVALID_REFRESH_TOKEN';

/** What the two calls of phone sign-in answer to everything; null lets them work. */
interface IdentityBehaviour {
  readonly sending: PhoneError | null;
  readonly confirming: PhoneError | null;
}

/** Somebody as one of these providers knows them. */
export interface FederatedAccount {
  readonly providerId: FederatedProvider;
  readonly subject: string;
  readonly name: string;
  /** Left out where the provider tells none. */
  readonly email: string | undefined;
}

/** A provider's ID token that Firebase found good, with the nonce that it carries. */
export interface FederatedToken extends FederatedAccount {
  readonly nonce: string;
}

/** What `identityToolkitRouter` needs from the world around it. */
export interface IdentityToolkitPorts {
  readonly projectId: string;
  /** Milliseconds since the epoch. */
  readonly clock: { now(): number };
  /** Uniform numbers in [0, 1). */
  readonly random: { next(): number };
  /** 'Sends' a code, in the language that the SDK asks for: puts it where people of the fake find it. */
  readonly deliver: (phoneNumber: string, code: string, locale: string | undefined) => void;
  /** What an ID token of another provider says; undefined where it counts for nothing here. */
  readonly federated?: (provider: FederatedProvider, idToken: string) => FederatedToken | undefined;
  /** Asked at every request. Left out: everything works. */
  readonly behaviour?: () => IdentityBehaviour;
  /** Mounts the emulator's own `verificationCodes`, which name every open code. Default false. */
  readonly revealAnswers?: boolean;
}
