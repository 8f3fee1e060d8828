import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Log } from './log.ts';
import { logNameOf } from './request-id.ts';

/** The 4xx status that Express and its parsers give to request errors. */
export function requestErrorStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

/**
 * The last handler of an origin. Express's own would reveal the stack, and with it this machine's
 * folders.
 */
export function lastError(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = requestErrorStatus(error) ?? 500;
    if (status === 500) log(brokenLine(request, error));
    response.status(status).set('Cache-Control', 'no-store').type('text/plain');
    response.send(STATUS_CODES[status]);
  };
}

/** One line about what broke. */
export function brokenLine(request: { method: string; path: string }, error: unknown) {
  const why = error instanceof Error ? (error.stack ?? error.message) : 'threw no error';
  return `${logNameOf(request)}: ${why}`;
}

/** Two host names are one too many (RFC 9112): a server in front may use the other. */
export const oneHost: RequestHandler = ({ rawHeaders }, response, next) => {
  const names = rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/iu.test(text));
  if (names.length <= 1) next();
  else response.status(400).set('Connection', 'close').type('text/plain').send(STATUS_CODES[400]);
};
