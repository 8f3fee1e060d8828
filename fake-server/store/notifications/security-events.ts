import type { SecurityEventKind } from '#contract/entities/security-types.ts';
import type { Database } from '../database.ts';
import type { OriginRow } from '../sessions/sessions.ts';

/** A security event of an account. */
export interface SecurityEventRow extends OriginRow {
  readonly id: number;
  readonly kind: SecurityEventKind;
  readonly at: number;
}

/** A new event. */
interface NewSecurityEvent extends OriginRow {
  readonly memberId: number;
  readonly kind: SecurityEventKind;
  readonly at: number;
  /** The session that it started, if any. */
  readonly sessionId: string | null;
}

/** The security history of each account, as far as it is kept. */
export interface SecurityEventTable {
  add(event: NewSecurityEvent): void;
  /** Newest first. */
  page(memberId: number, limit: number, offset: number): readonly SecurityEventRow[];
  count(memberId: number): number;
  /** Those of one kind since a moment, newest first. */
  newestOf(
    memberId: number,
    kind: SecurityEventKind,
    since: number,
    limit: number,
  ): readonly SecurityEventRow[];
  /** The newest sign-in before the one that started a session; the newest of all if none did. */
  signInBefore(memberId: number, sessionId: string): SecurityEventRow | undefined;
}

const columns = 'id, kind, at, browser, system, place';

export function securityEventTable(database: Database): SecurityEventTable {
  const add = database.statement(`
    INSERT INTO security_events (member_id, kind, at, browser, system, place, session_id)
    VALUES (?, ?, ?, ?, ?, ?, ?)`);
  const count = database.statement<{ count: number }>(
    'SELECT COUNT(*) AS count FROM security_events WHERE member_id = ?',
  );
  return {
    add: ({ memberId, kind, at, browser, system, place, sessionId }) => {
      add.run(memberId, kind, at, browser, system, place, sessionId);
    },
    page: database.statement<SecurityEventRow>(
      `SELECT ${columns} FROM security_events WHERE member_id = ? ORDER BY id DESC LIMIT ? OFFSET ?`,
    ).all,
    count: (memberId) => count.get(memberId)?.count ?? 0,
    newestOf: database.statement<SecurityEventRow>(`
    SELECT ${columns} FROM security_events
    WHERE member_id = ? AND kind = ? AND at > ? ORDER BY id DESC LIMIT ?`).all,
    signInBefore: database.statement<SecurityEventRow>(`
    SELECT ${columns} FROM security_events
    WHERE member_id = ?1 AND kind = 'signedIn' AND id < COALESCE(
      (SELECT id FROM security_events WHERE member_id = ?1 AND kind = 'signedIn' AND session_id = ?2),
      9223372036854775807)
    ORDER BY id DESC LIMIT 1`).get,
  };
}
