import type { Currency } from '#contract/entities/money.ts';
import type { Database } from './database.ts';

/** Money that went from a member to the upline. Hundredths, milliseconds since the epoch. */
export interface UplineTransferRow {
  readonly id: string;
  readonly member_id: number;
  readonly upline_id: number;
  readonly amount: number;
  readonly currency: Currency;
  readonly at: number;
}

/** Money from members to their uplines. */
export interface TransferTable {
  insert(row: UplineTransferRow): void;
  has(id: string): boolean;
}

export function transferTable(database: Database): TransferTable {
  const insert = database.statement(
    `INSERT INTO upline_transfers (id, member_id, upline_id, amount, currency, at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const one = database.statement<{ readonly id: string }>(
    'SELECT id FROM upline_transfers WHERE id = ?',
  );
  return {
    has: (id) => one.get(id) !== undefined,
    insert: ({ id, member_id, upline_id, amount, currency, at }) => {
      insert.run(id, member_id, upline_id, amount, currency, at);
    },
  };
}
