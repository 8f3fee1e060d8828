/*
 * The state of the history entry outlives a reload and goes with the tab. What a page must not
 * lose then is kept there, so that nothing is added to the stored values of the portal (A18a).
 */

function entryState(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** Notes a text in the history entry, or removes it. The router's own notes stay. */
export function noteInEntry(key: string, text: string | null): void {
  const { [key]: _, ...others } = entryState();
  history.replaceState(text === null ? others : { ...others, [key]: text }, '');
}

/** The text that was noted in the history entry; null without one. */
export function notedInEntry(key: string): string | null {
  const noted = entryState()[key];
  return typeof noted === 'string' ? noted : null;
}
