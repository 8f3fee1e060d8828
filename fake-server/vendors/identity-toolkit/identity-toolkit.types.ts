import type { PhoneError } from '../../situation/vendor-behaviour.ts';
import type { FederatedProvider } from '../../world/partners/firebase-claims.ts';

/** Any error name of the protocol. */
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

/** The forced answer of the two calls of phone sign-in; null for normal operation. */
interface IdentityBehaviour {
  readonly sending: PhoneError | null;
  readonly confirming: PhoneError | null;
}

/** A person as one of these providers knows them. */
export interface FederatedAccount {
  readonly providerId: FederatedProvider;
  readonly subject: string;
  readonly name: string;
  /** Left out if the provider reveals none. */
  readonly email: string | undefined;
}

/** A provider's ID token that Firebase accepted, with its nonce. */
export interface FederatedToken extends FederatedAccount {
  readonly nonce: string;
}

/** What `identityToolkitRouter` needs from outside. */
export interface IdentityToolkitPorts {
  readonly projectId: string;
  /** Milliseconds since the epoch. */
  readonly clock: { now(): number };
  /** Uniform numbers in [0, 1). */
  readonly random: { next(): number };
  /** 'Sends' a code, in the SDK's language: puts it into the outbox. */
  readonly deliver: (phoneNumber: string, code: string, locale: string | undefined) => void;
  /** The claims of another provider's ID token; undefined if invalid here. */
  readonly federated?: (provider: FederatedProvider, idToken: string) => FederatedToken | undefined;
  /** Asked at every request. Default: everything works. */
  readonly behaviour?: () => IdentityBehaviour;
  /** Mounts the emulator's own `verificationCodes`, which lists every open code. Default false. */
  readonly revealAnswers?: boolean;
}
