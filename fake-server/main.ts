import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Arguments, readArguments, usage, WrongArguments } from './arguments.ts';
import { dataKeyFor } from './data-key.ts';
import { PortUnusable } from './http/addresses.ts';
import { peopleTable } from './people-table.ts';
import { type FakeServer, startFakeServer } from './start.ts';
import { APPLICATION_ID, StoreUnusable } from './store/database.ts';

/** Where SQLite stores a file's application id (sqlite.org/fileformat). */
const APPLICATION_ID_AT = 68;
const SQLITE_HEADER_BYTES = 100;

const defaultFile = join(import.meta.dirname, '../.cache/portal.sqlite');

/** One clear line for what a person can fix; anything else is a server bug. */
function explain(error: unknown): string {
  const known =
    error instanceof WrongArguments ||
    error instanceof StoreUnusable ||
    error instanceof PortUnusable;
  if (known) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** `--fresh` only deletes a store of ours, never another file of that name. */
function requireReplaceable(file: string): void {
  if (!existsSync(file) || statSync(file).size === 0) return;
  const header = Buffer.alloc(SQLITE_HEADER_BYTES);
  const handle = openSync(file, 'r');
  readSync(handle, header, 0, SQLITE_HEADER_BYTES, 0);
  closeSync(handle);
  const isSqlite = header.toString('latin1', 0, 15) === 'SQLite format 3';
  if (isSqlite && header.readUInt32BE(APPLICATION_ID_AT) === APPLICATION_ID) return;
  throw new StoreUnusable(
    `The file ${file} is no data file of this server; --fresh does not delete it.`,
  );
}

function prepareFile(file: string, fresh: boolean): void {
  if (file === ':memory:') return;
  try {
    mkdirSync(dirname(file), { recursive: true });
    if (fresh && file !== defaultFile) requireReplaceable(file);
    if (fresh) for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
  } catch (error) {
    if (error instanceof StoreUnusable) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new StoreUnusable(`The data file ${file} cannot be used: ${why}.`);
  }
}

/** Writes each line of the security log synchronously: the last ones before a crash matter most. */
function securityLogTo(file: string | undefined): ((line: string) => void) | undefined {
  if (file === undefined) return undefined;
  if (file === '-') return (line) => process.stdout.write(`${line}\n`);
  return (line) => {
    try {
      appendFileSync(file, `${line}\n`, { mode: 0o600 });
    } catch (error) {
      console.error(`The security log ${file} cannot be written: ${explain(error)}`);
    }
  };
}

function introduce({ portalUrl, controlUrl, vendorsUrl }: FakeServer, options: Arguments): string {
  const lines = [
    '',
    `  The portal       ${portalUrl}`,
    `  Flows            ${new URL('/flows', portalUrl).href}`,
    `  Control page     ${controlUrl}`,
    ...(controlUrl.includes('?')
      ? ['                   Others can reach this server, and control its world.']
      : []),
    `  Third parties    ${vendorsUrl}`,
    `  Data             ${options.file === ':memory:' ? 'in memory' : options.file}`,
    ...(options.scenarios.length > 0 ? [`  Scenarios        ${options.scenarios.join(', ')}`] : []),
    '',
    peopleTable(),
  ];
  return lines.join('\n');
}

/** Every received request is answered, even if it takes long. */
const GENTLY = { lingerMs: 250, cutAfterMs: 10_000 };

function closeOnSignals(server: FakeServer): void {
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      server.close(GENTLY).then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(explain(error));
          process.exit(1);
        },
      );
    });
  }
}

try {
  const options = readArguments(process.argv.slice(2), defaultFile);
  if (options === 'help') {
    console.log(usage);
  } else {
    prepareFile(options.file, options.fresh);
    const server = await startFakeServer({
      ...options,
      securityLog: securityLogTo(options.securityLogFile),
      dataKey: dataKeyFor(options.file, options.keyFile, process.env),
      ...(options.firebaseEmulator === undefined ? {} : { settings: { smsProvider: 'firebase' } }),
      machineTime: Date.now,
    });
    closeOnSignals(server);
    console.log(introduce(server, options));
    if (options.printReadyJson) {
      const { portalUrl, controlUrl, vendorsUrl } = server;
      console.log(JSON.stringify({ portalUrl, controlUrl, vendorsUrl }));
    }
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
