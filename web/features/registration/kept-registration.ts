import type { RegistrationType } from '#contract/rules/registration-form.ts';
import {
  type KeptRegistration,
  keepRegistration,
  restoreRegistration,
} from '#machines/persistence/registration-draft.ts';
import { notedInEntry, noteInEntry } from '#web/platform/address/history-entry.ts';
import type { RegistrationValues } from './registration-values.ts';

const KEY = 'registration';
/** Input is stored after a pause: browsers limit how often a page may do it. */
const REST_MILLISECONDS = 400;

/** The half-filled registration from before a reload; null without one (A25). */
export function keptRegistration(): KeptRegistration | null {
  return restoreRegistration(notedInEntry(KEY));
}

/**
 * From now on a reload restores the input; returns how to stop.
 *
 * @param type the registration whose tab is open
 */
export function keepThroughReload(
  draft: { readonly values: () => RegistrationValues },
  type: () => RegistrationType,
): () => void {
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      noteInEntry(KEY, keepRegistration(type(), draft.values()));
    }, REST_MILLISECONDS);
  };
  // A click chooses a tab, a country, or empties the form.
  for (const event of ['input', 'click']) {
    window.addEventListener(event, note, { signal: leaving.signal });
  }
  return () => {
    leaving.abort();
    clearTimeout(timer);
  };
}

/** Deletes the stored input: the registration is over. */
export function forgetKeptRegistration(): void {
  noteInEntry(KEY, null);
}
