/** Runs works of the same key one after the other, in the order in which they came. */
export type Turns<Key> = <Result>(key: Key, work: () => Promise<Result>) => Promise<Result>;

export function createTurns<Key>(): Turns<Key> {
  const last = new Map<Key, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key);
    const mine = (async () => {
      // What became of the one before is told to its own caller.
      await before?.catch(() => undefined);
      return work();
    })();
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
