import type { Database } from './database.ts';

/** The wrong tries in a row of an account. Moments in milliseconds since the epoch. */
export interface TriesRow {
  readonly wrong: number;
  readonly last_at: number;
  readonly locked_until: number | null;
}

/** The wrong tries of each account, for one budget. */
export interface TriesTable {
  tries(memberId: number): TriesRow | undefined;
  putTries(memberId: number, row: TriesRow): void;
  clearTries(memberId: number): void;
}

/** @param name the table of the budget */
export function triesTable(
  database: Database,
  name: 'money_password_tries' | 'second_step_tries',
): TriesTable {
  const tries = database.statement<TriesRow>(
    `SELECT wrong, last_at, locked_until FROM ${name} WHERE member_id = ?`,
  );
  const putTries = database.statement(`
    INSERT INTO ${name} (member_id, wrong, last_at, locked_until) VALUES (?, ?, ?, ?)
    ON CONFLICT (member_id) DO UPDATE SET
      wrong = excluded.wrong, last_at = excluded.last_at, locked_until = excluded.locked_until`);
  const clearTries = database.statement(`DELETE FROM ${name} WHERE member_id = ?`);
  return {
    tries: (memberId) => tries.get(memberId),
    putTries: (memberId, { wrong, last_at, locked_until }) => {
      putTries.run(memberId, wrong, last_at, locked_until);
    },
    clearTries: (memberId) => {
      clearTries.run(memberId);
    },
  };
}
