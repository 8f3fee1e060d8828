import type { MemberType } from '#contract/entities/member.ts';
import type { Database } from '../database.ts';

/** A person's rank. Times in milliseconds since the epoch. */
export interface RankRow {
  readonly id: number;
  readonly type: MemberType;
  readonly rank_level: number;
  /** Null for the lowest rank, and for one given by the house whose period has not begun. */
  readonly rank_kept_until: number | null;
}

/** A change of rank, or a rank kept at the end of a period. */
export interface RankEventRow {
  readonly at: number;
  readonly from_level: number;
  readonly to_level: number;
  /** The stakes that counted then, in hundredths. */
  readonly counted: number;
}

/** People's stakes and ranks. */
export interface RankTable {
  of(memberId: number): RankRow | undefined;
  /** Forces a recount at the next bet. */
  set(memberId: number, level: number, keptUntil: number | null): void;
  /** What was missing for the next rank at a moment, in hundredths. */
  noteMissing(memberId: number, missing: number, at: number): void;
  /**
   * Subtracts a bet from what is missing. False if that may be enough to rise: then it must be
   * recounted. Bets that drop out of the counted days only increase what is missing.
   */
  leavesMissing(memberId: number, stake: number, at: number): boolean;
  /** Those whose period is over by a moment, or has not begun. */
  due(now: number): RankRow[];
  /** Settled stakes of bets after a moment, in hundredths. */
  stakedAfter(memberId: number, from: number): number;
  /** The same for bets settled before another moment. */
  stakedBetween(memberId: number, from: number, until: number): number;
  note(memberId: number, event: RankEventRow): void;
  /** Newest first. */
  events(memberId: number, limit: number): RankEventRow[];
}

export function rankTable(database: Database): RankTable {
  const columns = 'id, type, rank_level, rank_kept_until';
  const set = database.statement(
    'UPDATE members SET rank_level = ?, rank_kept_until = ?, rank_missing = 0 WHERE id = ?',
  );
  const noteMissing = database.statement(
    'UPDATE members SET rank_missing = ?, rank_counted_at = ? WHERE id = ?',
  );
  const takeMissing = database.statement(
    `UPDATE members SET rank_missing = rank_missing - ?2
     WHERE id = ?1 AND rank_missing > ?2 AND rank_counted_at <= ?3`,
  );
  // Two index look-ups; one with "or" would scan everybody every few seconds.
  const due = database.statement<RankRow>(
    `SELECT ${columns} FROM members WHERE rank_level > 0 AND rank_kept_until IS NULL
     UNION ALL
     SELECT ${columns} FROM members WHERE rank_level > 0 AND rank_kept_until <= ?`,
  );
  const staked = 'SELECT COALESCE(sum(stake), 0) AS staked FROM rounds';
  const after = database.statement<{ staked: number }>(
    `${staked} WHERE member_id = ? AND played_at > ? AND state = 'settled'`,
  );
  const between = database.statement<{ staked: number }>(
    `${staked} WHERE member_id = ? AND played_at > ? AND ended_at < ? AND state = 'settled'`,
  );
  const note = database.statement(
    'INSERT INTO rank_events (member_id, at, from_level, to_level, counted) VALUES (?, ?, ?, ?, ?)',
  );
  return {
    of: database.statement<RankRow>(`SELECT ${columns} FROM members WHERE id = ?`).get,
    set: (memberId, level, keptUntil) => {
      set.run(level, keptUntil, memberId);
    },
    noteMissing: (memberId, missing, at) => {
      noteMissing.run(missing, at, memberId);
    },
    leavesMissing: (memberId, stake, at) => takeMissing.run(memberId, stake, at).changes > 0,
    due: due.all,
    stakedAfter: (memberId, from) => after.get(memberId, from)?.staked ?? 0,
    stakedBetween: (memberId, from, until) => between.get(memberId, from, until)?.staked ?? 0,
    note: (memberId, { at, from_level, to_level, counted }) => {
      note.run(memberId, at, from_level, to_level, counted);
    },
    events: database.statement<RankEventRow>(
      `SELECT at, from_level, to_level, counted FROM rank_events
     WHERE member_id = ? ORDER BY id DESC LIMIT ?`,
    ).all,
  };
}
