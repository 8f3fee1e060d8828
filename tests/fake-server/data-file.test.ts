import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPLICATION_ID, openDatabase, StoreUnusable } from '#fake-server/store/database.ts';
import { startTestServer } from './support/test-server.ts';

const projectRoot = join(import.meta.dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-file-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a file of another program is left as it is', () => {
  const file = join(folder, 'notes.sqlite');
  const notes = new DatabaseSync(file);
  notes.exec('CREATE TABLE notes (text TEXT)');
  notes.close();
  const before = readFileSync(file);
  expect(() => openDatabase(file)).toThrow(StoreUnusable);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a file of ours says so', () => {
  const file = join(folder, 'ours.sqlite');
  openDatabase(file).close();
  openDatabase(file).close();
  expect(readFileSync(file).readUInt32BE(68)).toBe(APPLICATION_ID);
});

test('--fresh deletes nothing that is not ours', () => {
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

test('a port that browsers refuse is refused', async () => {
  await expect(startTestServer({ port: 5060 })).rejects.toThrow(/Browsers open no page/u);
  await expect(startTestServer({ port: 5059 })).rejects.toThrow(/Browsers open no page/u);
});

test('every answer has an id, and a watcher is told that the server runs', async () => {
  const server = await startTestServer();
  try {
    const answers = await Promise.all(
      ['/api/site/status', '/api/nowhere'].map((path) => fetch(server.portalUrl + path)),
    );
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain(null);
    for (const [path, status] of [
      ['/health', 'up'],
      ['/ready', 'ready'],
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- two
      expect(await (await fetch(server.portalUrl + path)).json()).toEqual({ status });
    }
  } finally {
    await server.close();
  }
});
