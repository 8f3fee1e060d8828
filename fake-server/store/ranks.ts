import type { Database } from './database.ts';

/** The rank of somebody. Times in milliseconds since the epoch. */
export interface RankRow {
  readonly rank_level: number;
  readonly rank_kept_until: number | null;
}

/** What people have staked, and the rank that they have for it. */
export interface RankTable {
  of(memberId: number): RankRow | undefined;
  set(memberId: number, level: number, keptUntil: number): void;
  /** What bets after a moment staked that are decided by now, in hundredths. */
  stakedAfter(memberId: number, from: number): number;
}

export function rankTable(database: Database): RankTable {
  const of = database.statement<RankRow>(
    'SELECT rank_level, rank_kept_until FROM members WHERE id = ?',
  );
  const set = database.statement(
    'UPDATE members SET rank_level = ?, rank_kept_until = ? WHERE id = ?',
  );
  const staked = database.statement<{ staked: number }>(
    `SELECT COALESCE(sum(stake), 0) AS staked FROM rounds
     WHERE member_id = ? AND played_at > ? AND state = 'settled'`,
  );
  return {
    of: (memberId) => of.get(memberId),
    set: (memberId, level, keptUntil) => {
      set.run(level, keptUntil, memberId);
    },
    stakedAfter: (memberId, from) => staked.get(memberId, from)?.staked ?? 0,
  };
}
