/*
 * The history entry's state survives a reload and goes with the tab. What a page must not lose is
 * kept there, so that the portal stores nothing more (A18a).
 */

/** Where an entry names the dialogs that are open in it, the topmost last (S6). */
export const MODALS_KEY = 'modals';
/** Where an entry notes the dialog that the address requested on arrival. */
export const WANTED_MODAL_KEY = 'wantedModal';
/** Where an entry notes that dialogs have yet to open by themselves: a reload opens them (S10). */
export const DIALOGS_DUE_KEY = 'dialogsDue';

type EntryState = Readonly<Record<string, unknown>>;

/** The state of the history entry; the router's own notes are among it. */
export function entryState(): EntryState {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** The stored state of a page, and its page: an open dialog of it has its own entry. */
let noted = notesIn(entryState());

function notesIn({ key, ...state }: EntryState): { readonly page: unknown; notes: EntryState } {
  const texts = Object.entries(state).filter(([, value]) => typeof value === 'string');
  return { page: key, notes: Object.fromEntries(texts) };
}

/** Stores a text in the history entry, or removes it. The router's own state stays. */
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

/** Copies the state of another entry of the same page, such as that of its dialog. */
export function bringNotes(): void {
  const state = entryState();
  if (noted.page === state['key']) history.replaceState({ ...state, ...noted.notes }, '');
}

/** Whether the entry has an open dialog, or the address asks for one. */
export function entryAsksForModal(): boolean {
  const state = entryState();
  return MODALS_KEY in state || WANTED_MODAL_KEY in state;
}
