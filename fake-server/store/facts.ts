import type { Database } from './database.ts';

/** Small named texts that belong to the whole world, such as its settings. */
export interface FactTable {
  read(name: string): string | undefined;
  write(name: string, value: string): void;
}

export function factTable(database: Database): FactTable {
  const read = database.statement<{ value: string }>('SELECT value FROM facts WHERE name = ?');
  const write = database.statement(
    'INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  return {
    read: (name) => read.get(name)?.value,
    write: (name, value) => {
      write.run(name, value);
    },
  };
}
