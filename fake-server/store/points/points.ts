import type { Database } from '../database.ts';
import { POINTS, type TransactionRow } from '../ledger/ledger.ts';

/** A points line. Hundredths of a point, times in milliseconds since the epoch. */
export type PointsLineRow = Pick<
  TransactionRow,
  'id' | 'key' | 'kind' | 'amount' | 'balance_after' | 'at'
>;

/** Queries of points lines; each is bound to its owner. */
export interface PointsLineTable {
  /** Newest first, of one kind or all. */
  page(
    memberId: number,
    kind: string | undefined,
    rows: { readonly limit: number; readonly offset: number },
  ): PointsLineRow[];
  count(memberId: number, kind: string | undefined): number;
}

export function pointsLineTable(database: Database): PointsLineTable {
  const from = `FROM transactions WHERE member_id = ?1 AND currency = '${POINTS}' AND (?2 IS NULL OR kind = ?2)`;
  const page = database.statement<PointsLineRow>(
    `SELECT id, key, kind, amount, balance_after, at ${from} ORDER BY id DESC LIMIT ?3 OFFSET ?4`,
  );
  const count = database.statement<{ lines: number }>(`SELECT count(*) AS lines ${from}`);
  return {
    page: (memberId, kind, { limit, offset }) => page.all(memberId, kind ?? null, limit, offset),
    count: (memberId, kind) => count.get(memberId, kind ?? null)?.lines ?? 0,
  };
}
