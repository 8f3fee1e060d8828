import { DatabaseSync } from 'node:sqlite';

/*
 * Watches all SQLite commits in this process, by transactions or single statements. Import it
 * before any store is opened.
 */

/** The result of work whose commits were watched. */
export interface Watched<Result> {
  readonly result: Result;
  /** The store's contents after each commit: what is left if the process is killed there. */
  readonly afterCommits: readonly Uint8Array[];
  /** Whether the store failed, as it was asked to. */
  readonly hasFailed: boolean;
}

interface Watch {
  readonly failAt: number;
  readonly afterCommits: Uint8Array[];
  commits: number;
  hasFailed: boolean;
}

let watch: Watch | undefined;

/**
 * Runs work while the commits of every open store are watched.
 *
 * @param failAt the commit, counted from 1, that fails instead, as on a full disk
 */
export async function watchCommits<Result>(
  failAt: number,
  work: () => Promise<Result>,
): Promise<Watched<Result>> {
  const mine: Watch = { failAt, afterCommits: [], commits: 0, hasFailed: false };
  watch = mine;
  try {
    const result = await work();
    return { result, afterCommits: mine.afterCommits, hasFailed: mine.hasFailed };
  } finally {
    watch = undefined;
  }
}

function committing<Result>(
  connection: DatabaseSync,
  commit: () => Result,
  hasWritten: () => boolean = () => true,
): Result {
  const mine = watch;
  if (!mine) return commit();
  mine.commits += 1;
  if (mine.commits === mine.failAt) {
    mine.hasFailed = true;
    throw new Error('database or disk is full');
  }
  const result = commit();
  if (hasWritten()) mine.afterCommits.push(connection.serialize());
  return result;
}

// Called with the connection that they are asked of.
// oxlint-disable-next-line unbound-method
const { exec, prepare } = DatabaseSync.prototype;

DatabaseSync.prototype.exec = function watchedExec(sql) {
  if (sql === 'COMMIT') committing(this, () => exec.call(this, sql));
  else exec.call(this, sql);
};

DatabaseSync.prototype.prepare = function watchedPrepare(...how) {
  const statement = prepare.apply(this, how);
  if (!/^\s*(?:INSERT|UPDATE|DELETE)/iu.test(how[0])) return statement;
  for (const name of ['run', 'get', 'all'] as const) {
    const plain = statement[name].bind(statement) as (...values: unknown[]) => unknown;
    const watched = (...values: unknown[]) => {
      if (this.isTransaction) return plain(...values);
      const before = changesOf(this);
      return committing(
        this,
        () => plain(...values),
        () => changesOf(this) !== before,
      );
    };
    Object.defineProperty(statement, name, { value: watched });
  }
  return statement;
};

/** How many rows a connection has written since it was opened. */
function changesOf(connection: DatabaseSync): unknown {
  return prepare.call(connection, 'SELECT total_changes() AS changes').get()?.['changes'];
}
