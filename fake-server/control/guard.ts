import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';

/**
 * Who may use the control page: it belongs to the fake, and gives full control of the world.
 * The server listens at localhost alone unless it was started with `--host`, so that nobody else
 * gets this far. What is left are other sites in the browser of the person who started it: they
 * must neither read here (a name of theirs that leads to this machine) nor press buttons (a form
 * or a picture of theirs that calls an address here).
 */
export function controlGuard(publicHost: string | undefined): RequestHandler {
  return (request, response, next) => {
    if (!isOwnName(request.hostname, publicHost)) {
      refuse(response, 'The control page does not answer under this name.');
    } else if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnCall(request)) {
      refuse(response, 'Only pages of this site may call this.');
    } else if (isEmbedded(request)) {
      refuse(response, 'Other sites may lead here, and no more.');
    } else next();
  };
}

function refuse(response: Parameters<RequestHandler>[1], error: string): void {
  response.status(403).json({ error });
}

/** The names of another site that leads to this machine are not among these. */
function isOwnName(name: string, publicHost: string | undefined): boolean {
  const bare = name.replace(/^\[(.*)\]$/u, '$1');
  return isIP(bare) !== 0 || /(?:^|\.)(?:localhost|local)$/iu.test(bare) || bare === publicHost;
}

/** Browsers say where a call comes from; what says nothing is no browser. */
function isOwnCall(request: Request): boolean {
  const site = request.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = request.header('origin');
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.host);
}

/** A read for another site's page, as a picture or a frame; a followed link does not count. */
function isEmbedded(request: Request): boolean {
  const site = request.header('sec-fetch-site');
  const followed = request.header('sec-fetch-dest') === 'document';
  return site !== undefined && site !== 'same-origin' && site !== 'none' && !followed;
}
