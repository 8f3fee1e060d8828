import type { Request, RequestHandler, Response } from 'express';
import { REQUEST_ID_HEADER } from '#contract/request-id.ts';
import { SETTINGS_REVISION_HEADER } from '#contract/settings-revision.ts';
import { CONTRACT_VERSION_HEADER } from '#contract/version.ts';
import type { SiteOrigins } from './site-origins.ts';

/** Preflight cache time in seconds; Chromium allows two hours at most. */
const KEPT_SECONDS = 7200;

/** Response headers that a page at another origin may read. */
const EXPOSED_HEADERS = [
  REQUEST_ID_HEADER,
  CONTRACT_VERSION_HEADER,
  SETTINGS_REVISION_HEADER,
  'Retry-After',
].join(', ');

const pictures = new WeakMap<Response, string>();
const callers = new WeakMap<Response, string>();

/**
 * Lets a web app at one of these origins call the API, as its back end must (docs/deploying.md).
 * Any request header is allowed: the token decides what a call may do.
 */
export function crossOrigin(
  allowedOrigins: readonly string[],
  origins: SiteOrigins,
): RequestHandler {
  const allowed = new Set(allowedOrigins);
  return (request, response, next) => {
    const { origin } = request.headers;
    // The answer depends on the caller's origin, also if nothing is allowed.
    if (allowed.size > 0) response.vary('Origin');
    if (origin === undefined || !allowed.has(origin)) {
      next();
      return;
    }
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
    callers.set(response, origin);
    pictures.set(response, origins.portal(request));
    if (!isPreflight(request)) {
      next();
      return;
    }
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
    const headers = request.header('access-control-request-headers');
    if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers);
    response.setHeader('Access-Control-Max-Age', KEPT_SECONDS);
    response.status(204).end();
  };
}

function isPreflight(request: Request): boolean {
  return (
    request.method === 'OPTIONS' && request.header('access-control-request-method') !== undefined
  );
}

/** Base address of pictures for a caller at another origin; else undefined. */
export function picturesFor(response: Response): string | undefined {
  return pictures.get(response);
}

/** The caller's origin, if it is another one and allowed; else undefined. */
export function callerOriginFor(response: Response): string | undefined {
  return callers.get(response);
}
