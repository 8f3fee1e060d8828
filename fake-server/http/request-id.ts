import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

const ids = new WeakMap<object, string>();

/** Gives every request an id, in its answer and in the log, so that the two can be brought together. */
export const requestId: RequestHandler = (request, response, next) => {
  const id = randomUUID();
  ids.set(request, id);
  response.setHeader('X-Request-Id', id);
  next();
};

/** The id of a request; undefined for one that got none. */
export function idOf(request: object): string | undefined {
  return ids.get(request);
}
