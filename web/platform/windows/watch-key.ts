import { tabStorage } from '../storage/guarded-storage.ts';

/** The tab's key for being watched from another device: a pairing token, then a device's key. */
export const WATCH_KEY = 'watch';

/**
 * Moves the pairing token from the address to the tab (T7). It is in the fragment, which no server
 * is sent.
 */
export function takePairingToken(): void {
  const [, token] = location.hash.split(`#${WATCH_KEY}=`);
  if (!token) return;
  tabStorage.setItem(WATCH_KEY, token);
  history.replaceState(history.state, '', location.pathname + location.search);
}
