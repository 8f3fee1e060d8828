import { randomBytes } from 'node:crypto';
import type { Clock } from '../../kernel/clock.ts';
import { expiringMap } from '../../kernel/expiring-map.ts';
import { counts, type Term } from '../../kernel/term.ts';
import { hashOfToken, newToken } from '../../kernel/tokens.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import { type OriginRow, type OwnSessionRow, sessionTable } from '../../store/sessions/sessions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Uses are stored at most this often: a read should not cost a write. */
const SEEN_EVERY = MINUTE;
/** Uses in memory; beyond that many sessions, the last minute of use may be lost. */
const MAX_NOTED_USES = 50_000;

/**
 * Why a session can only change the password: a recovery mail opened it, which replaces the old
 * password (A17), or the password is the default or has expired (A15).
 */
type PasswordDebt = 'nothing' | 'afterMail' | 'afterSignIn';

/** The stored number of a required password change. */
const debts: readonly PasswordDebt[] = ['nothing', 'afterMail', 'afterSignIn'];

/** A person with a valid session. */
export interface SignedIn {
  readonly member: MemberRow;
  readonly sessionHash: string;
  /** Whether a new password is required first, and why (A15, A17). */
  readonly owes: PasswordDebt;
}

/** A session as its owner sees it. */
interface OwnSession extends OriginRow {
  readonly id: string;
  readonly sessionHash: string;
  readonly firstUsedAt: number;
  readonly lastUsedAt: number;
}

/** Current validity of a token. */
type TokenReading =
  | { readonly ok: true; readonly signedIn: SignedIn }
  | {
      readonly ok: false;
      readonly code: 'token_invalid' | 'token_expired' | 'recovery_link_expired';
    };

/** Sessions: opaque tokens, stored as a hash; the clock ends them. */
export interface Sessions {
  /**
   * Opens a session; `expiresAt` in milliseconds, unless renewed. A sign-in by the account's
   * strongest factor counts as reauthentication (W5).
   */
  open(
    memberId: number,
    owes?: 'nothing' | 'afterSignIn',
    isProved?: boolean,
  ): { readonly token: string; readonly expiresAt: number };
  /** Opens a session by a recovery mail, and ends those of earlier mails (A17). */
  openOwing(memberId: number): string;
  /** Reads a token, which counts as a use of its session. */
  read(token: string): TokenReading;
  /**
   * Reads a token without using its session: reading the site's status does not extend a session.
   */
  peek(token: string): TokenReading;
  /** The session of a token, also an ended one; undefined for an invented token. */
  ownerOf(token: string): number | undefined;
  /** `read` by the hash, for what was opened from a session. */
  readonly readHash: (sessionHash: string) => TokenReading;
  /** `peek` by the hash. */
  readonly peekHash: (sessionHash: string) => TokenReading;
  /** Its person has reauthenticated (W5). */
  prove(sessionHash: string): void;
  /** When they last did, in milliseconds since the epoch. */
  provedAt(sessionHash: string): number | undefined;
  /** Stores where a session was opened, for its owner's list. */
  describe(sessionHash: string, origin: OriginRow): void;
  /** A person's valid sessions, last used first. */
  forMember(memberId: number): readonly OwnSession[];
  /** A session's id in the list. */
  idOf(sessionHash: string): string | undefined;
  end(sessionHash: string): void;
  /** Ends a person's session by its id. @returns whether the person has, or had, such a session */
  endNamed(memberId: number, id: string): boolean;
  endOthersOfMember(memberId: number, exceptHash: string): void;
  endOfMember(memberId: number): void;
  /** Ends every session of the world. */
  endAll(): void;
  /** Reports sessions that ended early; a listener checks its own. */
  onEnded(listener: () => void): void;
}

/** A used mail link is reported as such: its person needs another link, not a sign-in (A17). */
function refused(byMail: boolean, code: 'token_invalid' | 'token_expired'): TokenReading {
  return { ok: false, code: byMail ? 'recovery_link_expired' : code };
}

export function createSessions(
  database: Database,
  clock: Clock,
  settings: SettingsInForce,
): Sessions {
  const table = sessionTable(database);
  /** Each session's latest use, if newer than the stored one. */
  const lastUse = expiringMap<number>(clock, MAX_NOTED_USES);

  const endListeners: (() => void)[] = [];
  const tellEnded = () => {
    database.afterCommit(() => {
      for (const listener of endListeners) listener();
    });
  };

  const insert = (memberId: number, owes: PasswordDebt, isProved: boolean) => {
    const token = newToken();
    const at = clock.now();
    table.insert({
      tokenHash: hashOfToken(token),
      id: randomBytes(12).toString('hex'),
      memberId,
      passwordOwed: debts.indexOf(owes),
      at,
      provedAt: isProved ? at : null,
    });
    return token;
  };

  const lastUseOf = ({ token_hash, seen_at }: OwnSessionRow) =>
    Math.max(seen_at, lastUse.peek(token_hash) ?? 0);
  const termOf = (createdAt: number, usedAt: number): Term => {
    const { sessionHours, sessionIdleMinutes } = settings.current;
    const until = Math.min(createdAt + sessionHours * HOUR, usedAt + sessionIdleMinutes * MINUTE);
    return { kind: 'session', from: createdAt, until };
  };

  const look = (sessionHash: string, isUse: boolean): TokenReading => {
    const session = table.find(sessionHash);
    if (!session) return { ok: false, code: 'token_invalid' };
    const owes = debts[session.password_owed] ?? 'nothing';
    const byMail = owes === 'afterMail';
    const now = clock.now();
    const usedAt = Math.max(session.seen_at, lastUse.peek(sessionHash) ?? 0);
    const term = termOf(session.created_at, usedAt);
    if (session.ended_at !== null) {
      return refused(byMail, session.ended_at < term.until ? 'token_invalid' : 'token_expired');
    }
    if (!counts(term, now)) {
      // An expired session stays expired.
      if (now >= term.until) table.end(sessionHash, term.until);
      return refused(byMail, 'token_expired');
    }
    const reading: TokenReading = { ok: true, signedIn: { member: session, sessionHash, owes } };
    if (!isUse) return reading;
    if (now - session.seen_at < SEEN_EVERY) {
      lastUse.put(sessionHash, now, now + settings.current.sessionIdleMinutes * MINUTE);
    } else {
      lastUse.take(sessionHash);
      table.seen(sessionHash, now);
    }
    return reading;
  };

  return {
    open(memberId, owes = 'nothing', isProved = false) {
      const token = insert(memberId, owes, isProved);
      const { sessionHours, sessionIdleMinutes } = settings.current;
      const lifetime = Math.min(sessionHours * HOUR, sessionIdleMinutes * MINUTE);
      return { token, expiresAt: clock.now() + lifetime };
    },
    openOwing(memberId) {
      table.endOwingOfMember(memberId, clock.now());
      return insert(memberId, 'afterMail', false);
    },
    read: (token) => look(hashOfToken(token), true),
    peek: (token) => look(hashOfToken(token), false),
    ownerOf: (token) => table.find(hashOfToken(token))?.id,
    readHash: (sessionHash) => look(sessionHash, true),
    peekHash: (sessionHash) => look(sessionHash, false),
    prove: (sessionHash) => table.prove(sessionHash, clock.now()),
    provedAt: (sessionHash) => table.provedAt(sessionHash),
    describe: (sessionHash, origin) => table.describe(sessionHash, origin),
    forMember: (memberId) =>
      table
        .openOfMember(memberId)
        .map((row) => ({
          id: row.id,
          sessionHash: row.token_hash,
          browser: row.browser,
          system: row.system,
          place: row.place,
          firstUsedAt: row.created_at,
          lastUsedAt: lastUseOf(row),
        }))
        .filter(({ firstUsedAt, lastUsedAt }) =>
          counts(termOf(firstUsedAt, lastUsedAt), clock.now()),
        )
        .toSorted((one, other) => other.lastUsedAt - one.lastUsedAt),
    idOf: (sessionHash) => table.own(sessionHash)?.id,
    endNamed(memberId, id) {
      const session = table.namedOfMember(memberId, id);
      if (!session) return false;
      table.end(session.token_hash, clock.now());
      tellEnded();
      return true;
    },
    endOthersOfMember(memberId, exceptHash) {
      table.endOthersOfMember(memberId, exceptHash, clock.now());
      tellEnded();
    },
    end(sessionHash) {
      table.end(sessionHash, clock.now());
      tellEnded();
    },
    endOfMember(memberId) {
      table.endOfMember(memberId, clock.now());
      tellEnded();
    },
    endAll() {
      table.endAll(clock.now());
      tellEnded();
    },
    onEnded: (listener) => void endListeners.push(listener),
  };
}
