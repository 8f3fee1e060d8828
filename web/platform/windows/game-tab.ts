import { openEmptyWindow } from './empty-window.ts';

/** A requested tab; null if blocked. */
interface WaitingTab {
  readonly tab: Window | null;
  /** Origin of its game; null while empty. */
  filledBy: string | null;
}

/** By game: returning to a game finds its tab, and opens no second one. */
export const waitingTabs = new Map<string, WaitingTab>();

/** The tab of a game, if it exists and the portal controls it. */
export function openTabOf(gameId: string): WaitingTab | undefined {
  const found = waitingTabs.get(gameId);
  return found?.tab && !found.tab.closed ? found : undefined;
}

/**
 * Opens a game's tab, still empty, in the person's gesture: later a browser would block it. An open
 * one is focused instead. The tab has no access to the portal.
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
  waitingTabs.set(gameId, { tab, filledBy: null });
}
