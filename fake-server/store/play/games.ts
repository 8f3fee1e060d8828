import type { GameType } from '#contract/entities/game.ts';
import type { Database } from '../database.ts';

/** A game of the catalogue. Money in hundredths, the hue in degrees. */
export interface GameRow {
  readonly node_id: string;
  readonly vendor_code: string;
  readonly vendor_name: string;
  readonly game_type: GameType;
  readonly game_classify: 'STANDARD' | 'INHOUSE';
  readonly name: string;
  readonly min_bet: number;
  readonly min_line_num: number;
  readonly hue: number;
  readonly is_hot: 0 | 1;
  readonly popularity: number;
  /** It cannot be played in any situation. */
  readonly under_maintenance: 0 | 1;
  /** Its age in days when the world began. */
  readonly age_days: number;
  /** A single entry for all games of its vendor in the category; not a game itself (L4). */
  readonly is_vassalage: 0 | 1;
}

/** The games, and each person's favourites and recent ones. */
export interface GameTable {
  count(): number;
  has(nodeId: string): boolean;
  /** Every game, most played first. */
  all(): GameRow[];
  insert(rows: readonly GameRow[]): void;
  /** Newest first. */
  favouriteIds(memberId: number): string[];
  addFavourite(memberId: number, nodeId: string, at: number): void;
  removeFavourite(memberId: number, nodeId: string): void;
  /** Last opened first. */
  recentIds(memberId: number, limit: number): string[];
  /** Records that the person opened the game, as the most recent one. */
  noteOpened(memberId: number, nodeId: string, at: number): void;
}

const columns =
  'node_id, vendor_code, vendor_name, game_type, game_classify, name, min_bet, min_line_num, hue, is_hot, popularity, under_maintenance, age_days, is_vassalage';

/** The statements about one person; their cost does not grow with the catalogue. */
export const personalStatements = {
  favouriteIds:
    'SELECT node_id FROM favourites WHERE member_id = ? ORDER BY added_at DESC, node_id',
  recentIds:
    'SELECT node_id FROM recent_games WHERE member_id = ? ORDER BY opened_at DESC, node_id LIMIT ?',
} as const;

export function gameTable(database: Database): GameTable {
  const count = database.statement<{ games: number }>('SELECT count(*) AS games FROM games');
  const one = database.statement<{ node_id: string }>(
    'SELECT node_id FROM games WHERE node_id = ?',
  );
  const insert = database.insert(`games (${columns})`);
  const favouriteIds = database.statement<{ node_id: string }>(personalStatements.favouriteIds);
  const recentIds = database.statement<{ node_id: string }>(personalStatements.recentIds);

  return {
    count: () => count.get()?.games ?? 0,
    has: (nodeId) => one.get(nodeId) !== undefined,
    all: database.statement<GameRow>(
      `SELECT ${columns} FROM games ORDER BY popularity DESC, node_id`,
    ).all,
    insert(rows) {
      database.transaction(() => {
        for (const row of rows) {
          insert(row);
        }
      });
    },
    favouriteIds: (memberId) => favouriteIds.all(memberId).map(({ node_id }) => node_id),
    addFavourite: database.statement(
      'INSERT INTO favourites (member_id, node_id, added_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    ).exec,
    removeFavourite: database.statement(
      'DELETE FROM favourites WHERE member_id = ? AND node_id = ?',
    ).exec,
    recentIds: (memberId, limit) => recentIds.all(memberId, limit).map(({ node_id }) => node_id),
    noteOpened: database.statement(
      `INSERT INTO recent_games (member_id, node_id, opened_at) VALUES (?, ?, ?)
     ON CONFLICT (member_id, node_id) DO UPDATE SET opened_at = excluded.opened_at`,
    ).exec,
  };
}
