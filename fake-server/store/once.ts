import type { Database } from './database.ts';

/** What a call that counts once was answered with. */
export interface OnceRow {
  /** A hash of whose key it is and of the key. */
  readonly id: string;
  /** A keyed hash of what was asked. */
  readonly print: string;
  readonly status: number;
  /** JSON, without any token. */
  readonly body: string;
  /** Whom the answer signed in; null where it signed in nobody. */
  readonly member_id: number | null;
  /** Milliseconds since the epoch. */
  readonly kept_until: number;
}

/** Answers that are given again. */
export interface OnceTable {
  /** An answer that still counts. */
  find(id: string, now: number): OnceRow | undefined;
  put(row: OnceRow): void;
  dropOlder(now: number): void;
}

export function onceTable(database: Database): OnceTable {
  const find = database.statement<OnceRow>(
    'SELECT id, print, status, body, member_id, kept_until FROM once_answers WHERE id = ? AND kept_until > ?',
  );
  const put = database.statement(
    'INSERT OR REPLACE INTO once_answers (id, print, status, body, member_id, kept_until) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const dropOlder = database.statement('DELETE FROM once_answers WHERE kept_until <= ?');
  return {
    find: (id, now) => find.get(id, now),
    put: ({ id, print, status, body, member_id, kept_until }) => {
      put.run(id, print, status, body, member_id, kept_until);
    },
    dropOlder: (now) => {
      dropOlder.run(now);
    },
  };
}
