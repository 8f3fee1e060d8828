import { notedInEntry, noteInEntry } from '#web/platform/address/history-entry.ts';

const KEY = 'contactUndo';

/**
 * The token of the link. It leaves the address at once, and is kept with the history entry, so that
 * it outlives a reload.
 */
export function takeLinkToken(): string {
  const { hash, pathname, search } = window.location;
  if (hash.length > 1) {
    history.replaceState(history.state, '', pathname + search);
    noteInEntry(KEY, hash.slice(1));
  }
  return notedInEntry(KEY) ?? '';
}
