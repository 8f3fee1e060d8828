import express, { type NextFunction, type Response } from 'express';
import { inNameOf } from '../kernel/caller.ts';
import type { Shares } from '../kernel/shares.ts';
import { callerOf } from './call.ts';
import type { RoutedRequest, RouteHandler } from './route-handler.ts';

/** The usual body limit. */
const LIMIT = '128kb';
/** Even a slow phone sends a large body faster. */
const MAX_MILLISECONDS = 120_000;

/**
 * Reads the body of an admitted call. Only some large ones are in memory at once, from their first
 * byte to the answer, and each caller has a share of them.
 */
export function readBody(largeBodies: Shares): RouteHandler {
  const json = express.json({ limit: LIMIT });
  const form = express.urlencoded({ limit: LIMIT, extended: false });
  const large = new Map<number, express.RequestHandler>();
  const largeOf = (limit: number) => {
    const reader = large.get(limit) ?? express.json({ limit });
    large.set(limit, reader);
    return reader;
  };

  return async (request, response, next) => {
    const { bodyBytes } = request.tsRestRoute.metadata;
    if (bodyBytes === undefined) {
      json(request, response, (error?: unknown) => {
        if (error === undefined) form(request, response, next);
        else next(error);
      });
      return;
    }
    const leave = await inNameOf(callerOf(request), () => largeBodies.enter());
    response.once('close', leave);
    // A caller that gave up while waiting has closed the connection.
    if (response.closed) leave();
    else readInTime(largeOf(bodyBytes), request, response, next);
  };
}

function readInTime(
  reader: express.RequestHandler,
  request: RoutedRequest,
  response: Response,
  next: NextFunction,
): void {
  const timer = setTimeout(() => request.destroy(), MAX_MILLISECONDS);
  response.once('close', () => clearTimeout(timer));
  reader(request, response, (error?: unknown) => {
    clearTimeout(timer);
    next(error);
  });
}
