import type { Database } from './database.ts';

/** What counts towards the limits of a number. */
export type PhoneEvent = 'sent' | 'wrong';

/** What was sent to numbers, and how often a wrong code was tried for them. */
export interface PhoneEventTable {
  add(mobile: string, kind: PhoneEvent, at: number): void;
  /** The moments of this kind after `since` and up to `now`, newest first. */
  moments(mobile: string, kind: PhoneEvent, since: number, now: number): readonly number[];
  /** Forgets what no limit looks back to. */
  forgetBefore(moment: number): void;
}

export function phoneEventTable(database: Database): PhoneEventTable {
  const add = database.statement('INSERT INTO phone_events (mobile, kind, at) VALUES (?, ?, ?)');
  const moments = database.statement<{ at: number }>(
    'SELECT at FROM phone_events WHERE mobile = ? AND kind = ? AND at > ? AND at <= ? ORDER BY at DESC',
  );
  const forget = database.statement('DELETE FROM phone_events WHERE at <= ?');
  return {
    add: (mobile, kind, at) => {
      add.run(mobile, kind, at);
    },
    moments: (mobile, kind, since, now) =>
      moments.all(mobile, kind, since, now).map(({ at }) => at),
    forgetBefore: (moment) => {
      forget.run(moment);
    },
  };
}
