import { openEmptyWindow } from './empty-window.ts';

/** A tab that was asked for; null where the browser opened none. */
interface AskedTab {
  readonly tab: Window | null;
  /** Origin of the game in it; null as long as it is empty. */
  filledBy: string | null;
}

/** By game: coming back to a game finds its tab again, and opens no second one. */
export const askedTabs = new Map<string, AskedTab>();

/** The tab of a game, if it is there and in the portal's hand. */
export function openTabOf(gameId: string): AskedTab | undefined {
  const found = askedTabs.get(gameId);
  return found?.tab && !found.tab.closed ? found : undefined;
}

/**
 * Opens the tab of a game, empty as yet, in the person's gesture: later a browser would block it.
 * One that is open already comes to the front instead. The tab cannot reach back to the portal.
 */
export function openGameTab(gameId: string, words: string): void {
  const known = openTabOf(gameId);
  if (known) {
    known.tab?.focus();
    return;
  }
  const tab = openEmptyWindow();
  if (tab) {
    tab.document.title = words;
    tab.document.body.textContent = words;
  }
  askedTabs.set(gameId, { tab, filledBy: null });
}
