/** What the portal needs of a storage. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage of the browser that never throws (A18a): what it refuses to keep, because it is blocked
 * or full, lasts as long as the page.
 *
 * @param storage reaching it may throw already, where cookies are blocked
 */
export function guardedStorage(storage: () => TextStorage): TextStorage {
  /** What the browser did not keep; null for what it did not remove. */
  const unkept = new Map<string, string | null>();
  const remove = (key: string) => {
    try {
      storage().removeItem(key);
      unkept.delete(key);
    } catch {
      unkept.set(key, null);
    }
  };
  return {
    getItem(key) {
      const own = unkept.get(key);
      if (own !== undefined) return own;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        storage().setItem(key, value);
        unkept.delete(key);
      } catch {
        // An older value would come back with the next page.
        remove(key);
        unkept.set(key, value);
      }
    },
    removeItem: remove,
  };
}

/** Kept on this device, for all visits. */
export const deviceStorage = guardedStorage(() => localStorage);

/** Kept for as long as the tab. */
export const tabStorage = guardedStorage(() => sessionStorage);
