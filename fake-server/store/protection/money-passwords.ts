import type { MoneyPasswordKind } from '#contract/entities/money-password-types.ts';
import type { Database } from '../database.ts';

/** A money password. `usable_from` in milliseconds since the epoch. */
export interface MoneyPasswordRow {
  readonly hash: string;
  readonly usable_from: number;
}

/** Money passwords. */
export interface MoneyPasswordTable {
  find(memberId: number, kind: MoneyPasswordKind): MoneyPasswordRow | undefined;
  put(memberId: number, kind: MoneyPasswordKind, row: MoneyPasswordRow): void;
}

export function moneyPasswordTable(database: Database): MoneyPasswordTable {
  const put = database.statement(`
    INSERT INTO money_passwords (member_id, kind, hash, usable_from) VALUES (?, ?, ?, ?)
    ON CONFLICT (member_id, kind) DO UPDATE SET
      hash = excluded.hash, usable_from = excluded.usable_from`);
  return {
    find: database.statement<MoneyPasswordRow>(
      'SELECT hash, usable_from FROM money_passwords WHERE member_id = ? AND kind = ?',
    ).get,
    put: (memberId, kind, { hash, usable_from }) => {
      put.run(memberId, kind, hash, usable_from);
    },
  };
}
