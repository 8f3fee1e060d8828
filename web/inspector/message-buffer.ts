import type { StatelyInspectionEvent } from '@statelyai/inspect';

/** The most messages of each kind that are kept for a later inspector. */
export const BUFFER_LIMIT = 5000;

interface Kept {
  readonly at: number;
  readonly message: StatelyInspectionEvent;
}

/** The messages for an inspector that opens or reloads. */
export interface MessageBuffer {
  add(message: StatelyInspectionEvent): void;
  /** All kept messages, in the order of arrival. */
  all(): readonly StatelyInspectionEvent[];
}

/**
 * Keeps the newest messages. Registrations, which carry the definitions, are kept separately: an
 * inspector can draw nothing of an unregistered actor, however old.
 */
export function createMessageBuffer(limit = BUFFER_LIMIT): MessageBuffer {
  const registrations: Kept[] = [];
  const moves: Kept[] = [];
  let count = 0;
  return {
    add(message) {
      const list = message.type === '@xstate.actor' ? registrations : moves;
      list.push({ at: count, message });
      count += 1;
      if (list.length > limit) list.shift();
    },
    all: () =>
      [...registrations, ...moves]
        .toSorted((one, other) => one.at - other.at)
        .map(({ message }) => message),
  };
}
