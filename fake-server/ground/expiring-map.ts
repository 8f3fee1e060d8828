/** Entries that end by the clock; the oldest give way when there are too many. */
export interface ExpiringMap<Value> {
  put(key: string, value: Value, expiresAt: number): void;
  /** The value while it counts. */
  peek(key: string): Value | undefined;
  /** The value while it counts, for the last time. */
  take(key: string): Value | undefined;
}

/** An empty map that holds at most `capacity` entries. */
export function expiringMap<Value>(now: () => number, capacity: number): ExpiringMap<Value> {
  const entries = new Map<string, { readonly value: Value; readonly expiresAt: number }>();

  const peek = (key: string) => {
    const entry = entries.get(key);
    return entry && now() < entry.expiresAt ? entry.value : undefined;
  };
  return {
    put(key, value, expiresAt) {
      entries.delete(key);
      entries.set(key, { value, expiresAt });
      for (const oldest of entries.keys()) {
        if (entries.size <= capacity) break;
        entries.delete(oldest);
      }
    },
    peek,
    take(key) {
      const value = peek(key);
      entries.delete(key);
      return value;
    },
  };
}
