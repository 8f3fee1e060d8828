/** Whom an ID token of Firebase speaks of, once it is sure that Firebase made it. */
export interface VouchedUser {
  readonly localId: string;
  readonly phoneNumber?: string | undefined;
  /** The accounts elsewhere that the user signs in by. */
  readonly accounts: readonly { readonly providerId: string; readonly rawId: string }[];
}

/** What can be said of a token: whose it is, that nobody made it, or nothing, for want of an answer. */
export type TokenVerdict = VouchedUser | 'unknown' | 'unanswered';

/** Finds out whether Firebase made an ID token. What the token claims is judged by its reader. */
export type VerifyIdToken = (idToken: string) => Promise<TokenVerdict>;
