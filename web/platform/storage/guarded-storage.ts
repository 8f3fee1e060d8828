/** The used part of a storage. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A browser storage that never throws (A18a): what it refuses to store, because it is blocked or
 * full, is kept for the page's lifetime.
 *
 * @param storage accessing it may throw if cookies are blocked
 */
export function guardedStorage(storage: () => TextStorage): TextStorage {
  /** Values that the browser did not store; null for one that it did not remove. */
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
        // An old value would come back with the next page.
        remove(key);
        unkept.set(key, value);
      }
    },
    removeItem: remove,
  };
}

/** Stored on this device, across visits. */
export const deviceStorage = guardedStorage(() => localStorage);

/** Stored for the tab's lifetime. */
export const tabStorage = guardedStorage(() => sessionStorage);
