import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { startFakeServer } from '#fake-server/start.ts';
import { migrations } from '#fake-server/store/migrations.ts';

/** Tables that do not grow with the players and their play, and lists that a call brings along. */
const smallTables: ReadonlySet<string> = new Set([
  'games',
  'json_each',
  'sealing_keys',
  'setting_versions',
  'sqlite_schema',
  'sqlite_sequence',
  // People who changed their agent.
  'team_past_places',
]);

/** What goes through a whole table on purpose, and seldom. */
const onPurpose: readonly ((statement: {
  readonly sql: string;
  readonly file: string;
}) => boolean)[] = [
  // At the start, and when the control page moves the clock.
  ({ file }) => file.startsWith('fake-server/store/upkeep/'),
  // The audit adds up the whole ledger.
  ({ sql, file }) =>
    file.endsWith('/ledger/ledger.ts') && /\bHAVING\b|m\.account AS name/u.test(sql),
  // A new world asks once whether it has people.
  ({ sql }) => sql === 'SELECT COUNT(*) AS members FROM members',
  // Everybody is signed out by the control page.
  ({ sql }) => sql === 'UPDATE sessions SET ended_at = ? WHERE ended_at IS NULL',
];

test('no call reads all of a table that grows with the players (T2)', async () => {
  const statements = await statementsOfServer();
  const connection = new DatabaseSync(':memory:');
  for (const step of migrations) connection.exec(step);
  const partial = connection
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql LIKE '%WHERE%'")
    .all()
    .map(({ name }) => String(name));
  const found = [...statements]
    .filter(([sql, file]) => !onPurpose.some((accepts) => accepts({ sql, file })))
    .flatMap(([sql, file]) => {
      const plan = connection.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
      const lines = plan
        .map(({ detail }) => String(detail))
        // An index of a part, such as payments under way, is as small as that part.
        .filter((line) => !partial.some((index) => line.endsWith(`INDEX ${index}`)));
      return scannedTables(sql, lines).map(
        (table) => `${file} reads all of ${table}: ${sql.replaceAll(/\s+/gu, ' ').trim()}`,
      );
    });
  connection.close();
  expect(found, 'Give the table an index for it').toEqual([]);
  // A store in a file prepares all that the server declares when it starts.
  expect(statements.size).toBeGreaterThan(400);
});

/** All SQL that a started server has prepared, with the file that asked for it. */
async function statementsOfServer(): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'query-plans-'));
  const asked = new Map<string, string>();
  // oxlint-disable-next-line typescript/unbound-method -- each call names its connection
  const { prepare } = DatabaseSync.prototype;
  const spy = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (
    this: DatabaseSync,
    sql,
  ) {
    asked.set(sql, callerIn(new Error('Who asks?').stack ?? ''));
    return prepare.call(this, sql);
  });
  const server = await startFakeServer({
    file: join(folder, 'world.sqlite'),
    seed: 2026,
    machineTime: Date.now,
    passwordCost: 16,
    port: 0,
    host: 'localhost',
    log: () => undefined,
  });
  spy.mockRestore();
  await server.close();
  rmSync(folder, { recursive: true });
  return asked;
}

/** The tables of a plan that are read from end to end, by no index and with no end before. */
function scannedTables(sql: string, plan: readonly string[]): string[] {
  const isSorted = plan.some((line) => line.startsWith('USE TEMP B-TREE FOR ORDER BY'));
  // In the order of its numbers, a table is left as soon as there are enough rows.
  if (/\bLIMIT \?\d*(?: OFFSET \?\d*)?\s*$/u.test(sql) && !isSorted) return [];
  return plan
    .map((line) => /^SCAN (?<name>\w+)/u.exec(line)?.groups?.['name'])
    .filter((name) => name !== undefined)
    .map((name) => tableCalled(name, sql))
    .filter((table) => table !== undefined && !smallTables.has(table)) as string[];
}

/** A plan names a table by its alias, and a part of a query by its own name. */
function tableCalled(name: string, sql: string): string | undefined {
  const alias = new RegExp(`\\b(?:FROM|JOIN)\\s+(\\w+)\\s+(?:AS\\s+)?${name}\\b`, 'u').exec(sql);
  if (alias !== null) return alias[1];
  return new RegExp(`\\b(?:FROM|JOIN|UPDATE)\\s+${name}\\b`, 'u').test(sql) ? name : undefined;
}

/** The file of the fake server that asked, beside the store's own core. */
function callerIn(stack: string): string {
  const files = [...stack.matchAll(/(?<!tests)\/(fake-server\/[^:?]+\.ts)/gu)].map(
    ([, file = '']) => file,
  );
  return files.find((file) => file !== 'fake-server/store/database.ts') ?? 'unknown';
}
