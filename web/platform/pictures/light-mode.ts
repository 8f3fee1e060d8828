import { preferences } from '#web/platform/storage/preferences.ts';

/**
 * The light mode for slow networks and small phones: small pictures, no automatic motion (S15). The
 * boot script turns it on if the browser asks to save data. A choice is stored on the device
 * (A18a).
 */
const listeners = new Set<() => void>();
const { dataset } = document.documentElement;

/** Whether the portal is to be light. */
export function isLightMode(): boolean {
  return dataset['light'] !== undefined;
}

/** Turns the light mode on or off on this device. */
export function chooseLightMode(light: boolean): void {
  if (light) dataset['light'] = '';
  else delete dataset['light'];
  preferences.change({ lightMode: light });
  for (const listener of listeners) listener();
}

/** Reports every change; returns how to stop. */
export function onLightModeChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
