import type { Database } from '../database.ts';

/** A person's bets and wins in a range. Money in hundredths. */
export interface PersonPlayRow {
  readonly member_id: number;
  readonly path: string;
  readonly bet: number;
  readonly win: number;
}

/** A team's bets and wins in a short time. Money in hundredths. */
export interface QuarterPlayRow {
  /** Its start, in milliseconds since the epoch. */
  readonly at: number;
  readonly bet: number;
  readonly win: number;
}

/** A tree's bets settled in a range, the root's own included; one person can be excluded. */
export interface TeamPlayTable {
  byPerson(
    path: string,
    from: number,
    before: number,
    without: number | undefined,
  ): PersonPlayRow[];
  /** By quarters of an hour, at which days start in every time zone. */
  byQuarter(
    path: string,
    from: number,
    before: number,
    without: number | undefined,
  ): QuarterPlayRow[];
}

/** An id that does not exist. */
const NOBODY = 0;
const QUARTER_HOUR = 15 * 60_000;
/** Every path below a path starts with it and ends with '/', the character before '0'. */
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
