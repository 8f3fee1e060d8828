/**
 * Header of every answer: the id by which the server's log names the request. A person reads it out
 * to customer service where something broke.
 */
export const REQUEST_ID_HEADER = 'x-request-id';

/** What an id looks like, whoever made it. */
export const requestIdPattern = /^[\w-]{1,64}$/u;
