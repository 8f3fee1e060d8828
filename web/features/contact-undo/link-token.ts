import { notedInEntry, noteInEntry } from '#web/platform/address/history-entry.ts';

const KEY = 'contactUndo';

/**
 * The link's token. It is removed from the address at once, and kept in the history entry, so that
 * it survives a reload.
 */
export function takeLinkToken(): string {
  const { hash, pathname, search } = window.location;
  if (hash.length > 1) {
    history.replaceState(history.state, '', pathname + search);
    noteInEntry(KEY, hash.slice(1));
  }
  return notedInEntry(KEY) ?? '';
}
