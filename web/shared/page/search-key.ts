import { preferences } from '#web/platform/storage/preferences.ts';

/** The key that opens the search from any page, unless it is switched off (L3a). */
export const SEARCH_KEY = '/';

/** Whether the key opens the search on this device. */
export function isSearchKeyOn(): boolean {
  return preferences.read().searchKey !== false;
}

/** Switches the key on or off: people who speak their keys press it without wanting to (S14). */
export function switchSearchKey(isOn: boolean): void {
  preferences.change({ searchKey: isOn });
  showSearchKey();
}

/** Shows the key beside the header's search while it works. */
export function showSearchKey(): void {
  document.documentElement.toggleAttribute('data-search-key', isSearchKeyOn());
}
