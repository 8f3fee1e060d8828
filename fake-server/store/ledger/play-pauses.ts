import type { PauseLength } from '#contract/entities/play-pause-types.ts';
import type { Database } from '../database.ts';

/** A break or self-exclusion; times in milliseconds since the epoch. */
export interface PlayPauseRow {
  readonly length: PauseLength;
  readonly since: number;
  /** Null for good. */
  readonly until: number | null;
  /** When the person comes back, once they have asked. */
  readonly returns_at: number | null;
}

/** Everybody's break or self-exclusion. */
export interface PlayPauseTable {
  forMember(memberId: number): PlayPauseRow | undefined;
  put(memberId: number, row: PlayPauseRow): void;
}

export function playPauseTable(database: Database): PlayPauseTable {
  const put = database.statement(
    `INSERT INTO play_pauses (member_id, length, since, until, returns_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET length = excluded.length, since = excluded.since,
       until = excluded.until, returns_at = excluded.returns_at`,
  );
  return {
    forMember: database.statement<PlayPauseRow>(
      'SELECT length, since, until, returns_at FROM play_pauses WHERE member_id = ?',
    ).get,
    put: (memberId, { length, since, until, returns_at }) => {
      put.run(memberId, length, since, until, returns_at);
    },
  };
}
