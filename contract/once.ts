/**
 * The idempotency header of a call that counts once (`once: true`). The caller makes one key for
 * each action. The same action with the same key and content gets the first answer and is not
 * applied again. Plain data, without a schema library.
 */
export const ONCE_HEADER = 'idempotency-key';

/** How long a server knows a key, in hours. */
export const ONCE_KEPT_HOURS = 24;

/** The form of a key: unguessable text, such as a UUID. */
export const oncePattern = /^[\w-]{16,128}$/u;
