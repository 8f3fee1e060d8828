import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { expiringMap } from '../../kernel/expiring-map.ts';
import type { IdClaims, OpenIdAccount, OpenIdProviderName } from './openid.types.ts';
import { openIdProviders } from './openid.types.ts';

/** A code is valid for a minute, and once. */
const CODE_LIFETIME = 60_000;
const ID_TOKEN_SECONDS = 3_600;
/** The most stored entries of each kind; the oldest are dropped. */
const CAPACITY = 10_000;

/** A site's request, and the person's answer. */
export interface Grant {
  readonly provider: OpenIdProviderName;
  readonly clientId: string;
  readonly nonce: string;
  readonly account: OpenIdAccount;
}

interface CodeGrant extends Grant {
  readonly challenge: string;
  readonly redirectUri: string;
}

/** Codes and ID tokens of the providers. */
export type OpenIdSimulator = ReturnType<typeof createOpenIdSimulator>;

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

let key: KeyObject | undefined;
/** The signing key, made for the first token: it takes a moment. */
const signingKey = () => (key ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);

/** An empty book. */
export function createOpenIdSimulator(ports: {
  /** Milliseconds since the epoch. */
  readonly clock: { now(): number };
  /** Uniform numbers in [0, 1). */
  readonly random: { next(): number };
}) {
  const { clock, random } = ports;
  const now = () => clock.now();
  const codes = expiringMap<CodeGrant>({ now }, CAPACITY);
  /** Issued tokens by hash: nobody verifies their signatures. */
  const issued = expiringMap<IdClaims>({ now }, CAPACITY);
  const text = () =>
    Array.from({ length: 4 }, () => Math.floor(random.next() * 2 ** 32).toString(36)).join('');

  const issue = ({ provider, clientId, nonce, account }: Grant): string => {
    const at = Math.floor(now() / 1_000);
    const claims: IdClaims = {
      iss: openIdProviders[provider].issuer,
      aud: clientId,
      sub: account.subject,
      name: account.name,
      ...(account.email === null ? {} : { email: account.email, email_verified: true }),
      nonce,
      iat: at,
      exp: at + ID_TOKEN_SECONDS,
    };
    const said = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded({ ...claims, jti: text() })}`;
    const token = `${said}.${sign('sha256', Buffer.from(said), signingKey()).toString('base64url')}`;
    issued.put(sha256(token), claims, claims.exp * 1_000);
    return token;
  };

  return {
    /** An ID token for the person who chose an account. */
    issue,
    /** A code that `redeem` turns into an ID token. */
    issueCode(grant: CodeGrant): string {
      const code = text();
      codes.put(code, grant, now() + CODE_LIFETIME);
      return code;
    },
    /** The ID token of a code, once, for a caller with the verifier; undefined otherwise. */
    redeem(exchange: {
      readonly provider: OpenIdProviderName;
      readonly code: string;
      readonly verifier: string;
      readonly clientId: string;
      readonly redirectUri: string;
    }): string | undefined {
      const grant = codes.take(exchange.code);
      const fits =
        grant !== undefined &&
        grant.provider === exchange.provider &&
        grant.clientId === exchange.clientId &&
        grant.redirectUri === exchange.redirectUri &&
        grant.challenge === sha256(exchange.verifier);
      return fits ? issue(grant) : undefined;
    },
    /** The claims of a valid token issued here. */
    claimsOf: (idToken: string): IdClaims | undefined => issued.peek(sha256(idToken)),
  };
}
