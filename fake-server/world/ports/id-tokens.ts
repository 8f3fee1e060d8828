/** The owner of a verified Firebase ID token. */
export interface VouchedUser {
  readonly localId: string;
  readonly phoneNumber?: string | undefined;
  /** The user's social accounts. */
  readonly accounts: readonly { readonly providerId: string; readonly rawId: string }[];
}

/** Result of a verification: the owner, not genuine, or no answer. */
export type TokenVerdict = VouchedUser | 'unknown' | 'unanswered';

/** Checks whether Firebase made an ID token. Its reader judges the claims. */
export type VerifyIdToken = (idToken: string) => Promise<TokenVerdict>;
