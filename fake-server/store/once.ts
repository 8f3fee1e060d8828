import type { Database } from './database.ts';

/** What a call that counts once was answered with. */
export interface OnceRow {
  /** A hash of whose key it is and of the key. */
  readonly id: string;
  /** A keyed hash of what was asked. */
  readonly print: string;
  /** The answer, sealed with the key: nobody reads it in the file. Empty while there is none. */
  readonly answer: Uint8Array;
  /** Milliseconds since the epoch. */
  readonly kept_at: number;
}

/** Answers that are given again. */
export interface OnceTable {
  find(id: string): OnceRow | undefined;
  put(row: OnceRow): void;
  dropBefore(moment: number): void;
}

export function onceTable(database: Database): OnceTable {
  const put = database.statement(
    'INSERT OR REPLACE INTO once_answers (id, print, answer, kept_at) VALUES (?, ?, ?, ?)',
  );
  return {
    find: database.statement<OnceRow>(
      'SELECT id, print, answer, kept_at FROM once_answers WHERE id = ?',
    ).get,
    put: ({ id, print, answer, kept_at }) => {
      put.run(id, print, answer, kept_at);
    },
    dropBefore: database.statement('DELETE FROM once_answers WHERE kept_at <= ?').exec,
  };
}
