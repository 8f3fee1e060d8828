import type { DatabaseSync } from 'node:sqlite';
import { looksOfName } from '#contract/rules/looks-of-name.ts';

/**
 * How accounts and nicknames look, so that nobody is taken for somebody else. A change of
 * `looksOfName` needs another step that fills it anew.
 */
export function nameLooks(connection: DatabaseSync): void {
  connection.exec(`
    DROP INDEX members_by_look;
    CREATE TABLE name_looks (
      look TEXT NOT NULL,
      member_id INTEGER NOT NULL REFERENCES members (id),
      name TEXT NOT NULL CHECK (name IN ('account', 'nickname')),
      PRIMARY KEY (look, member_id, name)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX name_looks_of_member ON name_looks (member_id, name);
  `);
  const add = connection.prepare('INSERT OR IGNORE INTO name_looks VALUES (?, ?, ?)');
  const members = connection.prepare('SELECT id, account, nickname FROM members').all() as {
    readonly id: number;
    readonly account: string;
    readonly nickname: string;
  }[];
  for (const { id, account, nickname } of members) {
    for (const look of looksOfName(account)) add.run(look, id, 'account');
    for (const look of looksOfName(nickname)) add.run(look, id, 'nickname');
  }
}
