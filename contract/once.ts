/**
 * The header of a call that counts once (`once: true`). Its key is made by the caller, one for each
 * action: the same action sent again, with the same key and the same content, is answered with what
 * the first one brought, and applied no second time. Plain data, without any schema library.
 */
export const ONCE_HEADER = 'idempotency-key';

/** How long a server knows a key, in hours. */
export const ONCE_KEPT_HOURS = 24;

/** What a key may be: unguessable text, such as a UUID. */
export const oncePattern = /^[\w-]{16,128}$/u;
