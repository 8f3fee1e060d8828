import type { Database } from '../database.ts';
import { IN_RECORD, IS_MONEY, REST_OF_RESERVE, type TransactionRow } from '../ledger/ledger.ts';

/** A line of the account record. Amounts in hundredths, times in milliseconds since the epoch. */
export type AccountLineRow = Pick<
  TransactionRow,
  'id' | 'key' | 'kind' | 'amount' | 'balance_after' | 'at' | 'is_reserve' | 'corrects'
>;

/** What is needed to sum up a line. */
export type CountedRow = Pick<AccountLineRow, 'id' | 'kind' | 'amount' | 'at'>;

/** A transaction that was set aside or reversed. */
export interface UnsettledRow {
  readonly id: number;
  /** The key of the reserve that this one continues, else null. */
  readonly rest_key: string | null;
  /** For a reserve: how it ended, null while open; null for other lines. */
  readonly ending: string | null;
  readonly is_reserve: 0 | 1;
}

/** The effect of one line on one part of a person's balance. */
interface LinePartRow {
  readonly part: string;
  readonly amount: number;
}

/** Queries of each person's lines; each is bound to its owner. */
export interface AccountRecordTable {
  /** Lines behind one, oldest first. */
  behind(memberId: number, id: number, limit: number): CountedRow[];
  /** Lines in an id range, newest first; of one kind, or all. */
  between(
    memberId: number,
    first: number,
    last: number,
    kind: string | undefined,
  ): AccountLineRow[];
  /** Lines that were set aside or reversed, in order of their ids. */
  unsettled(memberId: number): UnsettledRow[];
  find(memberId: number, id: number): AccountLineRow | undefined;
  /** Lines with this key, or with keys that extend it; oldest first. */
  byKey(
    memberId: number,
    key: string,
  ): (AccountLineRow & Pick<UnsettledRow, 'ending' | 'is_reserve'>)[];
  /** The effect of a line on each part, and what it set aside. */
  partsOf(transactionId: number): LinePartRow[];
  /** Later transactions about a line, oldest first: the end of its reserve, reversals. */
  laterOn(id: number): TransactionRow[];
}

const columns = 'id, key, kind, amount, balance_after, at, is_reserve, corrects';

export function accountRecordTable(database: Database): AccountRecordTable {
  const between = database.statement<AccountLineRow>(
    `SELECT ${columns} FROM transactions
     WHERE member_id = ? AND id >= ? AND id <= ? AND ${IN_RECORD} ORDER BY id DESC`,
  );
  const linesOfKind = database.statement<AccountLineRow>(
    `SELECT ${columns} FROM transactions
     WHERE member_id = ? AND id >= ? AND id <= ? AND kind = ? ORDER BY id DESC`,
  );
  return {
    behind: database.statement<CountedRow>(
      `SELECT id, kind, amount, at FROM transactions
     WHERE member_id = ? AND id > ? AND ${IN_RECORD} ORDER BY id LIMIT ?`,
    ).all,
    between: (memberId, first, last, kind) =>
      kind === undefined
        ? between.all(memberId, first, last)
        : linesOfKind.all(memberId, first, last, kind),
    unsettled: database.statement<UnsettledRow>(
      // Without the hint SQLite scans all lines for the few matches, to have them in order.
      `SELECT t.id, t.is_reserve, e.ending, iif(t.kind = '${REST_OF_RESERVE}', t.key, NULL) AS rest_key
     FROM transactions t INDEXED BY transactions_reserving LEFT JOIN transactions e ON e.ends = t.id
     WHERE t.member_id = ?1 AND t.is_reserve = 1 AND t.${IS_MONEY}
     UNION SELECT corrects, 0, NULL, NULL FROM transactions
     WHERE member_id = ?1 AND corrects IS NOT NULL AND ${IS_MONEY} ORDER BY 1`,
    ).all,
    find: database.statement<AccountLineRow>(
      `SELECT ${columns} FROM transactions WHERE member_id = ? AND id = ? AND ${IN_RECORD}`,
    ).get,
    byKey: database.statement<AccountLineRow & Pick<UnsettledRow, 'ending' | 'is_reserve'>>(
      // Extended keys continue with a separator: all separators sort before the semicolon.
      `SELECT ${columns}, (SELECT e.ending FROM transactions e WHERE e.ends = transactions.id) AS ending
     FROM transactions WHERE member_id = ?1 AND key >= ?2 AND key < ?2 || ';' AND ${IN_RECORD} ORDER BY +id`,
    ).all,
    partsOf: database.statement<LinePartRow>(
      `SELECT a.part, SUM(p.amount) AS amount FROM postings p JOIN accounts a ON a.id = p.account_id
     WHERE p.transaction_id = ? AND a.member_id IS NOT NULL GROUP BY a.part ORDER BY a.part`,
    ).all,
    laterOn: database.statement<TransactionRow>(
      'SELECT * FROM transactions WHERE ends = ?1 UNION SELECT * FROM transactions WHERE corrects = ?1 ORDER BY id',
    ).all,
  };
}
