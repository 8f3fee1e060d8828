import express, { type Express, type RequestHandler } from 'express';
import { API_PREFIX } from '#contract/prefix.ts';
import { type ApiParts, apiHandlers, apiRouter } from './api.ts';
import { firstAnswersOf } from './first-answers.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { lastError, oneHost } from './http/request-errors.ts';
import { requestId } from './http/request-id.ts';
import { readHostHeaders, securityHeaders } from './http/security.ts';
import { webFiles } from './http/web-files.ts';

/** What the portal's origin is made of. */
export interface PortalParts extends ApiParts {
  /** Folder of the built web app. */
  readonly webFolder: string;
  /** Proxies in front of the server, whose word on a visitor's address counts. */
  readonly trustedProxies: number;
  /** Origins of the same web app at other hosts: they may call the API. */
  readonly allowedOrigins: readonly string[];
  /** Third parties that are not this server's own, which pages call. */
  readonly calledOrigins: readonly string[];
  /** Pages and pictures of this origin beside the web app, by path. */
  readonly mounted: readonly (readonly [path: string, handler: RequestHandler])[];
}

/** The portal's origin: API, pictures, control page and the web app. */
export function portalApp(parts: PortalParts): Express {
  const { world, webFolder, origins, mounted, allowedOrigins, calledOrigins, log } = parts;
  const headers = readHostHeaders(webFolder);
  const handlers = apiHandlers(parts);
  const app = express();
  app.set('x-powered-by', false);
  // Hashing every answer costs about as much as the whole contract; no answer of the API is cached.
  app.set('etag', false);
  app.set('trust proxy', parts.trustedProxies);
  app.set('query parser', 'extended');
  app.use(requestId, oneHost);
  // For monitoring: the server runs, and its data can be read.
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
  app.use(webFiles(webFolder, headers, firstAnswersOf(world, handlers, headers.firstAnswers)));
  app.use((_request, response) => {
    response.status(404).type('text/plain').send('Not found');
  });
  app.use(lastError(log));
  return app;
}
