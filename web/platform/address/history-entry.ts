/*
 * The state of the history entry outlives a reload and goes with the tab. What a page must not
 * lose then is kept there, so that nothing is added to the stored values of the portal (A18a).
 */

/** Where an entry names the dialogs that are open in it, the topmost last (S6). */
export const MODALS_KEY = 'modals';
/** Where an entry notes the dialog that the address asked for on arrival. */
export const WANTED_MODAL_KEY = 'wantedModal';
/** Where an entry notes that dialogs are yet to open by themselves: a reload brings them (S10). */
export const DIALOGS_DUE_KEY = 'dialogsDue';

type EntryState = Readonly<Record<string, unknown>>;

/** The state of the history entry; the router's own notes are among it. */
export function entryState(): EntryState {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** What is noted of a page, and of which one: an open dialog of it has an entry of its own. */
let noted = notesIn(entryState());

function notesIn({ key, ...state }: EntryState): { readonly page: unknown; notes: EntryState } {
  const texts = Object.entries(state).filter(([, value]) => typeof value === 'string');
  return { page: key, notes: Object.fromEntries(texts) };
}

/** Notes a text in the history entry, or removes it. The router's own notes stay. */
export function noteInEntry(key: string, text: string | null): void {
  const { [key]: _, ...others } = entryState();
  if (noted.page !== others['key']) noted = notesIn(others);
  noted.notes = { ...noted.notes, [key]: text ?? undefined };
  history.replaceState(text === null ? others : { ...others, [key]: text }, '');
}

/** The text that was noted in the history entry; null without one. */
export function notedInEntry(key: string): string | null {
  const text = entryState()[key];
  return typeof text === 'string' ? text : null;
}

/** Takes over what was noted in another entry of the same page, such as that of its dialog. */
export function bringNotes(): void {
  const state = entryState();
  if (noted.page === state['key']) history.replaceState({ ...state, ...noted.notes }, '');
}

/** Whether the entry asks for a dialog, because one was open in it or the address wants one. */
export function entryAsksForModal(): boolean {
  const state = entryState();
  return MODALS_KEY in state || WANTED_MODAL_KEY in state;
}
