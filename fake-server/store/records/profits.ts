import type { Database } from '../database.ts';

/** A person's play and bonuses in a short time. Money in hundredths. */
export interface ProfitRow {
  /** Its start, in milliseconds since the epoch. */
  readonly at: number;
  readonly rounds: number;
  readonly stake: number;
  readonly win: number;
  readonly open_rounds: number;
  readonly open_stake: number;
  readonly bonus: number;
}

/** Each person's play and bonuses; each query is bound to its owner. */
export interface ProfitTable {
  /** By quarters of an hour, at which days start in every time zone; oldest first. */
  byQuarter(memberId: number, from: number, before: number): ProfitRow[];
}

const QUARTER_HOUR = 15 * 60_000;

/**
 * Rounds are summed up in the index of the betting record alone. Of the other lines of the ledger,
 * the index by kind leaves the few bonuses that somebody was ever given.
 */
export const profitByQuarter = `
  SELECT at / ${QUARTER_HOUR} * ${QUARTER_HOUR} AS at, sum(rounds) AS rounds, sum(stake) AS stake,
    sum(win) AS win, sum(open_rounds) AS open_rounds, sum(open_stake) AS open_stake,
    sum(bonus) AS bonus
  FROM (
    SELECT played_at AS at, 1 AS rounds, stake, win, state = 'open' AS open_rounds,
      iif(state = 'open', stake, 0) AS open_stake, 0 AS bonus
    FROM rounds WHERE member_id = ?1 AND played_at >= ?2 AND played_at < ?3
    UNION ALL
    SELECT at, 0, 0, 0, 0, 0, amount FROM transactions
    WHERE member_id = ?1 AND kind IN ('registration_bonus', 'promotion_bonus')
      AND at >= ?2 AND at < ?3
  ) GROUP BY 1 ORDER BY 1`;

export function profitTable(database: Database): ProfitTable {
  const byQuarter = database.statement<ProfitRow>(profitByQuarter);
  return { byQuarter: (memberId, from, before) => byQuarter.all(memberId, from, before) };
}
