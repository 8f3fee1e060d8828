import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { StoreUnusable } from '#fake-server/store/database.ts';
import { openTestWorld } from './support/test-world.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-books-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a ledger that does not balance is not opened, and the wrong account is named', async () => {
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
