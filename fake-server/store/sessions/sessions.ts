import type { Database } from '../database.ts';
import { type MemberRow, memberColumns } from '../members.ts';

/** Where a session was opened, in terms that its owner recognises. */
export interface OriginRow {
  readonly browser: string | null;
  readonly system: string | null;
  readonly place: string | null;
}

/** A session as its owner sees it. Times in milliseconds since the epoch. */
export interface OwnSessionRow extends OriginRow {
  /** Id of the session for its owner; gives no access. */
  readonly id: string;
  readonly token_hash: string;
  readonly created_at: number;
  readonly seen_at: number;
}

/** A session with its owner. Times in milliseconds since the epoch. */
interface SessionRow extends MemberRow {
  readonly created_at: number;
  readonly seen_at: number;
  readonly ended_at: number | null;
  /** A required new password: 1 after a recovery mail, 2 after a sign-in (A15, A17). */
  readonly password_owed: number;
}

/** Sessions by the hash of their token. */
export interface SessionTable {
  find(tokenHash: string): SessionRow | undefined;
  insert(row: {
    readonly tokenHash: string;
    readonly id: string;
    readonly memberId: number;
    readonly passwordOwed: number;
    readonly at: number;
    /** When its person proved who they are; null if not by the strongest factor. */
    readonly provedAt: number | null;
  }): void;
  /** Its person has reauthenticated. */
  prove(tokenHash: string, at: number): void;
  /** When they last did. */
  provedAt(tokenHash: string): number | undefined;
  /** Stores where it was opened. */
  describe(tokenHash: string, origin: OriginRow): void;
  /** One by its hash, with its owner's view of it. */
  own(tokenHash: string): OwnSessionRow | undefined;
  /** A person's unrevoked sessions, without those from a recovery mail. */
  openOfMember(memberId: number): readonly OwnSessionRow[];
  /** A person's session by id, revoked or not. */
  namedOfMember(memberId: number, id: string): OwnSessionRow | undefined;
  /** Revokes a person's sessions except one. */
  endOthersOfMember(memberId: number, exceptHash: string, at: number): void;
  seen(tokenHash: string, at: number): void;
  end(tokenHash: string, at: number): void;
  endOfMember(memberId: number, at: number): void;
  /** Revokes those from a recovery mail. */
  endOwingOfMember(memberId: number, at: number): void;
  endAll(at: number): void;
}

const ownColumns = 'token_hash, id, browser, system, place, created_at, seen_at';

export function sessionTable(database: Database): SessionTable {
  const insert = database.statement(
    `INSERT INTO sessions
    (token_hash, id, member_id, password_owed, created_at, seen_at, proved_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6)`,
  );
  const prove = database.statement('UPDATE sessions SET proved_at = ? WHERE token_hash = ?');
  const proved = database.statement<{ proved_at: number | null }>(
    'SELECT proved_at FROM sessions WHERE token_hash = ?',
  );
  const describe = database.statement(
    'UPDATE sessions SET browser = ?, system = ?, place = ? WHERE token_hash = ?',
  );
  const endOthers = database.statement(
    'UPDATE sessions SET ended_at = ? WHERE member_id = ? AND token_hash <> ? AND ended_at IS NULL',
  );
  const seen = database.statement('UPDATE sessions SET seen_at = ? WHERE token_hash = ?');
  const end = database.statement(
    'UPDATE sessions SET ended_at = ? WHERE token_hash = ? AND ended_at IS NULL',
  );
  const endOfMember = database.statement(
    'UPDATE sessions SET ended_at = ? WHERE member_id = ? AND ended_at IS NULL',
  );
  const endOwing = database.statement(
    'UPDATE sessions SET ended_at = ? WHERE member_id = ? AND password_owed = 1 AND ended_at IS NULL',
  );

  return {
    find: database.statement<SessionRow>(`
    SELECT ${memberColumns}, s.created_at, s.seen_at, s.ended_at, s.password_owed
    FROM sessions s JOIN members m ON m.id = s.member_id WHERE s.token_hash = ?`).get,
    insert: ({ tokenHash, id, memberId, passwordOwed, at, provedAt }) => {
      insert.run(tokenHash, id, memberId, passwordOwed, at, provedAt);
    },
    prove: (tokenHash, at) => {
      prove.run(at, tokenHash);
    },
    provedAt: (tokenHash) => proved.get(tokenHash)?.proved_at ?? undefined,
    describe: (tokenHash, { browser, system, place }) => {
      describe.run(browser, system, place, tokenHash);
    },
    own: database.statement<OwnSessionRow>(
      `SELECT ${ownColumns} FROM sessions WHERE token_hash = ?`,
    ).get,
    openOfMember: database.statement<OwnSessionRow>(`
    SELECT ${ownColumns} FROM sessions
    WHERE member_id = ? AND ended_at IS NULL AND password_owed <> 1`).all,
    namedOfMember: database.statement<OwnSessionRow>(
      `SELECT ${ownColumns} FROM sessions WHERE member_id = ? AND id = ?`,
    ).get,
    endOthersOfMember: (memberId, exceptHash, at) => {
      endOthers.run(at, memberId, exceptHash);
    },
    seen: (tokenHash, at) => {
      seen.run(at, tokenHash);
    },
    end: (tokenHash, at) => {
      end.run(at, tokenHash);
    },
    endOfMember: (memberId, at) => {
      endOfMember.run(at, memberId);
    },
    endOwingOfMember: (memberId, at) => {
      endOwing.run(at, memberId);
    },
    endAll: database.statement('UPDATE sessions SET ended_at = ? WHERE ended_at IS NULL').exec,
  };
}
