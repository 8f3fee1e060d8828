import type { ErrorRequestHandler, RequestHandler } from 'express';
import { requestErrorStatus } from '../http/request-errors.ts';

/** A form of another site can send text, but not JSON. */
export const requireJson: RequestHandler = (request, response, next) => {
  if (request.method !== 'POST' || request.is('application/json') !== false) next();
  else response.status(415).json({ error: 'Send JSON.' });
};

/** Answers an invalid JSON body, or one that is too large. */
export const badBody: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const status = requestErrorStatus(error);
  if (status === undefined) next(error);
  else response.status(status).json({ error: 'The body could not be read.' });
};
