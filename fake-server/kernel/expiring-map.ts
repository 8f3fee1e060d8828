import type { Clock } from './clock.ts';
import { counts, type Term, type TermKind } from './term.ts';

/** Entries that expire by the clock; beyond the capacity the oldest are dropped. */
export interface ExpiringMap<Value> {
  put(key: string, value: Value, expiresAt: number): void;
  /** The value, unless expired. */
  peek(key: string): Value | undefined;
  /** Removes and returns the value, unless expired. */
  take(key: string): Value | undefined;
}

/** An empty map that holds at most `capacity` entries of one kind. */
export function expiringMap<Value>(
  clock: Pick<Clock, 'now'> & Partial<Pick<Clock, 'onSetBack'>>,
  capacity: number,
  kind: TermKind = 'rememberedThing',
): ExpiringMap<Value> {
  const entries = new Map<string, Term & { readonly value: Value }>();
  clock.onSetBack?.((latest) => {
    for (const [key, { until }] of entries) if (until <= latest) entries.delete(key);
  });

  const peek = (key: string) => {
    const entry = entries.get(key);
    return entry && counts(entry, clock.now()) ? entry.value : undefined;
  };
  return {
    put(key, value, expiresAt) {
      entries.delete(key);
      entries.set(key, { kind, value, from: clock.now(), until: expiresAt });
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
