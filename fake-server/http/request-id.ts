import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { REQUEST_ID_HEADER } from '#contract/request-id.ts';

const ids = new WeakMap<object, string>();

/** Gives every request an id, in its answer and in the log, to correlate the two. */
export const requestId: RequestHandler = (request, response, next) => {
  // Short enough to read out. The last twelve digits are random, at a tenth of the cost of fresh
  // random bytes.
  const id = randomUUID().slice(-12);
  ids.set(request, id);
  response.setHeader(REQUEST_ID_HEADER, id);
  next();
};

/** The id of a request; undefined if it has none. */
export function requestIdOf(request: object): string | undefined {
  return ids.get(request);
}

/** A request for the log: its path without the query, which may hold tokens. */
export function logNameOf(request: { readonly method: string; readonly path: string }): string {
  const { method, path } = request;
  const id = ids.get(request);
  return `${method} ${path}${id === undefined ? '' : ` [${id}]`}`;
}
