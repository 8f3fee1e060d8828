/**
 * Header of every answer: the id by which the server's log names the request. A person reads it out
 * to customer service where something broke.
 */
export const REQUEST_ID_HEADER = 'x-request-id';

/** The form of an id, made by either side. */
export const requestIdPattern = /^[\w-]{1,64}$/u;
