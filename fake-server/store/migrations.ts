import { DatabaseSync } from 'node:sqlite';
import { agents } from './schema/agents.sql.ts';
import { money } from './schema/money.sql.ts';
import { people } from './schema/people.sql.ts';
import { play } from './schema/play.sql.ts';
import { promotions } from './schema/promotions.sql.ts';
import { providers } from './schema/providers.sql.ts';
import { security } from './schema/security.sql.ts';
import { site } from './schema/site.sql.ts';

/** The tables of the first version, by domain. */
const schema = [people, security, money, providers, play, promotions, agents, site].join('');

/** Every schema change as SQL, oldest first. A released step is never edited. */
export const migrations: readonly string[] = [schema];

let current: string | undefined;

/** Whether a file has the tables and columns of the migrations, whatever its version number. */
export function hasCurrentTables(connection: DatabaseSync): boolean {
  current ??= columnsOfNewFile();
  return columnsOf(connection) === current;
}

function columnsOfNewFile(): string {
  const connection = new DatabaseSync(':memory:');
  for (const step of migrations) connection.exec(step);
  const columns = columnsOf(connection);
  connection.close();
  return columns;
}

function columnsOf(connection: DatabaseSync): string {
  const columns = connection
    .prepare(
      `SELECT t.name AS "table", c.name AS "column"
       FROM sqlite_schema t JOIN pragma_table_info(t.name) c
       WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' ORDER BY t.name, c.name`,
    )
    .all();
  return JSON.stringify(columns);
}
