import express, { type Express, type RequestHandler } from 'express';
import { COUNTS_META } from '#contract/flow-counts-types.ts';
import { API_PREFIX } from '#contract/prefix.ts';
import { type ApiParts, apiHandlers, apiRouter } from './api.ts';
import { firstAnswersOf } from './first-answers.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { lastError, oneHost } from './http/request-errors.ts';
import { requestId } from './http/request-id.ts';
import { readHostHeaders, securityHeaders } from './http/security.ts';
import { webFiles } from './http/web-files.ts';

/** The parts of the portal's origin. */
export interface PortalParts extends ApiParts {
  /** Folder of the built web app. */
  readonly webFolder: string;
  /** Trusted proxies in front of the server, which report a visitor's address. */
  readonly trustedProxies: number;
  /** Other origins of the same web app: they may call the API. */
  readonly allowedOrigins: readonly string[];
  /** Third parties that pages call and that this server does not play. */
  readonly calledOrigins: readonly string[];
  /** The portal's pages count which states of the flows people reach. */
  readonly isCounted: boolean;
  /** Further pages and pictures of this origin, by path. */
  readonly mounted: readonly (readonly [path: string, handler: RequestHandler])[];
}

/** The portal's origin: API, pictures, control page and the web app. */
export function portalApp(parts: PortalParts): Express {
  const { world, webFolder, origins, mounted, allowedOrigins, calledOrigins, log } = parts;
  const headers = readHostHeaders(webFolder);
  const handlers = apiHandlers(parts);
  const app = express();
  app.set('x-powered-by', false);
  // No ETags: hashing every answer costs about as much as validating it, and no API answer is
  // cached.
  app.set('etag', false);
  app.set('trust proxy', parts.trustedProxies);
  app.set('query parser', 'extended');
  app.use(requestId, oneHost);
  // Health check: the server runs, and its data can be read.
  app.get('/health', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'up' });
  });
  app.get('/ready', (_request, response) => {
    world.database.statement('SELECT id FROM members LIMIT 1').get();
    response.set('Cache-Control', 'no-store').json({ status: 'ready' });
  });
  app.use(securityHeaders({ headers, origins, calledOrigins }));
  app.use(API_PREFIX, crossOrigin(allowedOrigins, origins), apiRouter(parts, handlers));
  for (const [path, handler] of mounted) app.use(path, handler);
  const firstAnswers = firstAnswersOf(world, handlers, headers.firstAnswers);
  const marks = parts.isCounted ? `<meta name="${COUNTS_META}">` : '';
  app.use(webFiles(webFolder, headers, firstAnswers, marks));
  app.use((_request, response) => {
    response.status(404).type('text/plain').send('Not found');
  });
  app.use(lastError(log));
  return app;
}
