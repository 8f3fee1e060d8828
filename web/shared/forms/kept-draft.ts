import { notedInEntry, noteInEntry } from '#web/platform/address/history-entry.ts';

/** A draft that survives a reload: it is in the history entry, and goes with the tab (A25). */
export interface KeptDraft<Draft> {
  /** The draft from before the page was left; null if none. */
  read(): Draft | null;
  /** Stores the draft, or deletes it. */
  keep(draft: Draft | null): void;
}

/** The unchecked values of a draft. */
export type Unchecked<Draft> = Partial<Record<keyof Draft, unknown>>;

/**
 * @param key its key in the history entry
 * @param isDraft validates the entry: another version of the portal may have written it
 */
export function keptDraft<Draft extends object>(
  key: string,
  isDraft: (value: Unchecked<Draft>) => boolean,
): KeptDraft<Draft> {
  return {
    read() {
      const text = notedInEntry(key);
      if (text === null) return null;
      try {
        const value: unknown = JSON.parse(text);
        const isObject = typeof value === 'object' && value !== null;
        return isObject && isDraft(value) ? (value as Draft) : null;
      } catch {
        return null;
      }
    },
    keep: (draft) => noteInEntry(key, draft === null ? null : JSON.stringify(draft)),
  };
}

/** Whether all of these are texts. */
export function areTexts(...values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'string');
}
