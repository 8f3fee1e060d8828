import type { Request, RequestHandler, Response } from 'express';
import { REQUEST_ID_HEADER } from '#contract/request-id.ts';
import { SETTINGS_REVISION_HEADER } from '#contract/settings-revision.ts';
import type { SiteOrigins } from './site-origins.ts';

/** A browser asks again after this, in seconds; two hours are the most that Chromium keeps. */
const KEPT_SECONDS = 7200;

/** What a page at another origin may read of an answer beside its body. */
const EXPOSED_HEADERS = [REQUEST_ID_HEADER, SETTINGS_REVISION_HEADER, 'Retry-After'].join(', ');

const pictures = new WeakMap<Response, string>();
const callers = new WeakMap<Response, string>();

/**
 * Lets a web app that is hosted at one of these origins call the API, as its back end has to
 * (docs/deploying.md). Any header may be asked for: what a call may do, its token says.
 */
export function crossOrigin(
  allowedOrigins: readonly string[],
  origins: SiteOrigins,
): RequestHandler {
  const allowed = new Set(allowedOrigins);
  return (request, response, next) => {
    const { origin } = request.headers;
    // What is answered depends on who asks, also where nothing is allowed.
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
    const asked = request.header('access-control-request-headers');
    if (asked !== undefined) response.setHeader('Access-Control-Allow-Headers', asked);
    response.setHeader('Access-Control-Max-Age', KEPT_SECONDS);
    response.status(204).end();
  };
}

function isPreflight(request: Request): boolean {
  return (
    request.method === 'OPTIONS' && request.header('access-control-request-method') !== undefined
  );
}

/** Where a caller from elsewhere finds the pictures of an answer; else undefined. */
export function picturesFor(response: Response): string | undefined {
  return pictures.get(response);
}

/** Who asked from elsewhere, where that is allowed; else undefined. */
export function callerOriginFor(response: Response): string | undefined {
  return callers.get(response);
}
