import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { openDatabase, StoreUnusable } from '#fake-server/store/database.ts';
import { factTable } from '#fake-server/store/facts.ts';
import { FIRST_MOMENT, openTestWorld } from './support/test-world.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a transaction inside another is part of it', () => {
  const database = openDatabase(':memory:');
  const facts = factTable(database);
  const outer = () =>
    database.transaction(() => {
      database.transaction(() => facts.write('inner', '1'));
      throw new Error('later');
    });
  expect(outer).toThrow('later');
  expect(facts.read('inner')).toBeUndefined();
  database.transaction(() => facts.write('next', '2'));
  expect(facts.read('next')).toBe('2');
});

test('a file that is no store, cannot be written or is newer is refused with a line', () => {
  const noStore = join(folder, 'notes.txt');
  writeFileSync(noStore, 'These are notes, and no store at all, however long one looks at them.');
  const newer = join(folder, 'newer.sqlite');
  const connection = new DatabaseSync(newer);
  connection.exec('PRAGMA user_version = 9999');
  connection.close();
  for (const file of [noStore, join(folder, 'nowhere/portal.sqlite'), newer]) {
    expect(() => openDatabase(file)).toThrow(StoreUnusable);
    expect(() => openDatabase(file)).toThrow(file);
  }
});

test('a world that is opened again is the same, and its clock may have gone on', async () => {
  const file = join(folder, 'world.sqlite');
  const first = await openTestWorld({ file });
  first.settings.change({ smsExpiryMinutes: 7 });
  const { keyId } = first.sealing.publish();
  const maria = first.members.byAccount('maria');
  const { token } = first.sessions.open(maria?.id ?? 0);
  first.close();

  const second = await openTestWorld({ file, machineTime: () => FIRST_MOMENT + 60_000 });
  expect(second.settings.current.smsExpiryMinutes).toBe(7);
  expect(second.sealing.publish().keyId).toBe(keyId);
  expect(second.members.byAccount('maria')).toEqual(maria);
  expect(second.sessions.read(token).ok).toBe(true);
  expect(second.wallet.unbalanced()).toEqual([]);
  second.close();
});
