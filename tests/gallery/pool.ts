import { availableParallelism } from 'node:os';

/** Things that one piece of work at a time may use. */
export interface Pool<Item> {
  readonly count: number;
  /** Runs a piece of work with the next item that is free. */
  readonly use: <Result>(work: (item: Item) => Promise<Result>) => Promise<Result>;
  /** Closes each item; nothing may use them any longer. */
  readonly close: () => Promise<void>;
}

/** Opens one item for each core. */
export async function openPool<Item>(
  open: () => Promise<Item>,
  close: (item: Item) => Promise<void>,
): Promise<Pool<Item>> {
  const items = await Promise.all(Array.from({ length: availableParallelism() }, open));
  const free = [...items];
  const waiting: ((item: Item) => void)[] = [];
  return {
    count: items.length,
    async use(work) {
      const item = free.pop() ?? (await new Promise<Item>((resolve) => waiting.push(resolve)));
      try {
        return await work(item);
      } finally {
        const next = waiting.shift();
        if (next) next(item);
        else free.push(item);
      }
    },
    async close() {
      await Promise.all(items.map(close));
    },
  };
}
