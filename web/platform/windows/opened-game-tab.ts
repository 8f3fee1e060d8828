import type { GameTab } from '#machines/game-launch/game-launch.types.ts';
import { openTabOf, waitingTabs } from './game-tab.ts';

/* A game's tab after the press that opened it. */

/** Interval of checking whether a tab is still open, in milliseconds. */
const LOOK_MILLISECONDS = 500;

/** State of a game's tab. */
export function gameTabOf(gameId: string): GameTab {
  const found = waitingTabs.get(gameId);
  if (!found) return 'none';
  if (found.filledBy === null) return 'pressed';
  return openTabOf(gameId) ? 'playing' : 'none';
}

/** Navigates the empty tab to the game; false if blocked or closed. */
export function leadGameTab(gameId: string, address: string): boolean {
  const found = openTabOf(gameId);
  if (!found) {
    waitingTabs.delete(gameId);
    return false;
  }
  found.tab?.location.replace(address);
  found.filledBy = new URL(address).origin;
  return true;
}

/** Focuses a game's tab. */
export function showGameTab(gameId: string): void {
  openTabOf(gameId)?.tab?.focus();
}

/** Whether a game's tab can be focused and closed from here. */
export function isGameTabInHand(gameId: string): boolean {
  return openTabOf(gameId) !== undefined;
}

/** Tells the game in a tab to pause, or to go on; nothing if there is none. */
export function tellGameTab(gameId: string, type: 'game.pause' | 'game.resume'): void {
  tellOpenTab(gameId, type);
}

/**
 * Asks the game to close its tab, and focuses it: without access in either direction the portal
 * cannot close it, and if the game does not, the person can.
 */
export function closeGameTab(gameId: string): void {
  tellOpenTab(gameId, 'game.close')?.focus();
}

function tellOpenTab(gameId: string, type: string): Window | undefined {
  const found = openTabOf(gameId);
  if (!found?.tab || found.filledBy === null) return undefined;
  found.tab.postMessage({ type }, found.filledBy);
  return found.tab;
}

/** Closes a tab that still waits for a game that will not open. */
export function closeEmptyGameTab(gameId: string): void {
  const found = waitingTabs.get(gameId);
  if (found?.filledBy !== null) return;
  found.tab?.close();
  waitingTabs.delete(gameId);
}

/** Waits until a game's tab has been closed, or for ever if nobody controls it. */
export async function gameTabClosed(gameId: string, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  if (!waitingTabs.has(gameId)) return await promise;
  const look = () => {
    if (openTabOf(gameId)) return;
    waitingTabs.delete(gameId);
    resolve(undefined);
  };
  const looking = setInterval(look, LOOK_MILLISECONDS);
  signal.addEventListener('abort', () => clearInterval(looking), { once: true });
  try {
    return await promise;
  } finally {
    clearInterval(looking);
  }
}
