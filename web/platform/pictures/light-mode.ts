import { noteInEntry } from '#web/platform/address/history-entry.ts';

/**
 * The light mode for slow networks and small phones: small pictures, nothing that moves by itself
 * (S15). The boot script turns it on where the browser asks for little data. A choice holds for the
 * tab: it is no stored value (A18a), so it travels in the history entry over a reload.
 */
const KEY = 'light';
const listeners = new Set<() => void>();
const { dataset } = document.documentElement;

/** Whether the portal is to be light. */
export function isLightMode(): boolean {
  return dataset['light'] !== undefined;
}

/** Turns the light mode on or off for this tab. */
export function chooseLightMode(light: boolean): void {
  if (light) dataset['light'] = '';
  else delete dataset['light'];
  addEventListener('pagehide', noteChoice);
  noteChoice();
  for (const listener of listeners) listener();
}

/** Tells of every change; gives back how to stop. */
export function onLightModeChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The entry that is current when the page is left is the one that a reload comes back to. */
function noteChoice(): void {
  noteInEntry(KEY, isLightMode() ? 'on' : 'off');
}
