import fs from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { hasCurrentTables, migrations } from './migrations.ts';
import { type DataKey, type KeyProblem, keyOfProcess, type Vault, vaultOf } from './vault.ts';

/** A prepared statement whose rows have a known shape. Each way to run it stands by itself. */
interface Statement<Row> {
  readonly get: (...values: SQLInputValue[]) => Row | undefined;
  readonly all: (...values: SQLInputValue[]) => Row[];
  /** Runs it, and tells how many rows it changed and the last inserted row's id. */
  readonly run: (...values: SQLInputValue[]) => {
    readonly changes: number;
    readonly rowId: number;
  };
  /** Runs it where nobody asks what it did. */
  readonly exec: (...values: SQLInputValue[]) => void;
}

/** The open store. Only files of this folder speak SQL to it. */
export interface Database {
  /** Prepared once per text, then taken from the cache. */
  statement<Row = never>(sql: string): Statement<Row>;
  /**
   * Adds rows to a table, each column from the field of its name.
   *
   * @param into the table with its columns: `bonuses (member_id, source)`
   */
  insert(into: string): (row: object) => void;
  /** The same where the table gives the row a number, which it tells. */
  insertNumbered(into: string): (row: object) => number;
  /**
   * Runs synchronous work as one transaction; inside another it becomes part of that one.
   * When it throws, nothing of it remains.
   */
  transaction<Result>(work: () => Result): Result;
  /**
   * Runs synchronous work as one transaction whose transactions each stand by themselves: one that
   * throws takes back its own part alone, if the work catches what it threw. When the work throws,
   * nothing of it remains.
   */
  unit<Result>(work: () => Result): Result;
  /**
   * Runs work when the transaction under way has been committed, and at once where there is none.
   * Nothing is run for one that failed.
   */
  afterCommit(work: () => void): void;
  /**
   * The transaction under way survives a power cut: its commit waits for the disk. Others survive the
   * end of the process, however sudden, and no more.
   */
  makeDurable(): void;
  /** Seals what must not lie open in it. */
  readonly vault: Vault;
  /** All that it holds, as the bytes of a data file. */
  contents(): Uint8Array;
  close(): void;
}

/** 'PPRT': what SQLite notes in a file of ours, so that it is known from any other. */
export const APPLICATION_ID = 0x50_50_52_54;

/** A store that cannot be opened, with a line for the person who started the server. */
export class StoreUnusable extends Error {}

/** How a store is opened. */
export interface StoreOptions {
  /** What a store in memory begins with: the contents of another one. */
  readonly contents?: Uint8Array | undefined;
  /** Seals its secrets; one of this process alone when left out. */
  readonly key?: DataKey | undefined;
}

/**
 * Opens the store and brings its tables up to date.
 *
 * @param file a path, or `:memory:`
 * @throws StoreUnusable when the file cannot be written, is no store, has tables of another version,
 *   or was sealed with another key
 */
export function openDatabase(file: string, options: StoreOptions = {}): Database {
  const { connection, vault } = open(file, options);
  const statements = new Map<string, Statement<never>>();
  let depth = 0;
  let isUnit = false;
  let whenCommitted: (() => void)[] = [];
  let isDurable = false;
  const log = file === ':memory:' ? undefined : writeAheadLog(file);

  /** @param begin and the others: the statements by which the work begins, stays and is taken back */
  const bracket = <Result>(begin: string, stay: string, back: string, work: () => Result) => {
    connection.exec(begin);
    depth += 1;
    const waitingBefore = whenCommitted.length;
    try {
      const result = work();
      connection.exec(stay);
      return result;
    } catch (error) {
      // An error such as a full disk may have ended the whole transaction already.
      if (connection.isTransaction) connection.exec(back);
      whenCommitted.length = waitingBefore;
      throw error;
    } finally {
      depth -= 1;
    }
  };
  const outermost = <Result>(work: () => Result): Result => {
    isDurable = false;
    const result = bracket('BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK', work);
    if (isDurable) log?.sync();
    const waiting = whenCommitted;
    whenCommitted = [];
    for (const each of waiting) each();
    return result;
  };

  const statement = <Row>(sql: string): Statement<Row> => {
    const prepared = statements.get(sql) ?? prepare(connection, sql);
    statements.set(sql, prepared);
    return prepared;
  };

  const insertNumbered = (into: string) => {
    const columns = /\((?<names>[^)]*)\)/u.exec(into)?.groups?.['names']?.split(/,\s+/u) ?? [];
    const { run } = statement(`INSERT INTO ${into} VALUES (${columns.map(() => '?').join(', ')})`);
    return (row: object) => {
      const values = row as Readonly<Record<string, SQLInputValue>>;
      // A field that is missing is undefined, which SQLite refuses.
      return run(...columns.map((column) => values[column] as SQLInputValue)).rowId;
    };
  };

  return {
    statement,
    insert(into) {
      const add = insertNumbered(into);
      return (row) => {
        add(row);
      };
    },
    insertNumbered,
    transaction(work) {
      if (depth === 0) return outermost(work);
      if (!isUnit || depth > 1) return work();
      return bracket('SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part; RELEASE part', work);
    },
    unit(work) {
      if (depth > 0) throw new Error('A unit is no part of another transaction.');
      isUnit = true;
      try {
        return outermost(work);
      } finally {
        isUnit = false;
      }
    },
    afterCommit(work) {
      if (depth > 0) whenCommitted.push(work);
      else work();
    },
    makeDurable() {
      isDurable = true;
    },
    vault,
    contents: () => connection.serialize(),
    close() {
      log?.close();
      connection.close();
    },
  };
}

/** The log of a data file: what was committed is in it first. */
function writeAheadLog(file: string) {
  let handle: number | undefined;
  return {
    /** Returns once the disk has all that was committed. */
    sync() {
      // SQLite keeps the file for as long as it is open.
      handle ??= fs.openSync(`${file}-wal`, 'r+');
      fs.fdatasyncSync(handle);
    },
    close() {
      if (handle !== undefined) fs.closeSync(handle);
    },
  };
}

function prepare(connection: DatabaseSync, sql: string): Statement<never> {
  const prepared = connection.prepare(sql);
  return {
    exec: (...values) => {
      prepared.run(...values);
    },
    // The shape of a row is what the text of the statement selects; its caller names it.
    get: prepared.get.bind(prepared) as () => never,
    all: prepared.all.bind(prepared) as () => never[],
    run: (...values) => {
      const { changes, lastInsertRowid } = prepared.run(...values);
      return { changes: Number(changes), rowId: Number(lastInsertRowid) };
    },
  };
}

function open(file: string, { contents, key = keyOfProcess }: StoreOptions) {
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(file);
    if (contents !== undefined) connection.deserialize(contents);
    // One process alone has a file: settings, nonces and scenarios of two would differ, and a lock of
    // another would make every call wait, for this store is synchronous. A process that is about to
    // end still has a moment for it.
    connection.exec(`PRAGMA busy_timeout = ${PATIENCE}; PRAGMA locking_mode = EXCLUSIVE;`);
    requireOwn(connection, file);
    // In WAL mode, NORMAL hands each commit to the operating system before it is acknowledged: the
    // end of the process, however sudden, loses nothing. `makeDurable` waits for the disk as well,
    // where it is worth the time (docs/decisions/power-cut.md).
    connection.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA foreign_keys = ON;
      BEGIN IMMEDIATE; COMMIT;
    `);
    requireSound(connection, file);
    migrate(connection, file);
    const vault = vaultOf(connection, key);
    if (typeof vault === 'string') throw keyProblem(file, vault);
    return { connection, vault };
  } catch (error) {
    // A step that failed half way is taken back with its connection.
    connection?.close();
    const unusable = storeUnusable(error, file);
    if (unusable instanceof StoreUnusable) throw unusable;
    const why = error instanceof Error ? error.message : String(error);
    throw new StoreUnusable(`The data file ${file} cannot be used: ${why}.`);
  }
}

/** What a person is told who started the server with this file. */
export function storeUnusable(error: unknown, file: string): unknown {
  if (error instanceof StoreUnusable || !isSqliteError(error)) return error;
  const { message } = error;
  switch (errorKind(error)) {
    case SQLITE_BUSY:
      return new StoreUnusable(
        `The data file ${file} is in use by another process; end that one, or choose another file with --data.`,
      );
    case SQLITE_READONLY:
      return new StoreUnusable(`The data file ${file} cannot be written: ${message}.`);
    case SQLITE_CORRUPT:
      return damaged(file, message);
    default:
      return new StoreUnusable(`The data file ${file} cannot be used: ${message}.`);
  }
}

const SQLITE_ERROR = 1;
const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_CORRUPT = 11;
/** How long a file may still be held when it is opened, in milliseconds. */
const PATIENCE = 2_000;

function isSqliteError(error: unknown): error is Error & { readonly errcode: number } {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';
}

/** The lowest byte names the kind of an error, those above it say more (sqlite.org/rescode). */
function errorKind({ errcode }: { readonly errcode: number }): number {
  return errcode & 0xff;
}

function keyProblem(file: string, problem: KeyProblem): StoreUnusable {
  return new StoreUnusable(
    problem === 'missing'
      ? `The key of the data file ${file} is missing; bring it back, or begin with a new file with --fresh.`
      : `The data file ${file} was sealed with another key; bring that one, or begin with a new file with --fresh.`,
  );
}

function damaged(file: string, why: string): StoreUnusable {
  return new StoreUnusable(
    `The data file ${file} is damaged (${why}); begin with a new one with --fresh.`,
  );
}

/** Damage is found at the start, and not by the person whose row it is. */
function requireSound(connection: DatabaseSync, file: string): void {
  const verdict = connection.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  if (verdict !== 'ok') throw damaged(file, String(verdict).split('\n')[0] ?? '');
}

/** A file of another program is left as it is; a new one gets our id. */
function requireOwn(connection: DatabaseSync, file: string): void {
  const id = connection.prepare('PRAGMA application_id').get()?.['application_id'];
  if (id === APPLICATION_ID) return;
  const { tables } = connection.prepare('SELECT COUNT(*) AS tables FROM sqlite_schema').get() ?? {};
  if (tables !== 0) {
    throw new StoreUnusable(`The data file ${file} belongs to another program.`);
  }
  connection.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
}

/** Applies what the file has not seen yet, each step in a transaction of its own. */
function migrate(connection: DatabaseSync, file: string): void {
  const version = Number(connection.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
  if (version > migrations.length) throw ofAnotherVersion(file);
  for (const [index, step] of migrations.entries()) {
    if (index < version) continue;
    try {
      connection.exec('BEGIN IMMEDIATE');
      connection.exec(step);
      connection.exec(`PRAGMA user_version = ${index + 1}; COMMIT;`);
    } catch (error) {
      if (!isSqliteError(error) || errorKind(error) !== SQLITE_ERROR) throw error;
      throw new StoreUnusable(
        `The data file ${file} says that it is of version ${version}, and its tables are not (${error.message}); begin with a new one with --fresh.`,
      );
    }
  }
  if (!hasCurrentTables(connection)) throw ofAnotherVersion(file);
}

function ofAnotherVersion(file: string): StoreUnusable {
  return new StoreUnusable(
    `The data file ${file} was written by another version, whose tables this one does not know; begin with a new one with --fresh.`,
  );
}
