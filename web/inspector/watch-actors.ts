import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { Inspect } from '#web/shared/services/services.ts';
import { redactMessage } from './redact-message.ts';

/** Levels of a definition or a snapshot that the package writes out before it cuts. */
const DEPTH_LIMIT = 30;

/**
 * Makes the observer of every actor: each step becomes a message for the inspector, redacted before
 * it is stored or sent (T7).
 */
export function watchActors(send: (message: StatelyInspectionEvent) => void): Inspect {
  const inspector = createInspector(
    { send },
    { serialize: redactMessage, serializationDepthLimit: DEPTH_LIMIT },
  );
  return (event) => inspector.inspect.next?.(event);
}
