import { spawnSync } from 'node:child_process';
import fs, { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSettings } from '#fake-server/settings/settings-store.ts';
import { APPLICATION_ID, openDatabase, StoreUnusable } from '#fake-server/store/database.ts';
import { factTable } from '#fake-server/store/facts.ts';
import { settingVersionTable } from '#fake-server/store/site/setting-versions.ts';
import { startTestServer } from './support/test-server.ts';
import { openTestWorld } from './support/test-world.ts';

const projectRoot = join(import.meta.dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-file-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('leaves a file of another program alone', () => {
  const file = join(folder, 'notes.sqlite');
  const notes = new DatabaseSync(file);
  notes.exec('CREATE TABLE notes (text TEXT)');
  notes.close();
  const before = readFileSync(file);
  expect(() => openDatabase(file)).toThrow(StoreUnusable);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('marks its own files', () => {
  const file = join(folder, 'ours.sqlite');
  openDatabase(file).close();
  openDatabase(file).close();
  expect(readFileSync(file).readUInt32BE(68)).toBe(APPLICATION_ID);
});

test('only one process can open a file, and others cannot block it', () => {
  const file = join(folder, 'shared.sqlite');
  const database = openDatabase(file);
  expect(() => openDatabase(file)).toThrow(/shared\.sqlite is in use by another process; end/u);
  const other = new DatabaseSync(file);
  expect(() => other.exec('BEGIN IMMEDIATE')).toThrow('database is locked');
  other.close();
  const facts = factTable(database);
  facts.write('still', 'here');
  expect(facts.read('still')).toBe('here');
  database.close();
  openDatabase(file).close();
});

test('reports a damaged file or a wrong version in one line', async () => {
  const file = join(folder, 'damaged.sqlite');
  (await openTestWorld({ file })).close();
  const whole = readFileSync(file);
  const page = whole.readUInt16BE(16);
  // The pages after the first hold the tables: a stretch of noise in each tenth of them.
  const noise = Buffer.alloc(page, 0xa5);
  const damaged = Buffer.from(whole);
  for (let at = page * 3; at + page < whole.length; at += page * 10) noise.copy(damaged, at);
  writeFileSync(file, damaged);
  await expect(openTestWorld({ file })).rejects.toThrow(
    /^The data file .*damaged\.sqlite is damaged \(.+\); begin with a new one with --fresh\.$/u,
  );
  const rolledBack = Buffer.from(whole);
  // SQLite keeps the version of the user at byte 60.
  rolledBack.writeUInt32BE(0, 60);
  writeFileSync(file, rolledBack);
  await expect(openTestWorld({ file })).rejects.toThrow(/says that it is of version \d+, and its/u);
  writeFileSync(file, whole);
  (await openTestWorld({ file })).close();
});

test.each([
  ['a number that this version does not know', 'PRAGMA user_version = 70'],
  ['one table fewer', 'DROP TABLE feedback'],
  ['one column fewer', 'ALTER TABLE feedback DROP COLUMN answered_at'],
  ['one column more', 'ALTER TABLE feedback ADD COLUMN stars INTEGER'],
])('a file of another version is left as it is, and a line says so: %s (T2)', (_name, sql) => {
  const file = join(folder, 'another.sqlite');
  rmSync(file, { force: true });
  openDatabase(file).close();
  const other = new DatabaseSync(file);
  other.exec(sql);
  const before = other.serialize();
  other.close();
  expect(() => openDatabase(file)).toThrow(StoreUnusable);
  expect(() => openDatabase(file)).toThrow(
    /^The data file .*another\.sqlite was written by another version, whose tables .* --fresh\.$/u,
  );
  const after = new DatabaseSync(file);
  expect(Buffer.from(after.serialize()).equals(before)).toBe(true);
  after.close();
});

test.each([
  ['{broken', /cannot be read: they are no JSON\. Begin with a new file/u],
  ['"text"', /they are no JSON/u],
  ['{"currency":5}', /'currency' is not as this server writes it/u],
  ['{"toggles":{"freePlay":"yes"}}', /'toggles\.freePlay' is not as/u],
  ['{"languages":"PT"}', /'languages' is not as/u],
  ['{"sessionHours":0}', /'sessionHours' is not as/u],
  ['{"neverHeardOf":1}', /'neverHeardOf' is not as/u],
])('settings that nobody could have written are refused in a line: %s', (stored, line) => {
  const database = openDatabase(':memory:');
  const versions = settingVersionTable(database);
  versions.add({ version: 1, published_at: 0, settings: stored });
  const open = () => createSettings(versions, { now: () => 0 });
  expect(open).toThrow(StoreUnusable);
  expect(open).toThrow(line);
  database.close();
});

test('--fresh deletes only files of this program', () => {
  const file = join(folder, 'precious.docx');
  writeFileSync(file, 'precious');
  const main = join(projectRoot, 'fake-server/main.ts');
  const { status, stderr } = spawnSync(process.execPath, [main, '--fresh', `--data=${file}`], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/precious\.docx is no data file of this server/u);
  expect(readFileSync(file, 'utf8')).toBe('precious');
});

test('writes of money wait for the disk; stakes do not, as their round would be lost too', async () => {
  const world = await openTestWorld({ file: join(folder, 'durable.sqlite'), slotGames: 1 });
  const memberId = world.members.byAccount('maria')?.id ?? 0;
  const waits = vi.spyOn(fs, 'fdatasyncSync');
  const move = (key: string, house: 'gifts' | 'play', amount: number) => {
    const own = { member: memberId, part: 'available' } as const;
    const postings = [
      { account: own, amount },
      { account: { house }, amount: -amount },
    ];
    const kind = house === 'play' ? 'stake' : 'credit';
    return world.ledger.post({ memberId, key, kind, currency: 'BRL', postings });
  };
  try {
    move('given', 'gifts', 100);
    expect(waits).toHaveBeenCalledTimes(1);
    move('staked', 'play', -100);
    world.facts.write('anything', 'else');
    expect(move('too much', 'gifts', -(10 ** 12)).ok).toBe(false);
    expect(waits).toHaveBeenCalledTimes(1);
    const failing = () =>
      world.database.transaction(() => {
        move('taken back', 'gifts', 100);
        throw new Error('later');
      });
    expect(failing).toThrow('later');
    expect(waits).toHaveBeenCalledTimes(1);
    // One wait for all that is committed together.
    world.database.transaction(() => {
      move('first', 'gifts', 100);
      move('second', 'gifts', 100);
    });
    expect(waits).toHaveBeenCalledTimes(2);
  } finally {
    waits.mockRestore();
    world.close();
  }
});

test('a port that browsers refuse is refused', async () => {
  await expect(startTestServer({ port: 5060 })).rejects.toThrow(/Browsers open no page/u);
  await expect(startTestServer({ port: 5059 })).rejects.toThrow(/Browsers open no page/u);
});

test('every answer has an id, and a health check succeeds', async () => {
  const server = await startTestServer();
  try {
    const answers = await Promise.all(
      [
        `${server.portalUrl}/api/site/status`,
        `${server.portalUrl}/api/nowhere`,
        `${server.portalUrl}/nowhere.png`,
        `${server.portalUrl}/health`,
        `${server.vendorsUrl}/nowhere`,
      ].map((address) => fetch(address)),
    );
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(answers.length);
    expect(ids).not.toContain(null);
    for (const [path, status] of [
      ['/health', 'up'],
      ['/ready', 'ready'],
    ]) {
      expect(await (await fetch(server.portalUrl + path)).json()).toEqual({ status });
    }
  } finally {
    await server.close();
  }
});
