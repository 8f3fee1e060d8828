import type { Database } from './database.ts';

/** When something was sent to numbers. */
export interface PhoneEventTable {
  add(mobile: string, at: number): void;
  /** The moments after `since` and up to `now`, newest first. */
  moments(mobile: string, since: number, now: number): readonly number[];
  /** Forgets what no limit looks back to. */
  forgetBefore(moment: number): void;
}

export function phoneEventTable(database: Database): PhoneEventTable {
  const add = database.statement(
    "INSERT INTO phone_events (mobile, kind, at) VALUES (?, 'sent', ?)",
  );
  const moments = database.statement<{ at: number }>(
    "SELECT at FROM phone_events WHERE mobile = ? AND kind = 'sent' AND at > ? AND at <= ? ORDER BY at DESC",
  );
  const forget = database.statement('DELETE FROM phone_events WHERE at <= ?');
  return {
    add: (mobile, at) => {
      add.run(mobile, at);
    },
    moments: (mobile, since, now) => moments.all(mobile, since, now).map(({ at }) => at),
    forgetBefore: (moment) => {
      forget.run(moment);
    },
  };
}
