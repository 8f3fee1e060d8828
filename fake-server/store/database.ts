import fs from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { hasCurrentTables, migrations } from './migrations.ts';
import { type DataKey, type KeyProblem, keyOfProcess, type Vault, vaultOf } from './vault.ts';

/** A prepared statement with typed rows. Each method runs it in another way. */
interface Statement<Row> {
  readonly get: (...values: SQLInputValue[]) => Row | undefined;
  readonly all: (...values: SQLInputValue[]) => Row[];
  /** Returns the number of changed rows and the last inserted id. */
  readonly run: (...values: SQLInputValue[]) => {
    readonly changes: number;
    readonly rowId: number;
  };
  /** Runs it without a result. */
  readonly exec: (...values: SQLInputValue[]) => void;
}

/** The open store. Only files of this folder contain SQL. */
export interface Database {
  /** Prepared once per text, then cached; in memory at its first use. */
  statement<Row = never>(sql: string): Statement<Row>;
  /**
   * Adds rows to a table, each column from the field of its name.
   *
   * @param into the table with its columns: `bonuses (member_id, source)`
   */
  insert(into: string): (row: object) => void;
  /** The same for a table that numbers its rows; returns the number. */
  insertNumbered(into: string): (row: object) => number;
  /**
   * Runs synchronous work as one transaction, nested in an outer one if there is one. If it throws,
   * everything is rolled back.
   */
  transaction<Result>(work: () => Result): Result;
  /**
   * Runs synchronous work as one transaction with nested ones inside: a nested one that throws is
   * rolled back alone, if the work catches the error. If the work throws, everything is rolled
   * back.
   */
  unit<Result>(work: () => Result): Result;
  /**
   * Runs work after the current transaction's commit, or at once without one. Nothing runs after a
   * rollback.
   */
  afterCommit(work: () => void): void;
  /**
   * The current transaction survives a power cut: its commit waits for the disk. Others only
   * survive the end of the process.
   */
  makeDurable(): void;
  /** Encrypts secrets in it. */
  readonly vault: Vault;
  /** Its contents, as the bytes of a data file. */
  contents(): Uint8Array;
  close(): void;
}

/** 'PPRT': SQLite's application id in our files. */
export const APPLICATION_ID = 0x50_50_52_54;

/** A store that cannot be opened, with a message for the person who started the server. */
export class StoreUnusable extends Error {}

/** How a store is opened. */
export interface StoreOptions {
  /** Initial contents of a store in memory. */
  readonly contents?: Uint8Array | undefined;
  /** Encrypts its secrets; with a key of this process if left out. */
  readonly key?: DataKey | undefined;
}

/**
 * Opens the store and migrates its tables.
 *
 * @param file a path, or `:memory:`
 * @throws StoreUnusable if the file cannot be written, is no store, has tables of another version,
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

  /** @param begin the statement that starts the work; the others commit it and roll it back */
  const bracket = <Result>(begin: string, stay: string, back: string, work: () => Result) => {
    connection.exec(begin);
    depth += 1;
    const waitingBefore = whenCommitted.length;
    try {
      const result = work();
      connection.exec(stay);
      return result;
    } catch (error) {
      // An error such as a full disk may already have ended the whole transaction.
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
    const prepared = statements.get(sql) ?? prepare(connection, sql, file !== ':memory:');
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

/** The write-ahead log of a data file: commits go there first. */
function writeAheadLog(file: string) {
  let handle: number | undefined;
  return {
    /** Returns once all commits are on disk. */
    sync() {
      // SQLite keeps the file while it is open.
      handle ??= fs.openSync(`${file}-wal`, 'r+');
      fs.fdatasyncSync(handle);
    },
    close() {
      if (handle !== undefined) fs.closeSync(handle);
    },
  };
}

/**
 * @param isAtOnce a wrong text shows when the store opens. Of a store in memory a process opens
 *   many, and uses a part of the statements: each is prepared at its first use
 */
function prepare(connection: DatabaseSync, sql: string, isAtOnce: boolean): Statement<never> {
  let prepared = isAtOnce ? connection.prepare(sql) : undefined;
  const usable = () => (prepared ??= connection.prepare(sql));
  return {
    exec: (...values) => {
      usable().run(...values);
    },
    // The SQL text determines the shape of a row; its caller names the type.
    get: (...values) => usable().get(...values) as never,
    all: (...values) => usable().all(...values) as never[],
    run: (...values) => {
      const { changes, lastInsertRowid } = usable().run(...values);
      return { changes: Number(changes), rowId: Number(lastInsertRowid) };
    },
  };
}

function open(file: string, { contents, key = keyOfProcess }: StoreOptions) {
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(file);
    if (contents !== undefined) connection.deserialize(contents);
    // Only one process may have a file: settings, nonces and scenarios of two would differ, and
    // another's lock would block every call, because this store is synchronous. A process that is
    // just ending gets a moment.
    connection.exec(`PRAGMA busy_timeout = ${PATIENCE}; PRAGMA locking_mode = EXCLUSIVE;`);
    requireOwn(connection, file);
    // In WAL mode, NORMAL passes each commit to the operating system before it is acknowledged: it
    // survives any end of the process. `makeDurable` also waits for the disk, where that is worth
    // the time (docs/decisions/power-cut.md).
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
    // A step that fails half way is rolled back when its connection closes.
    connection?.close();
    const unusable = storeUnusable(error, file);
    if (unusable instanceof StoreUnusable) throw unusable;
    const why = error instanceof Error ? error.message : String(error);
    throw new StoreUnusable(`The data file ${file} cannot be used: ${why}.`);
  }
}

/** The message for the person who started the server with this file. */
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
/** How long to wait for a locked file when opening it, in milliseconds. */
const PATIENCE = 2_000;

function isSqliteError(error: unknown): error is Error & { readonly errcode: number } {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';
}

/** The lowest byte is the primary error code, the others extend it (sqlite.org/rescode). */
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

/** Damage should be found at the start, not by the person whose row it is. */
function requireSound(connection: DatabaseSync, file: string): void {
  const verdict = connection.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  if (verdict !== 'ok') throw damaged(file, String(verdict).split('\n')[0] ?? '');
}

/** A file of another program is not touched; a new one gets our id. */
function requireOwn(connection: DatabaseSync, file: string): void {
  const id = connection.prepare('PRAGMA application_id').get()?.['application_id'];
  if (id === APPLICATION_ID) return;
  const { tables } = connection.prepare('SELECT COUNT(*) AS tables FROM sqlite_schema').get() ?? {};
  if (tables !== 0) {
    throw new StoreUnusable(`The data file ${file} belongs to another program.`);
  }
  connection.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
}

/** Applies the missing migrations, each in its own transaction. */
function migrate(connection: DatabaseSync, file: string): void {
  const version = Number(connection.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
  if (version > migrations.length) throw otherVersionError(file);
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
  if (!hasCurrentTables(connection)) throw otherVersionError(file);
}

function otherVersionError(file: string): StoreUnusable {
  return new StoreUnusable(
    `The data file ${file} was written by another version, whose tables this one does not know; begin with a new one with --fresh.`,
  );
}
