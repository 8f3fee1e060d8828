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

/** What `identityToolkitRouter` needs from the world around it. */
export interface IdentityToolkitPorts {
  readonly projectId: string;
  /** Milliseconds since the epoch. */
  readonly clock: { now(): number };
  /** Uniform numbers in [0, 1). */
  readonly random: { next(): number };
  /** 'Sends' a code: puts it where people of the fake find it. */
  readonly deliver: (phoneNumber: string, code: string) => void;
  /** Asked at every request. Left out: everything works. */
  readonly behaviour?: () => IdentityBehaviour;
  /** Mounts the emulator's own `verificationCodes`, which name every open code. Default false. */
  readonly revealAnswers?: boolean;
}

/** What an ID token says of a person who signed in by phone; times in seconds since the epoch. */
export interface PhoneClaims {
  readonly iss: string;
  readonly aud: string;
  readonly sub: string;
  readonly user_id: string;
  readonly phone_number: string;
  readonly auth_time: number;
  readonly iat: number;
  readonly exp: number;
  readonly firebase: {
    readonly identities: { readonly phone: readonly string[] };
    readonly sign_in_provider: 'phone';
  };
}
