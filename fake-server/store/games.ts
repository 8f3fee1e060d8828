import type { GameType } from '#contract/entities/game.ts';
import type { Database } from './database.ts';

/** A game of the catalogue. Money in hundredths, the hue in degrees. */
export interface GameRow {
  readonly node_id: string;
  readonly vendor_code: string;
  readonly vendor_name: string;
  readonly game_type: GameType;
  readonly game_classify: 'STANDARD' | 'INHOUSE';
  readonly name: string;
  /** Without accents and in lower case, for searching. */
  readonly folded_name: string;
  readonly min_bet: number;
  readonly min_line_num: number;
  readonly hue: number;
  readonly is_hot: 0 | 1;
  readonly popularity: number;
  /** It cannot be played, whatever else is going on. */
  readonly under_maintenance: 0 | 1;
}

/** What narrows the games down; what is undefined does not. */
export interface GameQuery {
  readonly type?: GameType | undefined;
  /** Type that a category stands for; a second condition beside `type`. */
  readonly categoryType?: GameType | undefined;
  readonly classify?: 'STANDARD' | 'INHOUSE' | undefined;
  readonly vendor?: string | undefined;
  /** Already folded; matched anywhere in the name. */
  readonly foldedName?: string | undefined;
  readonly maximumMinBet?: number | undefined;
  readonly maximumLines?: number | undefined;
  readonly hotOnly?: boolean | undefined;
  readonly withoutLotteries?: boolean | undefined;
}

/** How many games a vendor has in a category. */
export interface VendorCount {
  readonly vendor_code: string;
  readonly game_type: GameType;
  readonly game_classify: 'STANDARD' | 'INHOUSE';
  readonly games: number;
}

/** The games, and each person's favourites among them. */
export interface GameTable {
  count(query?: GameQuery): number;
  /** Most played first. */
  page(query: GameQuery, limit: number, offset: number): GameRow[];
  find(nodeId: string): GameRow | undefined;
  insert(rows: readonly GameRow[]): void;
  vendorCounts(): VendorCount[];
  favouriteIds(memberId: number): string[];
  /** Newest first. */
  favourites(
    memberId: number,
    type: GameType | undefined,
    limit: number,
    offset: number,
  ): GameRow[];
  countFavourites(memberId: number, type: GameType | undefined): number;
  addFavourite(memberId: number, nodeId: string, at: number): void;
  removeFavourite(memberId: number, nodeId: string): void;
}

const columns =
  'node_id, vendor_code, vendor_name, game_type, game_classify, name, folded_name, min_bet, min_line_num, hue, is_hot, popularity, under_maintenance';

export function gameTable(database: Database): GameTable {
  const find = database.statement<GameRow>(`SELECT ${columns} FROM games WHERE node_id = ?`);
  const insert = database.statement(
    `INSERT INTO games (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const vendorCounts = database.statement<VendorCount>(
    'SELECT vendor_code, game_type, game_classify, count(*) AS games FROM games GROUP BY 1, 2, 3',
  );
  const ids = database.statement<{ node_id: string }>(
    'SELECT node_id FROM favourites WHERE member_id = ? ORDER BY added_at DESC, node_id',
  );
  const ofMember =
    'FROM favourites JOIN games USING (node_id) WHERE member_id = ? AND (?2 IS NULL OR game_type = ?2)';
  const favourites = database.statement<GameRow>(
    `SELECT ${columns} ${ofMember} ORDER BY added_at DESC, node_id LIMIT ?3 OFFSET ?4`,
  );
  const countFavourites = database.statement<{ games: number }>(
    `SELECT count(*) AS games ${ofMember}`,
  );
  const addFavourite = database.statement(
    'INSERT INTO favourites (member_id, node_id, added_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const removeFavourite = database.statement(
    'DELETE FROM favourites WHERE member_id = ? AND node_id = ?',
  );

  return {
    count(query = {}) {
      const { where, values } = conditionOf(query);
      const counted = database
        .statement<{ games: number }>(`SELECT count(*) AS games FROM games ${where}`)
        .get(...values);
      return counted?.games ?? 0;
    },
    page(query, limit, offset) {
      const { where, values } = conditionOf(query);
      return database
        .statement<GameRow>(
          `SELECT ${columns} FROM games ${where} ORDER BY popularity DESC, node_id LIMIT ? OFFSET ?`,
        )
        .all(...values, limit, offset);
    },
    find: (nodeId) => find.get(nodeId),
    insert(rows) {
      database.transaction(() => {
        for (const row of rows) {
          insert.run(
            row.node_id,
            row.vendor_code,
            row.vendor_name,
            row.game_type,
            row.game_classify,
            row.name,
            row.folded_name,
            row.min_bet,
            row.min_line_num,
            row.hue,
            row.is_hot,
            row.popularity,
            row.under_maintenance,
          );
        }
      });
    },
    vendorCounts: () => vendorCounts.all(),
    favouriteIds: (memberId) => ids.all(memberId).map(({ node_id }) => node_id),
    favourites: (memberId, type, limit, offset) =>
      favourites.all(memberId, type ?? null, limit, offset),
    countFavourites: (memberId, type) => countFavourites.get(memberId, type ?? null)?.games ?? 0,
    addFavourite: (memberId, nodeId, at) => {
      addFavourite.run(memberId, nodeId, at);
    },
    removeFavourite: (memberId, nodeId) => {
      removeFavourite.run(memberId, nodeId);
    },
  };
}

/** The condition as SQL: few shapes, so that each is prepared once; values are always bound. */
function conditionOf(query: GameQuery): { where: string; values: (string | number)[] } {
  const conditions: [condition: string, value: string | number][] = [];
  if (query.type !== undefined) conditions.push(['game_type = ?', query.type]);
  if (query.categoryType !== undefined) conditions.push(['game_type = ?', query.categoryType]);
  if (query.classify !== undefined) conditions.push(['game_classify = ?', query.classify]);
  if (query.vendor !== undefined) conditions.push(['vendor_code = ?', query.vendor]);
  if (query.foldedName !== undefined) {
    conditions.push(['instr(folded_name, ?) > 0', query.foldedName]);
  }
  if (query.maximumMinBet !== undefined) conditions.push(['min_bet <= ?', query.maximumMinBet]);
  if (query.maximumLines !== undefined) conditions.push(['min_line_num <= ?', query.maximumLines]);
  if (query.hotOnly === true) conditions.push(['is_hot = ?', 1]);
  if (query.withoutLotteries === true) conditions.push(['game_type NOT LIKE ?', '%LOTT']);
  return {
    where: conditions.length > 0 ? `WHERE ${conditions.map(([text]) => text).join(' AND ')}` : '',
    values: conditions.map(([, value]) => value),
  };
}
