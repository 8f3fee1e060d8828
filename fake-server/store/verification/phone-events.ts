import type { Database } from '../database.ts';

/** Times of messages to numbers. */
export interface PhoneEventTable {
  add(mobile: string, at: number): void;
  /** The moments after `since` and up to `now`, newest first. */
  moments(mobile: string, since: number, now: number): readonly number[];
  /** Deletes what no limit looks back to. */
  forgetBefore(moment: number): void;
}

export function phoneEventTable(database: Database): PhoneEventTable {
  const moments = database.statement<{ at: number }>(
    "SELECT at FROM phone_events WHERE mobile = ? AND kind = 'sent' AND at > ? AND at <= ? ORDER BY at DESC",
  );
  return {
    add: database.statement("INSERT INTO phone_events (mobile, kind, at) VALUES (?, 'sent', ?)")
      .exec,
    moments: (mobile, since, now) => moments.all(mobile, since, now).map(({ at }) => at),
    forgetBefore: database.statement('DELETE FROM phone_events WHERE at <= ?').exec,
  };
}
