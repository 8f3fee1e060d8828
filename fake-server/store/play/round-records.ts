import type { RoundResult } from '#contract/entities/round-lists.ts';
import type { Database } from '../database.ts';
import type { RoundRow } from './play.ts';

/** A round of the record. Money in hundredths, times in milliseconds since the epoch. */
export interface RoundRecordRow
  extends Pick<
    RoundRow,
    'round_key' | 'node_id' | 'stake' | 'win' | 'state' | 'settles_at' | 'played_at'
  > {
  readonly id: number;
  readonly ended_at: number | null;
}

/** Filter: whose rounds, and which. Times in milliseconds since the epoch. */
export interface RoundSelection {
  readonly memberId: number;
  readonly from: number;
  readonly before: number;
  readonly state: RoundRow['state'] | undefined;
  /** Result of settled rounds; undefined for all, open ones too. */
  readonly result: RoundResult | undefined;
  /** The games; undefined for all. */
  readonly nodeIds: readonly string[] | undefined;
}

/** Result of a round: the sign of its net. */
const signOf: Readonly<Record<RoundResult, number>> = { won: 1, lost: -1, even: 0 };

/** A round with its vendor's data. */
type OutcomeRow = Pick<RoundRow, 'node_id' | 'outcome' | 'stakes' | 'win' | 'state'>;

/** The sums over a filter, in hundredths. */
interface RoundSums {
  readonly rounds: number;
  readonly stake: number;
  readonly win: number;
  readonly open_rounds: number;
  readonly open_stake: number;
}

/** A line of the ledger that a round made. */
export interface RoundEntryRow {
  readonly id: number;
  readonly kind: string;
  readonly amount: number;
  readonly balance_after: number;
  readonly at: number;
}

/** Queries of rounds; each is bound to its owner. */
export interface RoundRecordTable {
  /** Newest first. */
  page(selection: RoundSelection, limit: number, offset: number): RoundRecordRow[];
  /** Those before a round, newest first. */
  after(
    selection: RoundSelection,
    last: Pick<RoundRecordRow, 'played_at' | 'id'>,
    limit: number,
  ): RoundRecordRow[];
  sums(selection: RoundSelection): RoundSums;
  /** The games that the person played in that time. */
  nodeIds(memberId: number, from: number, before: number): string[];
  find(memberId: number, roundKey: string): RoundRecordRow | undefined;
  /** The settled rounds with the highest net above zero and the lowest below; earliest of equals. */
  extremes(
    memberId: number,
    from: number,
    before: number,
  ): [RoundRecordRow | undefined, RoundRecordRow | undefined];
  /** The stakes of a round, and the vendor's data. */
  outcome(memberId: number, roundKey: string): OutcomeRow | undefined;
  /** The entries of a round, oldest first. */
  entries(memberId: number, roundKey: string): RoundEntryRow[];
}

const columns = 'id, round_key, node_id, stake, win, state, settles_at, played_at, ended_at';
const selected = `FROM rounds WHERE member_id = ?1 AND played_at >= ?2 AND played_at < ?3
  AND (?4 IS NULL OR state = ?4)
  AND (?5 IS NULL OR node_id IN (SELECT value FROM json_each(?5)))
  AND (?6 IS NULL OR (state = 'settled' AND sign(win - stake) = ?6))`;
const newestFirst = 'ORDER BY played_at DESC, id DESC';

/**
 * The record's statements. A page is found in the index alone, whatever the filter; only the page's
 * own rows are read.
 */
export const recordStatements = {
  page: `SELECT ${columns} FROM rounds WHERE id IN
    (SELECT id ${selected} ${newestFirst} LIMIT ?7 OFFSET ?8) ${newestFirst}`,
  after: `SELECT ${columns} FROM rounds WHERE id IN
    (SELECT id ${selected} AND (played_at, id) < (?7, ?8) ${newestFirst} LIMIT ?9) ${newestFirst}`,
  sums: `SELECT count(*) AS rounds, COALESCE(sum(stake), 0) AS stake, COALESCE(sum(win), 0) AS win,
    count(*) FILTER (WHERE state = 'open') AS open_rounds,
    COALESCE(sum(stake) FILTER (WHERE state = 'open'), 0) AS open_stake ${selected}`,
  nodeIds:
    'SELECT DISTINCT node_id FROM rounds WHERE member_id = ? AND played_at >= ? AND played_at < ?',
} as const;

export function roundRecordTable(database: Database): RoundRecordTable {
  const page = database.statement<RoundRecordRow>(recordStatements.page);
  const after = database.statement<RoundRecordRow>(recordStatements.after);
  const sums = database.statement<RoundSums>(recordStatements.sums);
  const nodeIds = database.statement<{ node_id: string }>(recordStatements.nodeIds);
  // Keys of a round's entries start with 'round:<key>:', and a round's key has no colon.
  const entries = database.statement<RoundEntryRow>(
    `SELECT id, kind, amount, balance_after, at FROM transactions
     WHERE member_id = ?1 AND key >= 'round:' || ?2 || ':' AND key < 'round:' || ?2 || ';'
     ORDER BY id`,
  );

  const extreme = (sign: '1' | '-1') =>
    database.statement<RoundRecordRow>(
      `SELECT ${columns} FROM rounds WHERE id = (
         SELECT id FROM rounds WHERE member_id = ? AND played_at >= ? AND played_at < ?
           AND state = 'settled' AND (win - stake) * ${sign} > 0
         ORDER BY (win - stake) * ${sign} DESC, played_at, id LIMIT 1)`,
    );
  const [largestWin, largestLoss] = [extreme('1'), extreme('-1')];

  return {
    extremes: (memberId, from, before) => [
      largestWin.get(memberId, from, before),
      largestLoss.get(memberId, from, before),
    ],
    page: (selection, limit, offset) => page.all(...valuesOf(selection), limit, offset),
    after(selection, { played_at, id }, limit) {
      // The upper bound moves down to the last round, so that the index is entered there and not
      // scanned again.
      const before = Math.min(selection.before, played_at + 1);
      return after.all(...valuesOf({ ...selection, before }), played_at, id, limit);
    },
    sums: (selection) =>
      sums.get(...valuesOf(selection)) ?? {
        rounds: 0,
        stake: 0,
        win: 0,
        open_rounds: 0,
        open_stake: 0,
      },
    nodeIds: (memberId, from, before) =>
      nodeIds.all(memberId, from, before).map(({ node_id }) => node_id),
    find: database.statement<RoundRecordRow>(
      `SELECT ${columns} FROM rounds WHERE member_id = ? AND round_key = ?`,
    ).get,
    outcome: database.statement<OutcomeRow>(
      'SELECT node_id, outcome, stakes, win, state FROM rounds WHERE member_id = ? AND round_key = ?',
    ).get,
    entries: entries.all,
  };
}

function valuesOf({ memberId, from, before, state, result, nodeIds }: RoundSelection) {
  const games = nodeIds === undefined ? null : JSON.stringify(nodeIds);
  const sign = result === undefined ? null : signOf[result];
  return [memberId, from, before, state ?? null, games, sign];
}
