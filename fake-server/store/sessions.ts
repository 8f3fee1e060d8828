import type { Database } from './database.ts';
import { type MemberRow, memberColumns } from './members.ts';

/** A session with the person it belongs to. Times in milliseconds since the epoch. */
export interface SessionRow extends MemberRow {
  readonly created_at: number;
  readonly seen_at: number;
  readonly ended_at: number | null;
  /** A new password comes first: 1 after a mail of recovery, 2 after a sign-in (A15, A17). */
  readonly password_owed: number;
}

/** Sessions by the hash of their token, and the failed sign-ins per account. */
export interface SessionTable {
  find(tokenHash: string): SessionRow | undefined;
  insert(tokenHash: string, memberId: number, passwordOwed: number, at: number): void;
  seen(tokenHash: string, at: number): void;
  end(tokenHash: string, at: number): void;
  endOfMember(memberId: number, at: number): void;
  /** Ends those that a mail of recovery opened. */
  endOwingOfMember(memberId: number, at: number): void;
  /** When the last one by a mail of recovery was opened. */
  lastOwingOfMember(memberId: number): number | undefined;
  endAll(at: number): void;
  /** How often an account was refused since the given moment. */
  failures(account: string, since: number): number;
  addFailure(account: string, since: number, at: number): number;
  clearFailures(account: string): void;
}

export function sessionTable(database: Database): SessionTable {
  const find = database.statement<SessionRow>(`
    SELECT ${memberColumns}, s.created_at, s.seen_at, s.ended_at, s.password_owed
    FROM sessions s JOIN members m ON m.id = s.member_id WHERE s.token_hash = ?`);
  const insert = database.statement(
    'INSERT INTO sessions (token_hash, member_id, password_owed, created_at, seen_at) VALUES (?1, ?2, ?3, ?4, ?4)',
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
  const lastOwing = database.statement<{ created_at: number | null }>(
    'SELECT MAX(created_at) AS created_at FROM sessions WHERE member_id = ? AND password_owed = 1',
  );
  const endAll = database.statement('UPDATE sessions SET ended_at = ? WHERE ended_at IS NULL');
  const failures = database.statement<{ times: number }>(
    'SELECT times FROM failed_sign_ins WHERE account = ? AND last_at >= ?',
  );
  const addFailure = database.statement<{ times: number }>(`
    INSERT INTO failed_sign_ins (account, times, last_at) VALUES (?1, 1, ?3)
    ON CONFLICT (account) DO UPDATE SET
      times = CASE WHEN last_at >= ?2 THEN times + 1 ELSE 1 END, last_at = ?3
    RETURNING times`);
  const forgetOld = database.statement('DELETE FROM failed_sign_ins WHERE last_at < ?');
  const clear = database.statement('DELETE FROM failed_sign_ins WHERE account = ?');

  return {
    find: (tokenHash) => find.get(tokenHash),
    insert: (tokenHash, memberId, passwordOwed, at) => {
      insert.run(tokenHash, memberId, passwordOwed, at);
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
    lastOwingOfMember: (memberId) => lastOwing.get(memberId)?.created_at ?? undefined,
    endAll: (at) => {
      endAll.run(at);
    },
    failures: (account, since) => failures.get(account, since)?.times ?? 0,
    addFailure: (account, since, at) =>
      database.transaction(() => {
        forgetOld.run(since);
        return addFailure.get(account, since, at)?.times ?? 1;
      }),
    clearFailures: (account) => {
      clear.run(account);
    },
  };
}
