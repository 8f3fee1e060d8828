import { createHash } from 'node:crypto';
import { expiringMap } from '../../kernel/expiring-map.ts';
import type {
  CommonClaims,
  FederatedClaims,
  PhoneClaims,
} from '../../world/partners/firebase-claims.ts';
import { ID_TOKEN_SECONDS, unsignedToken } from './identity-toolkit.tokens.ts';
import type {
  FederatedAccount,
  IdentityError,
  IdentityToolkitPorts,
} from './identity-toolkit.types.ts';

const MINUTE = 60_000;
/** Lifetime of a code. */
const CODE_LIFETIME = 5 * MINUTE;
const CODE_DIGITS = 6;
const MAX_WRONG_TRIES = 5;
/** The most codes of a number in a window; then it must wait for the window's end. */
const MAX_CODES = 5;
const CODES_WINDOW = 5 * MINUTE;
/** The fake forgets a refresh token after a day; a real one lasts until revoked. */
const REFRESH_LIFETIME = 24 * 60 * MINUTE;
const SESSION_INFO_LENGTH = 226;
const REFRESH_TOKEN_LENGTH = 180;
const LOCAL_ID_LENGTH = 28;
/** The most stored entries of each kind; the oldest are dropped. */
const CAPACITY = 10_000;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A sent code. */
export interface OpenCode {
  readonly sessionInfo: string;
  readonly phoneNumber: string;
  readonly code: string;
}

/** Firebase's identifier of a person: a mobile number, or an account elsewhere. */
export type UserKey = { readonly phoneNumber: string } | { readonly account: FederatedAccount };

/** A signed-in user. Times in milliseconds since the epoch. */
export interface IdentityUser {
  readonly localId: string;
  readonly key: UserKey;
  readonly createdAt: number;
  readonly lastLoginAt: number;
}

/** A sign-in with its tokens. */
export interface SignedInUser {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly user: IdentityUser;
  readonly isNewUser: boolean;
}

/** A value, or the protocol's error name. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: IdentityError };

const sha256 = (token: string) => createHash('sha256').update(token).digest('base64url');
const seconds = (milliseconds: number) => Math.floor(milliseconds / 1_000);
const fail = (error: IdentityError) => ({ ok: false, error }) as const;

/** The sessions, users and tokens of one project, which has none yet. */
export function createIdentitySimulator({
  projectId,
  clock,
  random,
}: Pick<IdentityToolkitPorts, 'projectId' | 'clock' | 'random'>) {
  const now = () => clock.now();
  const open = expiringMap<OpenCode & { wrongTries: number; readonly expiresAt: number }>(
    { now },
    CAPACITY,
  );
  const requestCounts = expiringMap<{ readonly since: number; times: number }>({ now }, CAPACITY);
  const users = expiringMap<IdentityUser>({ now }, CAPACITY);
  const refreshable = expiringMap<{ readonly localId: string; readonly authTime: number }>(
    { now },
    CAPACITY,
  );
  /** Issued tokens by hash: an unsigned token proves nothing by itself. */
  const issued = expiringMap<{ readonly localId: string }>({ now }, CAPACITY);
  const openSessions: string[] = [];

  const text = (length: number, from: string) =>
    Array.from({ length }, () => from[Math.floor(random.next() * from.length)] ?? '').join('');
  const localIdOf = (name: string) =>
    createHash('sha256')
      .update(`${projectId} ${name}`)
      .digest('base64url')
      .slice(0, LOCAL_ID_LENGTH);

  const idTokenFor = ({ localId, key }: IdentityUser, authTime: number): string => {
    const at = now();
    const common = {
      iss: `https://securetoken.google.com/${projectId}`,
      aud: projectId,
      sub: localId,
      user_id: localId,
      auth_time: authTime,
      iat: seconds(at),
      exp: seconds(at) + ID_TOKEN_SECONDS,
    };
    const token = unsignedToken({ ...common, ...claimsOfKey(key) });
    issued.put(sha256(token), { localId }, at + ID_TOKEN_SECONDS * 1_000);
    return token;
  };

  const signIn = (name: string, key: UserKey): SignedInUser => {
    const at = now();
    const localId = localIdOf(name);
    const known = users.peek(localId);
    const user = { localId, key, createdAt: known?.createdAt ?? at, lastLoginAt: at };
    users.put(localId, user, Infinity);
    const refreshToken = text(REFRESH_TOKEN_LENGTH, letters);
    const authTime = seconds(at);
    refreshable.put(refreshToken, { localId, authTime }, at + REFRESH_LIFETIME);
    const idToken = idTokenFor(user, authTime);
    return { idToken, refreshToken, user, isNewUser: known === undefined };
  };

  const tooOften = (phoneNumber: string): boolean => {
    const at = now();
    const window = requestCounts.peek(phoneNumber) ?? { since: at, times: 0 };
    if (window.times >= MAX_CODES) return true;
    window.times += 1;
    requestCounts.put(phoneNumber, window, window.since + CODES_WINDOW);
    return false;
  };

  return {
    /** Creates a code for a number. */
    send(phoneNumber: string): Answer<OpenCode> {
      if (tooOften(phoneNumber)) return fail('TOO_MANY_ATTEMPTS_TRY_LATER');
      const sessionInfo = text(SESSION_INFO_LENGTH, letters);
      const expiresAt = now() + CODE_LIFETIME;
      const code = { sessionInfo, phoneNumber, code: text(CODE_DIGITS, '0123456789') };
      // Stored longer than it is valid, to tell 'expired' from 'unknown'.
      open.put(sessionInfo, { ...code, wrongTries: 0, expiresAt }, expiresAt + REFRESH_LIFETIME);
      openSessions.push(sessionInfo);
      if (openSessions.length > CAPACITY) openSessions.shift();
      return { ok: true, value: code };
    },
    /** Signs a person in with their code, once. */
    confirm(sessionInfo: string, code: string): Answer<SignedInUser> {
      const session = open.peek(sessionInfo);
      if (!session) return fail('INVALID_SESSION_INFO');
      const at = now();
      if (at >= session.expiresAt || session.wrongTries >= MAX_WRONG_TRIES) {
        return fail('SESSION_EXPIRED');
      }
      if (session.code !== code) {
        session.wrongTries += 1;
        return fail('INVALID_CODE');
      }
      open.take(sessionInfo);
      const { phoneNumber } = session;
      return { ok: true, value: signIn(phoneNumber, { phoneNumber }) };
    },
    /**
     * Signs in a person with another provider's proof: each account elsewhere is a user of its own.
     */
    federate: (account: FederatedAccount): SignedInUser =>
      signIn(`${account.providerId} ${account.subject}`, { account }),
    /** The owner of an ID token; only tokens issued here are valid. */
    lookup(idToken: string): Answer<IdentityUser> {
      const entry = issued.peek(sha256(idToken));
      if (!entry) return fail('INVALID_ID_TOKEN');
      const user = users.peek(entry.localId);
      return user ? { ok: true, value: user } : fail('USER_NOT_FOUND');
    },
    /** Another ID token of the same sign-in. */
    refresh(refreshToken: string): Answer<{ readonly idToken: string; readonly localId: string }> {
      const entry = refreshable.peek(refreshToken);
      const user = entry && users.peek(entry.localId);
      if (!entry || !user) return fail('INVALID_REFRESH_TOKEN');
      const idToken = idTokenFor(user, entry.authTime);
      return { ok: true, value: { idToken, localId: user.localId } };
    },
    /** Every code that is still valid, oldest first. */
    openCodes(): readonly OpenCode[] {
      return openSessions.flatMap((sessionInfo) => {
        const session = open.peek(sessionInfo);
        if (!session || now() >= session.expiresAt) return [];
        const { phoneNumber, code } = session;
        return [{ sessionInfo, phoneNumber, code }];
      });
    },
  };
}

/** A token's claims besides the common ones. */
function claimsOfKey(
  key: UserKey,
): Pick<PhoneClaims, 'phone_number' | 'firebase'> | Omit<FederatedClaims, keyof CommonClaims> {
  if ('phoneNumber' in key) {
    const { phoneNumber } = key;
    return {
      phone_number: phoneNumber,
      firebase: { identities: { phone: [phoneNumber] }, sign_in_provider: 'phone' },
    };
  }
  const { providerId, subject, name, email } = key.account;
  return {
    name,
    ...(email === undefined ? {} : { email, email_verified: true }),
    firebase: { identities: { [providerId]: [subject] }, sign_in_provider: providerId },
  };
}
