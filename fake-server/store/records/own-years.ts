import type { Database } from '../database.ts';
import { IN_RECORD } from '../ledger/ledger.ts';

/** Rounds of a game in a quarter of an hour. Money in hundredths. */
export interface PlayedQuarterRow {
  /** Its start, in milliseconds since the epoch. */
  readonly at: number;
  readonly node_id: string;
  readonly rounds: number;
  readonly stake: number;
  readonly win: number;
  readonly open_rounds: number;
  readonly open_stake: number;
}

/** Lines of a kind in a quarter of an hour, with their sum in hundredths. */
export interface LinesQuarterRow {
  readonly at: number;
  readonly kind: string;
  readonly transactions: number;
  readonly amount: number;
}

/** Sums of each person's rounds and lines; each query is bound to its owner. */
export interface OwnYearTable {
  /** By quarters of an hour, at which days start in every time zone; oldest first. */
  played(memberId: number, from: number, before: number): PlayedQuarterRow[];
  /** The same of the account record. */
  lines(memberId: number, from: number, before: number): LinesQuarterRow[];
  /** The sum of all lines before a moment. */
  balanceBefore(memberId: number, moment: number): number;
}

const QUARTER_HOUR = 15 * 60_000;
const quarter = (column: string) => `${column} / ${QUARTER_HOUR} * ${QUARTER_HOUR}`;

/** The index of the betting record has all that is summed up. */
export const playedByQuarter = `
  SELECT ${quarter('played_at')} AS at, node_id, count(*) AS rounds, sum(stake) AS stake,
    sum(win) AS win, sum(state = 'open') AS open_rounds,
    sum(iif(state = 'open', stake, 0)) AS open_stake
  FROM rounds WHERE member_id = ? AND played_at >= ? AND played_at < ?
  GROUP BY 1, 2 ORDER BY 1`;

export function ownYearTable(database: Database): OwnYearTable {
  const balanceBefore = database.statement<{ balance: number }>(
    `SELECT COALESCE(sum(amount), 0) AS balance FROM transactions
     WHERE member_id = ? AND at < ? AND ${IN_RECORD}`,
  );
  return {
    played: database.statement<PlayedQuarterRow>(playedByQuarter).all,
    lines: database.statement<LinesQuarterRow>(
      `SELECT ${quarter('at')} AS at, kind, count(*) AS transactions, sum(amount) AS amount
       FROM transactions WHERE member_id = ? AND at >= ? AND at < ? AND ${IN_RECORD}
       GROUP BY 1, 2 ORDER BY 1`,
    ).all,
    balanceBefore: (memberId, moment) => balanceBefore.get(memberId, moment)?.balance ?? 0,
  };
}
