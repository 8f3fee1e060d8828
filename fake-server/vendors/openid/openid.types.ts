/** The providers of OpenID Connect that the fake plays. */
export const openIdProviderNames = ['google', 'facebook'] as const;
export type OpenIdProviderName = (typeof openIdProviderNames)[number];

/** Who the tokens of a provider name as their issuer, and how it answers. */
export const openIdProviders = {
  google: {
    title: 'Google',
    issuer: 'https://accounts.google.com',
    firebaseId: 'google.com',
    /** What a page may ask for: Google hands the ID token itself to a page without a secret. */
    responseType: 'id_token',
  },
  facebook: {
    title: 'Facebook',
    issuer: 'https://www.facebook.com',
    firebaseId: 'facebook.com',
    /** A code, taken back with its verifier (PKCE). */
    responseType: 'code',
  },
} as const satisfies Record<
  OpenIdProviderName,
  { title: string; issuer: string; firebaseId: string; responseType: 'id_token' | 'code' }
>;

/** An account at a provider. */
export interface OpenIdAccount {
  readonly subject: string;
  readonly name: string;
  /** Null where the person has none there, or keeps it to themselves. */
  readonly email: string | null;
}

/** What an ID token says; times in seconds since the epoch. */
export interface IdClaims {
  readonly iss: string;
  readonly aud: string;
  readonly sub: string;
  readonly name: string;
  readonly email?: string;
  readonly email_verified?: true;
  readonly nonce: string;
  readonly iat: number;
  readonly exp: number;
}
