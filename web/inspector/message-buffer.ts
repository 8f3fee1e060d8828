import type { StatelyInspectionEvent } from '@statelyai/inspect';

/** How many messages of each sort are kept for an inspector that is opened later. */
export const BUFFER_LIMIT = 5000;

interface Kept {
  readonly at: number;
  readonly message: StatelyInspectionEvent;
}

/** What an inspector has to be told when it opens, or when it is loaded anew. */
export interface MessageBuffer {
  add(message: StatelyInspectionEvent): void;
  /** Everything that is kept, in the order in which it came. */
  all(): readonly StatelyInspectionEvent[];
}

/**
 * Keeps the newest messages. Registrations, which carry the definitions, have room of their own: an
 * inspector can draw nothing of an actor that it was never told of, however long ago it began.
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
