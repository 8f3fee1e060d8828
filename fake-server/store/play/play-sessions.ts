import type { Database } from '../database.ts';

/** A session of play. Times in milliseconds since the epoch. */
interface PlaySessionRow {
  readonly id: number;
  readonly started_at: number;
  /** The last launch, or the last round. */
  readonly last_played_at: number;
}

/** Sums over rounds, in hundredths. */
export interface PlayedRow {
  readonly staked: number;
  /** Of that, on open bets. */
  readonly open: number;
  readonly won: number;
  readonly rounds: number;
}

/** The sessions of play of each person. */
export interface PlaySessionTable {
  /** The one that began last. */
  last(memberId: number): PlaySessionRow | undefined;
  /** Those that went on after a moment, oldest first. */
  since(memberId: number, moment: number): PlaySessionRow[];
  begin(memberId: number, at: number): void;
  goOn(id: number, at: number): void;
  /** Over the rounds begun in a closed time span. */
  playedWithin(memberId: number, from: number, to: number): PlayedRow;
}

export function playSessionTable(database: Database): PlaySessionTable {
  const columns = 'id, started_at, last_played_at';
  const begin = database.statement(
    'INSERT INTO play_sessions (member_id, started_at, last_played_at) VALUES (?1, ?2, ?2)',
  );
  const goOn = database.statement('UPDATE play_sessions SET last_played_at = ? WHERE id = ?');
  const playedWithin = database.statement<PlayedRow>(
    `SELECT COALESCE(SUM(stake), 0) AS staked, COALESCE(SUM(win), 0) AS won,
       COALESCE(SUM(stake) FILTER (WHERE state = 'open'), 0) AS open, COUNT(*) AS rounds
     FROM rounds WHERE member_id = ? AND played_at BETWEEN ? AND ?`,
  );
  return {
    last: database.statement<PlaySessionRow>(
      `SELECT ${columns} FROM play_sessions WHERE member_id = ? ORDER BY id DESC LIMIT 1`,
    ).get,
    since: database.statement<PlaySessionRow>(
      `SELECT ${columns} FROM play_sessions WHERE member_id = ? AND last_played_at > ?
       ORDER BY id`,
    ).all,
    begin: (memberId, at) => {
      begin.run(memberId, at);
    },
    goOn: (id, at) => {
      goOn.run(at, id);
    },
    playedWithin: (memberId, from, to) =>
      playedWithin.get(memberId, from, to) ?? { staked: 0, open: 0, won: 0, rounds: 0 },
  };
}
