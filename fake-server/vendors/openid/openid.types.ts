/** The OpenID Connect providers that the fake plays. */
export const openIdProviderNames = ['google', 'facebook'] as const;
export type OpenIdProviderName = (typeof openIdProviderNames)[number];

/** A provider's issuer, and its response type. */
export const openIdProviders = {
  google: {
    title: 'Google',
    issuer: 'https://accounts.google.com',
    firebaseId: 'google.com',
    /** The response type: Google gives the ID token directly to a page without a secret. */
    responseType: 'id_token',
  },
  facebook: {
    title: 'Facebook',
    issuer: 'https://www.facebook.com',
    firebaseId: 'facebook.com',
    /** A code, exchanged with its verifier (PKCE). */
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
  /** Null if the person has none there, or does not share it. */
  readonly email: string | null;
}

/** The claims of an ID token; times in seconds since the epoch. */
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
