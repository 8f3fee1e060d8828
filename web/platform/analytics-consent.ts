import { preferences } from './storage/preferences.ts';

/** Nothing is counted without consent; the choice is stored on this device (S11, A18a). */
const listeners = new Set<() => void>();

/** Whether visits may be counted; undefined until the person has chosen. */
export function analyticsConsent(): boolean | undefined {
  return preferences.read().analyticsAllowed;
}

/** Allows to count visits, or forbids it. */
export function chooseAnalytics(analyticsAllowed: boolean): void {
  preferences.change({ analyticsAllowed });
  for (const listener of listeners) listener();
}

/** Reports every choice; returns how to stop. */
export function onAnalyticsChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
