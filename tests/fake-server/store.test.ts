import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import type { OpenWorld } from '#fake-server/open-world.ts';
import { PLAYER } from '#fake-server/seed/past-play.ts';
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

test('a wrong statement fails when a data file opens, and in memory when it is used', () => {
  const file = openDatabase(join(folder, 'statements.sqlite'));
  expect(() => file.statement('SELECT * FROM nowhere')).toThrow('no such table');
  file.close();
  const memory = openDatabase(':memory:');
  const wrong = memory.statement('SELECT * FROM nowhere');
  expect(() => wrong.all()).toThrow('no such table');
  memory.close();
});

test('a file that is no store, or not writable, is refused with a line', () => {
  const noStore = join(folder, 'notes.txt');
  writeFileSync(noStore, 'These are notes, and no store at all, however long one looks at them.');
  for (const file of [noStore, join(folder, 'nowhere/portal.sqlite')]) {
    expect(() => openDatabase(file)).toThrow(StoreUnusable);
    expect(() => openDatabase(file)).toThrow(file);
  }
});

/** What follows from a seed and the time alone. */
const drawn = ({ seed, clock, lotteryProvider, sportsSimulator, promotions }: OpenWorld) => ({
  seed,
  numbers: lotteryProvider.lotteries.map((lottery) =>
    lotteryProvider.past(lottery, clock.now(), 3),
  ),
  matches: sportsSimulator.matches('sports', clock.now()),
  raffle: promotions.one('spring-raffle', 'PT').raffle,
});

test('a world keeps its first seed: no draw changes (L7)', async () => {
  const file = join(folder, 'seeded.sqlite');
  const first = await openTestWorld({ file, seed: 11 });
  const before = drawn(first);
  first.close();
  const again = await openTestWorld({ file, seed: 12 });
  expect(drawn(again)).toEqual(before);
  again.close();
});

test('an interrupted first start leaves no partial world (T2)', async () => {
  const file = join(folder, 'cut-short.sqlite');
  openDatabase(file).close();
  const disk = new DatabaseSync(file);
  disk.exec(
    "CREATE TRIGGER full BEFORE INSERT ON rounds BEGIN SELECT RAISE(ABORT, 'no space'); END",
  );
  disk.close();
  await expect(openTestWorld({ file })).rejects.toThrow('no space');
  const mended = new DatabaseSync(file);
  mended.exec('DROP TRIGGER full');
  mended.close();
  const again = await openTestWorld({ file });
  const whole = await openTestWorld();
  const [there, due] = [again, whole].map(({ rounds, members }) =>
    rounds.roundsOf(members.byAccount(PLAYER)?.id ?? 0, 1_000),
  );
  expect(due?.length).toBeGreaterThan(0);
  expect(there).toHaveLength(due?.length ?? 0);
  expect(again.members.count()).toBe(whole.members.count());
  expect(again.ledger.imbalances()).toEqual([]);
  again.close();
  whole.close();
});

const counted = (of: OpenWorld) =>
  of.catalogue.list({ gameType: 'LOTT' }, { pageNo: 1, pageSize: 100 }).totalGames +
  of.catalogue.list({ gameType: 'ELOTT' }, { pageNo: 1, pageSize: 100 }).totalGames;

test('a data file without lotteries gets them, only once (T2)', async () => {
  const file = join(folder, 'no-lotteries.sqlite');
  const first = await openTestWorld({ file });
  const there = first.lotteryProvider.lotteries.length;
  expect(counted(first)).toBe(there);
  first.database.statement("DELETE FROM games WHERE game_type IN ('LOTT', 'ELOTT')").run();
  first.close();
  for (let start = 0; start < 2; start += 1) {
    const again = await openTestWorld({ file });
    expect(counted(again)).toBe(there);
    again.close();
  }
});

test('a reopened world is the same, and its clock may have moved on', async () => {
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
  expect(second.ledger.imbalances()).toEqual([]);
  second.close();
});
