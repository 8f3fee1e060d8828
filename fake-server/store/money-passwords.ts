import type { MoneyPasswordKind } from '#contract/entities/money-password-types.ts';
import type { Database } from './database.ts';

/** A password for money. `usable_from` in milliseconds since the epoch. */
export interface MoneyPasswordRow {
  readonly hash: string;
  readonly usable_from: number;
}

/** Wrong tries in a row. Times in milliseconds since the epoch. */
export interface MoneyTriesRow {
  readonly wrong: number;
  readonly last_at: number;
  readonly locked_until: number | null;
}

/** The passwords that money asks for, and the wrong tries of each account. */
export interface MoneyPasswordTable {
  find(memberId: number, kind: MoneyPasswordKind): MoneyPasswordRow | undefined;
  put(memberId: number, kind: MoneyPasswordKind, row: MoneyPasswordRow): void;
  tries(memberId: number): MoneyTriesRow | undefined;
  putTries(memberId: number, row: MoneyTriesRow): void;
  clearTries(memberId: number): void;
}

export function moneyPasswordTable(database: Database): MoneyPasswordTable {
  const find = database.statement<MoneyPasswordRow>(
    'SELECT hash, usable_from FROM money_passwords WHERE member_id = ? AND kind = ?',
  );
  const put = database.statement(`
    INSERT INTO money_passwords (member_id, kind, hash, usable_from) VALUES (?, ?, ?, ?)
    ON CONFLICT (member_id, kind) DO UPDATE SET
      hash = excluded.hash, usable_from = excluded.usable_from`);
  const tries = database.statement<MoneyTriesRow>(
    'SELECT wrong, last_at, locked_until FROM money_password_tries WHERE member_id = ?',
  );
  const putTries = database.statement(`
    INSERT INTO money_password_tries (member_id, wrong, last_at, locked_until) VALUES (?, ?, ?, ?)
    ON CONFLICT (member_id) DO UPDATE SET
      wrong = excluded.wrong, last_at = excluded.last_at, locked_until = excluded.locked_until`);
  const clearTries = database.statement('DELETE FROM money_password_tries WHERE member_id = ?');
  return {
    find: (memberId, kind) => find.get(memberId, kind),
    put: (memberId, kind, { hash, usable_from }) => {
      put.run(memberId, kind, hash, usable_from);
    },
    tries: (memberId) => tries.get(memberId),
    putTries: (memberId, { wrong, last_at, locked_until }) => {
      putTries.run(memberId, wrong, last_at, locked_until);
    },
    clearTries: (memberId) => {
      clearTries.run(memberId);
    },
  };
}
