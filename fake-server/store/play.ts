import type { Database } from './database.ts';

/** An open game. Money in hundredths, times in milliseconds since the epoch. */
export interface GameSessionRow {
  readonly member_id: number;
  readonly session_hash: string;
  readonly node_id: string;
  readonly title: string;
  readonly min_stake: number;
  readonly language: string;
  readonly opened_at: number;
}

/** A round that was played. */
export interface RoundRow {
  readonly round_key: string;
  readonly node_id: string;
  readonly stake: number;
  readonly win: number;
  /** JSON, as the vendor gave it. */
  readonly outcome: string;
  readonly balance_after: number;
  readonly played_at: number;
}

/** Open games by the hash of their launch token, and the rounds of each person. */
export interface PlayTable {
  findGame(tokenHash: string): GameSessionRow | undefined;
  openGame(tokenHash: string, row: GameSessionRow): void;
  findRound(memberId: number, roundKey: string): RoundRow | undefined;
  insertRound(memberId: number, row: RoundRow): void;
  /** Newest first. */
  roundsOf(memberId: number, limit: number): RoundRow[];
}

export function playTable(database: Database): PlayTable {
  const gameColumns = 'member_id, session_hash, node_id, title, min_stake, language, opened_at';
  const findGame = database.statement<GameSessionRow>(
    `SELECT ${gameColumns} FROM game_sessions WHERE token_hash = ?`,
  );
  const openGame = database.statement(
    `INSERT INTO game_sessions (token_hash, ${gameColumns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const roundColumns = 'round_key, node_id, stake, win, outcome, balance_after, played_at';
  const findRound = database.statement<RoundRow>(
    `SELECT ${roundColumns} FROM rounds WHERE member_id = ? AND round_key = ?`,
  );
  const insertRound = database.statement(
    `INSERT INTO rounds (member_id, ${roundColumns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const roundsOf = database.statement<RoundRow>(
    `SELECT ${roundColumns} FROM rounds WHERE member_id = ? ORDER BY id DESC LIMIT ?`,
  );

  return {
    findGame: (tokenHash) => findGame.get(tokenHash),
    openGame: (tokenHash, row) => {
      openGame.run(
        tokenHash,
        row.member_id,
        row.session_hash,
        row.node_id,
        row.title,
        row.min_stake,
        row.language,
        row.opened_at,
      );
    },
    findRound: (memberId, roundKey) => findRound.get(memberId, roundKey),
    insertRound: (memberId, row) => {
      insertRound.run(
        memberId,
        row.round_key,
        row.node_id,
        row.stake,
        row.win,
        row.outcome,
        row.balance_after,
        row.played_at,
      );
    },
    roundsOf: (memberId, limit) => roundsOf.all(memberId, limit),
  };
}
