/** Errors of phone sign-in, by the names that Firebase's servers give them (A23). */
export const phoneErrors = [
  'INVALID_PHONE_NUMBER',
  'MISSING_PHONE_NUMBER',
  'TOO_MANY_ATTEMPTS_TRY_LATER',
  'QUOTA_EXCEEDED',
  'CAPTCHA_CHECK_FAILED',
  'OPERATION_NOT_ALLOWED',
  'INVALID_CODE',
  'MISSING_CODE',
  'SESSION_EXPIRED',
] as const;
export type PhoneError = (typeof phoneErrors)[number];

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

/** What the two calls of phone sign-in answer now, whatever they are asked; null lets them work. */
export interface IdentityBehaviour {
  readonly sending: PhoneError | null;
  readonly confirming: PhoneError | null;
}

/** Providers whose ID tokens Firebase takes, by its names. */
export type FederatedProvider = 'google.com' | 'facebook.com';

/** Somebody as one of these providers knows them. */
export interface FederatedAccount {
  readonly providerId: FederatedProvider;
  readonly subject: string;
  readonly name: string;
  readonly email: string;
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
  /** 'Sends' a code: puts it where people of the fake find it. */
  readonly deliver: (phoneNumber: string, code: string) => void;
  /** What an ID token of another provider says; undefined where it counts for nothing here. */
  readonly federated?: (provider: FederatedProvider, idToken: string) => FederatedToken | undefined;
  /** Asked at every request. Left out: everything works. */
  readonly behaviour?: () => IdentityBehaviour;
  /** Mounts the emulator's own `verificationCodes`, which name every open code. Default false. */
  readonly revealAnswers?: boolean;
}

/** What every ID token says; times in seconds since the epoch. */
export interface CommonClaims {
  readonly iss: string;
  readonly aud: string;
  readonly sub: string;
  readonly user_id: string;
  readonly auth_time: number;
  readonly iat: number;
  readonly exp: number;
}

/** What an ID token says of a person who signed in by an account elsewhere. */
export interface FederatedClaims extends CommonClaims {
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly firebase: {
    readonly identities: Readonly<Partial<Record<FederatedProvider, readonly string[]>>>;
    readonly sign_in_provider: FederatedProvider;
  };
}

/** What an ID token says of a person who signed in by phone. */
export interface PhoneClaims extends CommonClaims {
  readonly phone_number: string;
  readonly firebase: {
    readonly identities: { readonly phone: readonly string[] };
    readonly sign_in_provider: 'phone';
  };
}
