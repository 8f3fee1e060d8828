import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { Inspect } from '#web/shared/services/services.ts';
import { redactMessage } from './redact-message.ts';

/** Levels of a definition or a snapshot that the package writes out before it cuts. */
const DEPTH_LIMIT = 30;

/**
 * Makes the watcher that is given to every actor: each of their steps becomes a message for the
 * inspector, redacted before anything keeps or sends it (T7).
 */
export function watchActors(send: (message: StatelyInspectionEvent) => void): Inspect {
  const inspector = createInspector(
    { send },
    { serialize: redactMessage, serializationDepthLimit: DEPTH_LIMIT },
  );
  return (event) => inspector.inspect.next?.(event);
}
