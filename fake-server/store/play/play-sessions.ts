import type { Database } from '../database.ts';

/** Since when a person has been playing. Times in milliseconds since the epoch. */
interface PlaySessionRow {
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

/** The last session of play of each person. */
export interface PlaySessionTable {
  find(memberId: number): PlaySessionRow | undefined;
  put(memberId: number, row: PlaySessionRow): void;
  /** Over the rounds begun in a closed time span. */
  playedWithin(memberId: number, from: number, to: number): PlayedRow;
}

export function playSessionTable(database: Database): PlaySessionTable {
  const put = database.statement(
    `INSERT INTO play_sessions (member_id, started_at, last_played_at) VALUES (?, ?, ?)
     ON CONFLICT (member_id) DO UPDATE
     SET started_at = excluded.started_at, last_played_at = excluded.last_played_at`,
  );
  const playedWithin = database.statement<PlayedRow>(
    `SELECT COALESCE(SUM(stake), 0) AS staked, COALESCE(SUM(win), 0) AS won,
       COALESCE(SUM(stake) FILTER (WHERE state = 'open'), 0) AS open, COUNT(*) AS rounds
     FROM rounds WHERE member_id = ? AND played_at BETWEEN ? AND ?`,
  );
  return {
    find: database.statement<PlaySessionRow>(
      'SELECT started_at, last_played_at FROM play_sessions WHERE member_id = ?',
    ).get,
    put: (memberId, { started_at, last_played_at }) => {
      put.run(memberId, started_at, last_played_at);
    },
    playedWithin: (memberId, from, to) =>
      playedWithin.get(memberId, from, to) ?? { staked: 0, open: 0, won: 0, rounds: 0 },
  };
}
