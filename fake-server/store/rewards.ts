import type { Database } from './database.ts';

/** What a reward costs now, in hundredths of a point, and how many are left. */
export interface RewardRow {
  readonly id: string;
  readonly price: number;
  readonly stock: number;
}

/** What can be had for points. Every rule stands above it, in the world. */
export interface RewardTable {
  /** Puts a reward in that is not there yet. */
  insert(row: RewardRow): void;
  find(id: string): RewardRow | undefined;
  change(row: RewardRow): void;
}

export function rewardTable(database: Database): RewardTable {
  const insert = database.statement(
    'INSERT INTO rewards (id, price, stock) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const find = database.statement<RewardRow>('SELECT id, price, stock FROM rewards WHERE id = ?');
  const change = database.statement('UPDATE rewards SET price = ?, stock = ? WHERE id = ?');

  return {
    insert: ({ id, price, stock }) => {
      insert.run(id, price, stock);
    },
    find: (id) => find.get(id),
    change: ({ id, price, stock }) => {
      change.run(price, stock, id);
    },
  };
}
