import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Arguments, readArguments, usage, WrongArguments } from './arguments.ts';
import { PortUnusable } from './http/addresses.ts';
import { peopleTable } from './people-table.ts';
import { type FakeServer, startFakeServer } from './start.ts';
import { StoreUnusable } from './store/database.ts';

const defaultFile = join(import.meta.dirname, '../.cache/portal.sqlite');

/** One clear line for what a person can mend; anything else is a fault of the server. */
function explain(error: unknown): string {
  const known =
    error instanceof WrongArguments ||
    error instanceof StoreUnusable ||
    error instanceof PortUnusable;
  if (known) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function prepareFile(file: string, fresh: boolean): void {
  if (file === ':memory:') return;
  try {
    mkdirSync(dirname(file), { recursive: true });
    if (fresh) for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StoreUnusable(`The data file ${file} cannot be used: ${why}.`);
  }
}

function introduce({ portalUrl, vendorsUrl }: FakeServer, options: Arguments): string {
  const lines = [
    '',
    `  The portal       ${portalUrl}`,
    `  Control page     ${new URL('/control', portalUrl).href}`,
    `  Third parties    ${vendorsUrl}`,
    `  Data             ${options.file === ':memory:' ? 'in memory' : options.file}`,
    ...(options.scenarios.length > 0 ? [`  Scenarios        ${options.scenarios.join(', ')}`] : []),
    '',
    peopleTable(),
  ];
  return lines.join('\n');
}

function closeOnSignals(server: FakeServer): void {
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      server.close().then(
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
      ...(options.firebaseEmulator === undefined ? {} : { settings: { smsProvider: 'firebase' } }),
      machineTime: Date.now,
    });
    closeOnSignals(server);
    console.log(introduce(server, options));
    if (options.printReadyJson) {
      const { portalUrl, vendorsUrl } = server;
      console.log(JSON.stringify({ portalUrl, vendorsUrl }));
    }
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
