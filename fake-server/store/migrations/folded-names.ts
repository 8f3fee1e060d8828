import type { DatabaseSync } from 'node:sqlite';
import { foldText } from '#contract/rules/fold-text.ts';

/**
 * Names as they are compared in the search of a team. A change of `foldText` needs another step that
 * fills them anew.
 */
export function foldedNames(connection: DatabaseSync): void {
  connection.exec(`
    ALTER TABLE members ADD COLUMN folded_name TEXT NOT NULL DEFAULT '';
    DROP INDEX agents_by_nickname;
  `);
  const update = connection.prepare('UPDATE members SET folded_name = ? WHERE id = ?');
  const named = connection.prepare('SELECT id, nickname FROM members').all() as {
    readonly id: number;
    readonly nickname: string;
  }[];
  for (const { id, nickname } of named) update.run(foldText(nickname), id);
  connection.exec(
    'CREATE INDEX agents_by_folded_name ON members (folded_name, id) WHERE type IN (1, 2, 41, 42)',
  );
}
