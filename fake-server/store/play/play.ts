import type { Database } from '../database.ts';

/** A launched game. Money in hundredths, times in milliseconds since the epoch. */
export interface GameSessionRow {
  readonly member_id: number;
  readonly session_hash: string;
  readonly node_id: string;
  readonly title: string;
  readonly min_stake: number;
  readonly language: string;
  readonly opened_at: number;
  readonly kind:
    | 'slot'
    | 'table'
    | 'roulette'
    | 'crash'
    | 'cards'
    | 'fish'
    | 'sports'
    | 'esports'
    | 'lottery';
  /** The entered room; null if none. */
  readonly seats: number | null;
}

/** A played round, or a bet that is settled later. */
export interface RoundRow {
  readonly round_key: string;
  readonly node_id: string;
  /** Over the total stake of the round. */
  readonly stake: number;
  /** JSON of stakes by spot; null in rounds from before there were several stakes. */
  readonly stakes: string | null;
  /** The payout; 0 while the round is open. */
  readonly win: number;
  readonly state: 'open' | 'settled' | 'cancelled';
  /** When an open round can be settled; null for rounds settled at once. */
  readonly settles_at: number | null;
  /** JSON in the vendor's own format. */
  readonly outcome: string;
  readonly balance_after: number;
  readonly played_at: number;
  /** The player has seen how it ended, or that the bet was accepted (L5a). */
  readonly shown: 0 | 1;
}

/** Launched games by the hash of their launch token, and each person's rounds. */
export interface PlayTable {
  findGame(tokenHash: string): GameSessionRow | undefined;
  openGame(tokenHash: string, row: GameSessionRow): void;
  findRound(memberId: number, roundKey: string): RoundRow | undefined;
  insertRound(memberId: number, row: RoundRow): void;
  /** Newest first. */
  roundsOf(memberId: number, limit: number): RoundRow[];
  /** Those of one game, newest first. */
  roundsIn(memberId: number, nodeId: string, limit: number): RoundRow[];
  /** Those of some games, newest first, paged, with their number. */
  roundsAmong(
    memberId: number,
    nodeIds: readonly string[],
    page: { readonly limit: number; readonly offset: number },
  ): { readonly rounds: RoundRow[]; readonly total: number };
  /** Open rounds that can be settled at a moment, first due first. */
  dueRounds(memberId: number, now: number): RoundRow[];
  /** The owners of such rounds. */
  membersWithDueRounds(now: number): number[];
  /** Postpones the settlement of an open round. */
  postponeRound(memberId: number, roundKey: string, settlesAt: number): void;
  /** Records a decision in an open round, and the stakes so far. */
  decideRound(
    memberId: number,
    roundKey: string,
    decided: Pick<RoundRow, 'stake' | 'stakes' | 'outcome'>,
  ): void;
  /** Ends an open round; false, without a change, if it was not open. */
  closeRound(
    memberId: number,
    roundKey: string,
    end: Pick<RoundRow, 'state' | 'win' | 'balance_after'> & { readonly ended_at: number },
  ): boolean;
  /** Rounds that were never shown, newest first; a bet is shown when placed. */
  unfinishedRounds(memberId: number, limit: number): RoundRow[];
  /** The last round of a game that was never shown. */
  unseenRound(memberId: number, nodeId: string): RoundRow | undefined;
  /** Marks a round of the game as shown, and those before it. */
  noteShown(memberId: number, nodeId: string, roundKey: string): void;
  /** Marks these rounds as not to be shown. */
  noteClosed(memberId: number, roundKeys: readonly string[]): void;
  /** Some bet is still open. */
  hasOpenRounds(memberId: number): boolean;
  /** Marks all rounds of the game as shown. */
  noteAllShown(memberId: number, nodeId: string): void;
  /** Number of rounds in a half-open time span. */
  countRounds(memberId: number, from: number, before: number): number;
}

const roundColumns =
  'round_key, node_id, stake, stakes, win, state, settles_at, outcome, balance_after, played_at, shown';

/** The rounds of one game, newest first: a page polls for them every few seconds. */
export const roundsOfGame = `SELECT ${roundColumns} FROM rounds
  WHERE member_id = ? AND node_id = ? ORDER BY id DESC LIMIT ?`;

export function playTable(database: Database): PlayTable {
  const gameColumns =
    'member_id, session_hash, node_id, title, min_stake, language, opened_at, kind, seats';
  const openGame = database.insert(`game_sessions (token_hash, ${gameColumns})`);
  const insertRound = database.statement(
    `INSERT INTO rounds (member_id, ${roundColumns}, ended_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, iif(?7 = 'open', NULL, ?11))`,
  );
  // One parameter holds all ids, so that the statement stays the same.
  const among = 'member_id = ? AND node_id IN (SELECT value FROM json_each(?))';
  const roundsAmong = database.statement<RoundRow>(
    `SELECT ${roundColumns} FROM rounds WHERE ${among} ORDER BY id DESC LIMIT ? OFFSET ?`,
  );
  const countAmong = database.statement<{ count: number }>(
    `SELECT COUNT(*) AS count FROM rounds WHERE ${among}`,
  );
  const membersWithDueRounds = database.statement<{ member_id: number }>(
    "SELECT DISTINCT member_id FROM rounds WHERE state = 'open' AND settles_at <= ? ORDER BY 1",
  );
  const postponeRound = database.statement(
    "UPDATE rounds SET settles_at = ? WHERE member_id = ? AND round_key = ? AND state = 'open'",
  );
  const decideRound = database.statement(
    `UPDATE rounds SET stake = ?, stakes = ?, outcome = ?
     WHERE member_id = ? AND round_key = ? AND state = 'open'`,
  );
  const closeRound = database.statement(
    `UPDATE rounds SET state = ?, win = ?, balance_after = ?, ended_at = ?
     WHERE member_id = ? AND round_key = ? AND state = 'open'`,
  );
  const countRounds = database.statement<{ count: number }>(
    'SELECT COUNT(*) AS count FROM rounds WHERE member_id = ? AND played_at >= ? AND played_at < ?',
  );

  const openRound = database.statement<{ id: number }>(
    "SELECT id FROM rounds WHERE member_id = ? AND state = 'open' LIMIT 1",
  );
  // Few rounds of a game are unseen: without the hint SQLite scans all of them.
  const unseenRound = database.statement<RoundRow>(
    `SELECT ${roundColumns} FROM rounds INDEXED BY rounds_unfinished
     WHERE member_id = ? AND node_id = ? AND shown = 0 ORDER BY id DESC LIMIT 1`,
  );
  const noteClosed = database.statement(
    `UPDATE rounds INDEXED BY rounds_unfinished SET shown = 1
     WHERE member_id = ? AND shown = 0 AND round_key IN (SELECT value FROM json_each(?))`,
  );

  return {
    findGame: database.statement<GameSessionRow>(
      `SELECT ${gameColumns} FROM game_sessions WHERE token_hash = ?`,
    ).get,
    openGame: (tokenHash, row) => {
      openGame({ ...row, token_hash: tokenHash });
    },
    findRound: database.statement<RoundRow>(
      `SELECT ${roundColumns} FROM rounds WHERE member_id = ? AND round_key = ?`,
    ).get,
    insertRound: (memberId, row) => {
      insertRound.run(
        memberId,
        row.round_key,
        row.node_id,
        row.stake,
        row.stakes,
        row.win,
        row.state,
        row.settles_at,
        row.outcome,
        row.balance_after,
        row.played_at,
        row.shown,
      );
    },
    roundsOf: database.statement<RoundRow>(
      `SELECT ${roundColumns} FROM rounds WHERE member_id = ? ORDER BY id DESC LIMIT ?`,
    ).all,
    roundsIn: database.statement<RoundRow>(roundsOfGame).all,
    roundsAmong(memberId, nodeIds, { limit, offset }) {
      const ids = JSON.stringify(nodeIds);
      return {
        rounds: roundsAmong.all(memberId, ids, limit, offset),
        total: countAmong.get(memberId, ids)?.count ?? 0,
      };
    },
    dueRounds: database.statement<RoundRow>(
      `SELECT ${roundColumns} FROM rounds
     WHERE member_id = ? AND state = 'open' AND settles_at <= ? ORDER BY settles_at, id`,
    ).all,
    membersWithDueRounds: (now) => membersWithDueRounds.all(now).map((row) => row.member_id),
    postponeRound: (memberId, roundKey, settlesAt) => {
      postponeRound.run(settlesAt, memberId, roundKey);
    },
    decideRound: (memberId, roundKey, { stake, stakes, outcome }) => {
      decideRound.run(stake, stakes, outcome, memberId, roundKey);
    },
    closeRound: (memberId, roundKey, { state, win, balance_after, ended_at }) =>
      closeRound.run(state, win, balance_after, ended_at, memberId, roundKey).changes === 1,
    unfinishedRounds: database.statement<RoundRow>(
      `SELECT ${roundColumns} FROM rounds INDEXED BY rounds_unfinished
     WHERE member_id = ? AND shown = 0 ORDER BY id DESC LIMIT ?`,
    ).all,
    unseenRound: unseenRound.get,
    noteShown: database.statement(
      `UPDATE rounds INDEXED BY rounds_unfinished SET shown = 1 WHERE member_id = ?1 AND node_id = ?2 AND shown = 0
     AND id <= (SELECT id FROM rounds WHERE member_id = ?1 AND node_id = ?2 AND round_key = ?3)`,
    ).exec,
    noteClosed: (memberId, roundKeys) => {
      noteClosed.run(memberId, JSON.stringify(roundKeys));
    },
    hasOpenRounds: (memberId) => openRound.get(memberId) !== undefined,
    noteAllShown: database.statement(
      `UPDATE rounds INDEXED BY rounds_unfinished SET shown = 1
     WHERE member_id = ? AND node_id = ? AND shown = 0`,
    ).exec,
    countRounds: (memberId, from, before) => countRounds.get(memberId, from, before)?.count ?? 0,
  };
}
