import { useState } from 'react';
import { preferences } from '#web/platform/storage/preferences.ts';

/** As many as a phone shows above the keyboard. */
const MAX = 6;

/** The searches that led somewhere, newest first, on this device (L3a). */
export interface RecentSearches {
  readonly searches: readonly string[];
  keep(text: string): void;
  drop(text: string): void;
  clear(): void;
}

/** Keeps the last searches of this device. The same text in other capitals counts as one. */
export function useRecentSearches(): RecentSearches {
  const [searches, setSearches] = useState(() => preferences.read().recentSearches ?? []);
  const change = (recentSearches: readonly string[]) => {
    preferences.change({ recentSearches });
    setSearches(recentSearches);
  };
  const without = (text: string) =>
    searches.filter((one) => one.toLowerCase() !== text.toLowerCase());
  return {
    searches,
    keep: (text) => change([text, ...without(text)].slice(0, MAX)),
    drop: (text) => change(without(text)),
    clear: () => change([]),
  };
}
