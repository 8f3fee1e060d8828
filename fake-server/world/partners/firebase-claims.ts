import { z } from 'zod/v4';

/** Providers whose ID tokens Firebase accepts, by its names. */
export type FederatedProvider = 'google.com' | 'facebook.com';

/** The common claims of ID tokens; times in seconds since the epoch. */
export interface CommonClaims {
  readonly iss: string;
  readonly aud: string;
  readonly sub: string;
  readonly user_id: string;
  readonly auth_time: number;
  readonly iat: number;
  readonly exp: number;
}

/** The claims of an ID token of a social sign-in. */
export interface FederatedClaims extends CommonClaims {
  /** A person may withhold these, and Facebook has accounts without email. */
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly email_verified?: boolean | undefined;
  readonly firebase: {
    readonly identities: Readonly<Partial<Record<FederatedProvider, readonly string[]>>>;
    readonly sign_in_provider: FederatedProvider;
  };
}

/** The claims of an ID token of a phone sign-in. */
export interface PhoneClaims extends CommonClaims {
  readonly phone_number: string;
  readonly firebase: {
    readonly identities: { readonly phone: readonly string[] };
    readonly sign_in_provider: 'phone';
  };
}

const commonClaims = {
  iss: z.string(),
  aud: z.string(),
  sub: z.string().min(1).max(128),
  user_id: z.string(),
  auth_time: z.int(),
  iat: z.int(),
  exp: z.int(),
};
const subjects = z.tuple([z.string().min(1).max(128)]);

const claimsSchema = z.object({
  ...commonClaims,
  phone_number: z.string(),
  firebase: z.object({
    identities: z.object({ phone: z.array(z.string()) }),
    sign_in_provider: z.literal('phone'),
  }),
});

const federatedSchema = z.object({
  ...commonClaims,
  name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  firebase: z.union([
    z.object({
      identities: z.object({ 'google.com': subjects }),
      sign_in_provider: z.literal('google.com'),
    }),
    z.object({
      identities: z.object({ 'facebook.com': subjects }),
      sign_in_provider: z.literal('facebook.com'),
    }),
  ]),
});

/** The unverified claims of a phone sign-in's token; undefined if the token is not one. */
export function claimsOf(token: string): PhoneClaims | undefined {
  return claimsSchema.safeParse(payloadOf(token)).data;
}

/** The same for a social sign-in. */
export function federatedClaimsOf(token: string): FederatedClaims | undefined {
  return federatedSchema.safeParse(payloadOf(token)).data;
}

function payloadOf(token: string): unknown {
  const [, payload, , more] = token.split('.');
  if (payload === undefined || more !== undefined) return undefined;
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
