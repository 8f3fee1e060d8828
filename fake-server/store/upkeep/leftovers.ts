import type { Database } from '../database.ts';

/** Rows that are no longer needed. Moments in milliseconds since the epoch. */
export interface LeftoverTable {
  /** Deletes what ended, was used up or expired before a moment. */
  forgetBefore(moment: number): void;
  /** Deletes security events of accounts before a moment. */
  forgetEventsBefore(moment: number): void;
  /** Deletes all but the newest messages of the outbox. */
  keepInOutbox(newest: number): void;
}

/** A session ends when it is revoked, or some time after its last use. */
const sessionsBefore = 'SELECT token_hash FROM sessions WHERE COALESCE(ended_at, seen_at) < ?';

export function leftoverTable(database: Database): LeftoverTable {
  const forget = [
    // Launched games belong to sessions, and are deleted with them.
    `DELETE FROM game_sessions WHERE session_hash IN (${sessionsBefore})`,
    `DELETE FROM sessions WHERE token_hash IN (${sessionsBefore})`,
    'DELETE FROM sms_codes WHERE expires_at < ?',
    'DELETE FROM spent_phone_proofs WHERE spent_at < ?',
    'DELETE FROM second_steps WHERE expires_at < ?',
    'DELETE FROM trusted_devices WHERE expires_at < ?',
    'DELETE FROM two_step WHERE confirmed_at IS NULL AND made_at < ?',
    'DELETE FROM passkey_challenges WHERE expires_at < ?',
    'DELETE FROM contact_changes WHERE until < ?',
    'DELETE FROM account_recoveries WHERE until < ?',
    'DELETE FROM wrong_tries WHERE last_at < ?',
  ].map((sql) => database.statement(sql));
  return {
    forgetBefore: (moment) =>
      database.transaction(() => {
        for (const statement of forget) statement.run(moment);
      }),
    forgetEventsBefore: database.statement('DELETE FROM security_events WHERE at < ?').exec,
    keepInOutbox: database.statement(
      'DELETE FROM outbox WHERE id <= (SELECT COALESCE(MAX(id), 0) FROM outbox) - ?',
    ).exec,
  };
}
