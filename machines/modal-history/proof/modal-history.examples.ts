import type { HistoryEntry } from '../modal-history.machine.ts';

/** The entry of a page without dialogs. */
export const page = (number: number): HistoryEntry => ({
  page: number,
  dialogs: [],
  mayReturn: true,
});
/** The entry of a dialog, or of one over another. */
export const dialog = (number: number, ...dialogs: readonly string[]): HistoryEntry => ({
  page: number,
  dialogs,
  mayReturn: true,
});
/** The same for dialogs that must not reopen, such as a question. */
export const question = (number: number, ...dialogs: readonly string[]): HistoryEntry => ({
  page: number,
  dialogs,
  mayReturn: false,
});
