import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { createClock } from '#fake-server/ground/clock.ts';
import { openDatabase, StoreUnusable } from '#fake-server/store/database.ts';
import { books } from '#fake-server/store/migrations/books.ts';
import { applyMigration, migrations } from '#fake-server/store/migrations/index.ts';
import { createBooks } from '#fake-server/world/money/books.ts';
import { createWallet } from '#fake-server/world/money/wallet.ts';
import { projectRoot } from '#tools/project.ts';
import { openTestWorld } from './support/test-world.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-books-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file from before the books, in which three people have money, or had. */
function olderFile(name: string): string {
  const file = join(folder, name);
  const older = new DatabaseSync(file);
  const before = migrations.indexOf(books);
  expect(before).toBeGreaterThan(0);
  for (const step of migrations.slice(0, before)) applyMigration(older, step);
  older.exec(`
    INSERT INTO members
      (id, account, nickname, type, password_changed_at, currency, registered_at, balance)
      VALUES (1, 'rich', 'R', 0, 0, 'BRL', 0, 1450), (2, 'broke', 'B', 0, 0, 'USD', 0, 0),
             (3, 'new', 'N', 0, 0, 'BRL', 0, 0), (4, 'same', 'S', 0, 0, 'BRL', 0, 20);
    INSERT INTO ledger (id, member_id, key, kind, amount, balance_after, at)
      VALUES (3, 1, 'opening', 'opening', 1000, 1000, 10), (4, 2, 'a', 'credit', 500, 500, 11),
             (5, 1, 'round:x:stake:spin', 'stake', -50, 950, 12), (7, 1, 'round:x:win', 'win', 500, 1450, 12),
             (8, 2, 'round:y:stake:spin', 'stake', -500, 0, 13), (9, 4, 'bonus', 'promotion_bonus', 20, 20, 14),
             (10, 4, 'nothing', 'credit', 0, 20, 15);
    PRAGMA user_version = ${before};
  `);
  older.close();
  return file;
}

test('a file from before the books keeps everybody’s money and every line to the cent (W2)', () => {
  const file = olderFile('older.sqlite');
  const database = openDatabase(file);
  const kept = createBooks(
    database,
    createClock(() => 20),
  );
  const wallet = createWallet(kept);
  expect([1, 2, 3, 4].map((id) => wallet.balance(id))).toEqual([1450, 0, 0, 20]);
  expect(wallet.parts(1)).toMatchObject({ available: 1450, total: 1450 });
  expect(kept.imbalances()).toEqual([]);
  expect(wallet.entries(1)).toMatchObject([
    { id: 3, key: 'opening', kind: 'opening', amount: 1000, balance_after: 1000, at: 10 },
    { id: 5, kind: 'stake', amount: -50, balance_after: 950, at: 12 },
    { id: 7, kind: 'win', amount: 500, balance_after: 1450, at: 12 },
  ]);
  expect(kept.balanceOf({ house: 'play' }, 'BRL')).toBe(-450);
  expect(kept.balanceOf({ house: 'play' }, 'USD')).toBe(500);
  expect(kept.balanceOf({ house: 'gifts' }, 'BRL')).toBe(-1020);
  // What was posted before is known by its key, and what follows goes on from it.
  const again = wallet.post({ memberId: 1, key: 'opening', kind: 'opening', amount: 1000 });
  expect(again).toMatchObject({ ok: true, replayed: true });
  const next = wallet.post({ memberId: 1, key: 'next', kind: 'stake', amount: -1451 });
  expect(next).toEqual({ ok: false, code: 'insufficient_balance' });
  expect(wallet.post({ memberId: 3, key: 'first', kind: 'credit', amount: 5 })).toMatchObject({
    balance: 5,
  });
  database.close();
});

test('the way back that the decision describes keeps every line and every total', () => {
  const file = olderFile('back.sqlite');
  const connection = new DatabaseSync(file);
  const read = (): unknown => [
    connection.prepare('SELECT id, balance FROM members ORDER BY id').all(),
    connection.prepare('SELECT * FROM ledger ORDER BY id').all(),
  ];
  const before = read();
  applyMigration(connection, books);
  const decision = readFileSync(join(projectRoot, 'docs/decisions/books.md'), 'utf8');
  connection.exec(/```sql\n([^`]+)```/u.exec(decision)?.[1] ?? '');
  expect(read()).toEqual(before);
  const version = connection.prepare('PRAGMA user_version').get()?.['user_version'];
  expect(version).toBe(migrations.indexOf(books));
  connection.close();
  openDatabase(file).close();
});

test('a file whose balances and ledger differ is left as it is, with a line that says whose', () => {
  const file = olderFile('wrong.sqlite');
  const connection = new DatabaseSync(file);
  connection.exec('UPDATE members SET balance = balance + 1 WHERE id = 4');
  connection.close();
  expect(() => openDatabase(file)).toThrow(StoreUnusable);
  expect(() => openDatabase(file)).toThrow(/wrong\.sqlite .*balance of same is 21.*sums to 20/u);
  const after = new DatabaseSync(file);
  expect(after.prepare('SELECT COUNT(*) AS count FROM ledger').get()).toEqual({ count: 7 });
  expect(after.prepare('SELECT balance FROM members WHERE id = 4').get()).toEqual({ balance: 21 });
  after.close();
});

test('books that do not balance are not opened, and it is said which account is wrong', async () => {
  const file = join(folder, 'unbalanced.sqlite');
  (await openTestWorld({ file })).close();
  const alter = (sql: string) => {
    const connection = new DatabaseSync(file);
    connection.exec(sql);
    connection.close();
  };
  alter("UPDATE accounts SET balance = balance + 7 WHERE name = 'member:1:available'");
  const opened = openTestWorld({ file });
  await expect(opened).rejects.toThrow(StoreUnusable);
  await expect(opened).rejects.toThrow(
    /unbalanced\.sqlite do not balance:\n {2}account member:1:available BRL: 250\.07 instead of 250\.00/u,
  );
  alter("UPDATE accounts SET balance = balance - 7 WHERE name = 'member:1:available'");
  alter('UPDATE transactions SET amount = amount + 100 WHERE id = 1');
  await expect(openTestWorld({ file })).rejects.toThrow(
    /member maria: 250\.00 instead of 251\.00/u,
  );
  alter('UPDATE transactions SET amount = amount - 100 WHERE id = 1');
  (await openTestWorld({ file })).close();
});
