import type { Currency } from '#contract/entities/money.ts';
import type { Database } from '../database.ts';

/** A transfer between people. Hundredths, milliseconds since the epoch. */
interface MoneyTransferRow {
  readonly id: string;
  readonly member_id: number;
  readonly receiver_id: number;
  readonly direction: 'upline' | 'downline';
  readonly amount: number;
  readonly currency: Currency;
  readonly at: number;
}

/** Transfers between members and uplines. */
export interface TransferTable {
  insert(row: MoneyTransferRow): void;
  has(id: string): boolean;
}

export function transferTable(database: Database): TransferTable {
  const one = database.statement<{ readonly id: string }>(
    'SELECT id FROM member_transfers WHERE id = ?',
  );
  return {
    has: (id) => one.get(id) !== undefined,
    insert: database.insert(
      'member_transfers (id, member_id, receiver_id, direction, amount, currency, at)',
    ),
  };
}
