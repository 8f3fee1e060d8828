import type { Database } from '../database.ts';

/** Durations from the settings for terms without an end in their rows, in milliseconds. */
interface TermSpans {
  readonly session: number;
  readonly sessionIdle: number;
  readonly reauthentication: number;
  readonly pairing: number;
  readonly payoutAccountCheck: number;
}

/** Ends what has expired for good, so that a clock that goes back cannot revive it. */
export interface EndedTermTable {
  /**
   * @param latest everything that ended until then has ended
   * @param now the current time
   */
  endUntil(latest: number, now: number, spans: TermSpans): void;
}

/** With end and beginning equal it is never valid. */
const endings = [
  'UPDATE sms_codes SET expires_at = sent_at WHERE expires_at <= ?',
  'UPDATE second_steps SET expires_at = opened_at WHERE expires_at <= ?',
  'UPDATE trusted_devices SET expires_at = trusted_at WHERE expires_at <= ?',
  'UPDATE passkey_challenges SET expires_at = opened_at WHERE expires_at <= ?',
  'UPDATE contact_changes SET until = changed_at WHERE until <= ? AND undone_at IS NULL',
  `UPDATE account_recoveries SET until = requested_at
    WHERE until <= ? AND stopped_at IS NULL AND taken_at IS NULL`,
  'UPDATE account_recoveries SET barred_until = stopped_at WHERE barred_until <= ?',
  'UPDATE data_files SET expires_at = requested_at WHERE expires_at <= ?',
  'DELETE FROM play_limits WHERE pending_from <= ? AND pending_amount IS NULL',
  `UPDATE play_limits SET amount = pending_amount, pending_amount = NULL, pending_from = NULL
    WHERE pending_from <= ?`,
  // A break ends by itself, and a self-exclusion by its return.
  "DELETE FROM play_pauses WHERE until <= ? AND length NOT IN ('sixMonths', 'oneYear', 'fiveYears')",
  'DELETE FROM play_pauses WHERE returns_at <= ?',
  'DELETE FROM wrong_tries WHERE locked_until <= ?',
];

export function endedTermTable(database: Database): EndedTermTable {
  const ending = endings.map((sql) => database.statement(sql));
  const endSessions = database.statement(`
    UPDATE sessions SET ended_at = MIN(created_at + ?1, seen_at + ?2)
    WHERE ended_at IS NULL AND MIN(created_at + ?1, seen_at + ?2) <= ?3`);
  const endProofs = database.statement(
    'UPDATE sessions SET proved_at = NULL WHERE proved_at + ? <= ?',
  );
  const endPairings = database.statement(
    'DELETE FROM two_step WHERE confirmed_at IS NULL AND made_at + ? <= ?',
  );
  const endChecks = database.statement(
    'UPDATE payout_account_checks SET used = 1 WHERE requested_at + ? <= ?',
  );
  // An account that has closed stays closed.
  const closeAccounts = database.statement(
    'UPDATE members SET closes_at = ?1 WHERE closes_at > ?1 AND closes_at <= ?2',
  );
  // Stored answers stay: a retried action is found, and gets no new token.
  const ageAnswers = database.statement('UPDATE once_answers SET kept_at = kept_at - ?');

  return {
    endUntil: (latest, now, spans) =>
      database.transaction(() => {
        for (const statement of ending) statement.run(latest);
        endSessions.run(spans.session, spans.sessionIdle, latest);
        endProofs.run(spans.reauthentication, latest);
        endPairings.run(spans.pairing, latest);
        endChecks.run(spans.payoutAccountCheck, latest);
        closeAccounts.run(now, latest);
        ageAnswers.run(latest - now);
      }),
  };
}
