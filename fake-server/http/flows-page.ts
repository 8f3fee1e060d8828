import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Router, static as staticFiles } from 'express';
import { ownPagePolicy } from './own-page.ts';

/**
 * Serves the built flows page at `/flows`, with the page for every address below it (T7).
 *
 * @param folder the build, with its files below `flows`
 */
export function flowsPage(folder: string): Router {
  const files = join(folder, 'flows');
  const page = join(files, 'index.html');
  const router = Router();
  router.use((_request, response, next) => {
    // Saving a picture draws it from a data URL.
    const policy = ownPagePolicy().replace("img-src 'self'", "img-src 'self' data:");
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Cache-Control', 'no-cache');
    next();
  });
  router.use(
    '/assets',
    staticFiles(join(files, 'assets'), { immutable: true, maxAge: '1y', index: false }),
  );
  router.get('/{*path}', (request, response, next) => {
    if (request.accepts(['html', 'json']) !== 'html' || request.path.startsWith('/assets/')) next();
    else if (existsSync(page)) response.sendFile(page, { cacheControl: false });
    else
      response
        .status(503)
        .type('text/plain')
        .send('The flows page is not built yet: npm run build');
  });
  return router;
}
