import type { Database } from './database.ts';

/** What somebody bet and won in a range. Money in hundredths. */
export interface PersonPlayRow {
  readonly member_id: number;
  readonly path: string;
  readonly bet: number;
  readonly win: number;
}

/** What a team bet and won in a short time. Money in hundredths. */
export interface QuarterPlayRow {
  /** When it began, in milliseconds since the epoch. */
  readonly at: number;
  readonly bet: number;
  readonly win: number;
}

/** Bets of a tree that were decided in a range, the root's own with them; one person can be left out. */
export interface TeamPlayTable {
  byPerson(
    path: string,
    from: number,
    before: number,
    without: number | undefined,
  ): PersonPlayRow[];
  /** By quarters of an hour, with which the days of every time zone begin. */
  byQuarter(
    path: string,
    from: number,
    before: number,
    without: number | undefined,
  ): QuarterPlayRow[];
}

/** An id that nobody has. */
const NOBODY = 0;
const QUARTER_HOUR = 15 * 60_000;
/** Every way below a path begins with it and ends with '/', the character before '0'. */
const WITHIN = "p.path >= ?1 AND p.path < substr(?1, 1, length(?1) - 1) || '0'";
const PLAY = `team_places p JOIN (
    SELECT member_id, ended_at AS at, stake AS bet, win FROM rounds
      WHERE state = 'settled' AND ended_at >= ?2 AND ended_at < ?3
    UNION ALL
    SELECT member_id, at, bet, win FROM evenings WHERE at >= ?2 AND at < ?3
    UNION ALL
    SELECT member_id, at, bet, win FROM play_corrections WHERE at >= ?2 AND at < ?3
  ) x ON x.member_id = p.member_id WHERE ${WITHIN} AND p.member_id <> ?4`;

export function teamPlayTable(database: Database): TeamPlayTable {
  const byPerson = database.statement<PersonPlayRow>(
    `SELECT p.member_id, p.path, sum(x.bet) AS bet, sum(x.win) AS win FROM ${PLAY}
     GROUP BY p.member_id`,
  );
  const byQuarter = database.statement<QuarterPlayRow>(
    `SELECT x.at / ${QUARTER_HOUR} * ${QUARTER_HOUR} AS at, sum(x.bet) AS bet, sum(x.win) AS win
     FROM ${PLAY} GROUP BY 1 ORDER BY 1`,
  );
  return {
    byPerson: (path, from, before, without = NOBODY) => byPerson.all(path, from, before, without),
    byQuarter: (path, from, before, without = NOBODY) => byQuarter.all(path, from, before, without),
  };
}
