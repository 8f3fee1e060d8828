import type { Database } from '../database.ts';

/** The stored answer of a call that counts once. */
export interface OnceRow {
  /** A hash of the key and its owner. */
  readonly id: string;
  /** A keyed hash of the request. */
  readonly print: string;
  /**
   * The answer, sealed with the key, so that the file does not reveal it. Empty while there is
   * none.
   */
  readonly answer: Uint8Array;
  /** Milliseconds since the epoch. */
  readonly kept_at: number;
}

/** Stored answers. */
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
