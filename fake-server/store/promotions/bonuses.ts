import type { BonusEnding, BonusState } from '#contract/entities/bonus-types.ts';
import type { Database } from '../database.ts';

/** A bonus. Money in hundredths, times in milliseconds since the epoch. */
export interface BonusRow {
  readonly id: number;
  readonly member_id: number;
  /** Its source; once for each person. */
  readonly source: string;
  readonly amount: number;
  /** The stakes that the wagering requires. */
  readonly required: number;
  readonly counted: number;
  /** JSON: the share of a stake that counts, by game and by category. */
  readonly terms: string;
  readonly granted_at: number;
  readonly expires_at: number;
  readonly state: BonusState;
  readonly ended_at: number | null;
}

/** A round's contribution to a bonus. */
export interface BonusProgressRow {
  readonly round_key: string;
  readonly stake: number;
  readonly counted: number;
  readonly at: number;
  /** Null for rounds of an older file that no longer exist. */
  readonly node_id: string | null;
  /** The share of a stake that counted in this game. */
  readonly percent: number;
}

/** Bonuses and their contributions. */
export interface BonusTable {
  insert(row: Omit<BonusRow, 'id' | 'counted' | 'state' | 'ended_at'>): number;
  find(memberId: number, id: number): BonusRow | undefined;
  bySource(memberId: number, source: string): BonusRow | undefined;
  /** In order of arrival. */
  active(memberId: number): BonusRow[];
  /** Latest first. */
  forMember(memberId: number): BonusRow[];
  count(id: number, progress: BonusProgressRow): void;
  /** Ends an active one; false, without a change, if it was not active. */
  end(id: number, state: BonusEnding, at: number): boolean;
}

export function bonusTable(database: Database): BonusTable {
  const columns =
    'id, member_id, source, amount, required, counted, terms, granted_at, expires_at, state, ended_at';
  const select = (where: string) =>
    database.statement<BonusRow>(`SELECT ${columns} FROM bonuses WHERE ${where}`);
  const count = database.statement('UPDATE bonuses SET counted = counted + ? WHERE id = ?');
  const addProgress = database.statement(
    `INSERT INTO bonus_rounds (bonus_id, round_key, stake, counted, at, node_id, percent)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const end = database.statement(
    "UPDATE bonuses SET state = ?, ended_at = ? WHERE id = ? AND state = 'active'",
  );

  return {
    insert: database.insertNumbered(
      'bonuses (member_id, source, amount, required, terms, granted_at, expires_at)',
    ),
    find: select('member_id = ? AND id = ?').get,
    bySource: select('member_id = ? AND source = ?').get,
    active: select("member_id = ? AND state = 'active' ORDER BY id").all,
    forMember: select('member_id = ? ORDER BY id DESC').all,
    count: (id, { round_key, stake, counted, at, node_id, percent }) => {
      addProgress.run(id, round_key, stake, counted, at, node_id, percent);
      count.run(counted, id);
    },
    end: (id, state, at) => end.run(state, at, id).changes === 1,
  };
}
