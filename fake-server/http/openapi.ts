import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Router } from 'express';
import { ownPagePolicy } from './own-page.ts';

/** Files of Swagger UI that the page needs, by the package's names. */
const files = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'] as const;

/** The built document. */
const DOCUMENT = 'openapi.json';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>The contract</title>
    <link rel="icon" href="/openapi/favicon-32x32.png" />
    <link rel="stylesheet" href="/openapi/swagger-ui.css" />
  </head>
  <body>
    <div id="contract"></div>
    <script src="/openapi/swagger-ui-bundle.js"></script>
    <script src="/openapi/start.js"></script>
  </body>
</html>
`;

/** No online validator badge: the page only calls its own server. */
const start = `SwaggerUIBundle({
  url: '/openapi/openapi.json',
  dom_id: '#contract',
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
});
`;

/**
 * The contract in OpenAPI 3.1 (T5), and a page to read it without other hosts.
 *
 * @param built the folder of the built document
 */
export function openApiRouter(built: string): Router {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const router = Router();
  router.use((_request, response, next) => {
    // Swagger UI draws its arrows with data URLs.
    const policy = ownPagePolicy().replace("img-src 'self'", "img-src 'self' data:");
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Cache-Control', 'no-cache');
    next();
  });
  router.get('/', (_request, response) => {
    response.type('html').send(page);
  });
  router.get('/openapi.json', (_request, response) => {
    // Tools elsewhere may read it: it reveals nothing that the source does not.
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (existsSync(join(built, DOCUMENT))) {
      response.sendFile(DOCUMENT, { root: built, cacheControl: false });
    } else {
      response.status(503).type('text/plain').send('The document is not built yet: npm run build');
    }
  });
  router.get('/start.js', (_request, response) => {
    response.type('text/javascript').send(start);
  });
  for (const file of files) {
    router.get(`/${file}`, (_request, response) => response.sendFile(file, { root: folder }));
  }
  return router;
}
