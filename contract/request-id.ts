/**
 * Response header with the id of the request in the server's log. A person can quote it to customer
 * service if something broke.
 */
export const REQUEST_ID_HEADER = 'x-request-id';

/** The form of an id; either side may make it. */
export const requestIdPattern = /^[\w-]{1,64}$/u;
