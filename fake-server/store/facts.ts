import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** Named values of the whole world, such as its settings. */
export interface FactTable {
  read(name: string): string | undefined;
  write(name: string, value: string): void;
  /** A 256-bit key, sealed in the store; created if missing. */
  secret(name: SecretName): string;
}

/** The names of the world's keys. */
type SecretName = `${string}-secret` | `service-key ${string}`;

export function factTable(database: Database): FactTable {
  const read = database.statement<{ value: string }>('SELECT value FROM facts WHERE name = ?');
  const write = database.statement(
    'INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  const { vault } = database;
  return {
    read: (name) => read.get(name)?.value,
    write: write.exec,
    secret(name) {
      const known = read.get(name)?.value;
      if (known !== undefined) return vault.open('facts.value', known);
      const secret = randomBytes(32).toString('base64url');
      write.run(name, vault.seal('facts.value', secret));
      return secret;
    },
  };
}
