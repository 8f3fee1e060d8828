import type { Database } from './database.ts';

/** A change of somebody's money. Amounts in hundredths, times in milliseconds since the epoch. */
export interface LedgerRow {
  readonly key: string;
  readonly kind: string;
  readonly amount: number;
  readonly balance_after: number;
  readonly at: number;
}

/** The ledger, and the running balance that it must always add up to. */
export interface LedgerTable {
  byKey(memberId: number, key: string): LedgerRow | undefined;
  latest(memberId: number): LedgerRow | undefined;
  all(memberId: number): LedgerRow[];
  insert(memberId: number, row: LedgerRow): void;
  balance(memberId: number): number | undefined;
  /** Moves the running balance; undefined, and nothing moved, when it would fall below zero. */
  moveBalance(memberId: number, amount: number): number | undefined;
  /** People whose running balance is not the sum of their entries; none in a sound store. */
  unbalanced(): { readonly id: number; readonly balance: number; readonly sum: number }[];
}

export function ledgerTable(database: Database): LedgerTable {
  const columns = 'key, kind, amount, balance_after, at';
  const byKey = database.statement<LedgerRow>(
    `SELECT ${columns} FROM ledger WHERE member_id = ? AND key = ?`,
  );
  const latest = database.statement<LedgerRow>(
    `SELECT ${columns} FROM ledger WHERE member_id = ? ORDER BY id DESC LIMIT 1`,
  );
  const all = database.statement<LedgerRow>(
    `SELECT ${columns} FROM ledger WHERE member_id = ? ORDER BY id`,
  );
  const insert = database.statement(
    `INSERT INTO ledger (member_id, ${columns}) VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const balance = database.statement<{ balance: number }>(
    'SELECT balance FROM members WHERE id = ?',
  );
  const move = database.statement<{ balance: number }>(
    'UPDATE members SET balance = balance + ?1 WHERE id = ?2 AND balance + ?1 >= 0 RETURNING balance',
  );
  const unbalanced = database.statement<{ id: number; balance: number; sum: number }>(`
    SELECT m.id, m.balance, COALESCE(SUM(l.amount), 0) AS sum
    FROM members m LEFT JOIN ledger l ON l.member_id = m.id
    GROUP BY m.id HAVING m.balance <> COALESCE(SUM(l.amount), 0)`);

  return {
    byKey: (memberId, key) => byKey.get(memberId, key),
    latest: (memberId) => latest.get(memberId),
    all: (memberId) => all.all(memberId),
    insert: (memberId, row) => {
      insert.run(memberId, row.key, row.kind, row.amount, row.balance_after, row.at);
    },
    balance: (memberId) => balance.get(memberId)?.balance,
    moveBalance: (memberId, amount) => move.get(amount, memberId)?.balance,
    unbalanced: () => unbalanced.all(),
  };
}
