/** Runs work with the same key one by one, in order of arrival. */
export type Turns<Key> = <Result>(key: Key, work: () => Promise<Result>) => Promise<Result>;

export function createTurns<Key>(): Turns<Key> {
  const last = new Map<Key, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key);
    const mine = (async () => {
      // The previous one's outcome belongs to its own caller.
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
