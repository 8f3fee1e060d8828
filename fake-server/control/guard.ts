import type { Request, RequestHandler, Response } from 'express';
import { callerOfAny } from '../http/call.ts';
import { setCookie } from '../http/cookies.ts';
import type { SiteOrigins } from '../http/site-origins.ts';
import type { SecurityLog } from '../world/notifications/security-log.ts';
import { type ControlAccess, type ControlRefusal, controlCookie } from './access.ts';

const refusals: Readonly<Record<ControlRefusal, readonly [status: number, error: string]>> = {
  foreign_name: [403, 'The control page does not answer under this name.'],
  key_missing: [401, 'Open the address that the server printed at its start.'],
};

/**
 * Guards the control page, which gives full control over the world. From other machines it needs
 * the key of the printed address; a cookie then carries the key, so that the address need not.
 * Other sites in a key holder's browser must neither read the page nor press its buttons (with a
 * form or an image that calls it).
 */
export function controlGuard(
  access: ControlAccess,
  origins: SiteOrigins,
  log: SecurityLog,
): RequestHandler {
  return (request, response, next) => {
    const refusal = access.refusalOf(request);
    const { key } = request.query;
    const bringsKey = request.method === 'GET' && typeof key === 'string' && access.isKey(key);
    if (bringsKey && refusal !== 'foreign_name') {
      setCookie(response, controlCookie, key, origins.isHttps(request));
      leadOn(request, response);
    } else if (refusal !== undefined) {
      log.note({ event: 'control.refused', reason: refusal }, callerOfAny(request));
      refuse(response, ...refusals[refusal]);
    } else if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnCall(request)) {
      refuse(response, 403, 'Only pages of this site may call this.');
    } else if (isEmbedded(request)) {
      refuse(response, 403, 'Other sites may lead here, and no more.');
    } else {
      if (request.method === 'POST') noteAct(log, request, response);
      next();
    }
  };
}

/** Marks the answer to a call that changes nothing: the log has only what was done. */
export function noteNothing(response: Response): void {
  response.locals['changesNothing'] = true;
}

/** Logs a completed action, without its data. */
function noteAct(log: SecurityLog, request: Request, response: Response): void {
  response.once('finish', () => {
    const route = request.route as { readonly path: string } | undefined;
    const isRead = response.locals['changesNothing'] === true;
    if (response.statusCode >= 400 || !route || isRead) return;
    const call = `POST ${request.baseUrl}${route.path}`;
    log.note({ event: 'control.used', call }, callerOfAny(request));
  });
}

function refuse(response: Response, status: number, error: string): void {
  response.status(status).json({ error });
}

/** Redirects to the address without the key. */
function leadOn(request: Request, response: Response): void {
  const address = new URL(request.originalUrl, 'http://own.invalid');
  address.searchParams.delete('key');
  response.setHeader('Cache-Control', 'no-store');
  response.redirect(303, address.pathname + address.search);
}

/** Browsers say where a call comes from; a client that does not is no browser. */
function isOwnCall(request: Request): boolean {
  const site = request.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = request.header('origin');
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.host);
}

/** A read for another site's page, as an image or a frame; following a link is allowed. */
function isEmbedded(request: Request): boolean {
  const site = request.header('sec-fetch-site');
  const followed = request.header('sec-fetch-dest') === 'document';
  return site !== undefined && site !== 'same-origin' && site !== 'none' && !followed;
}
