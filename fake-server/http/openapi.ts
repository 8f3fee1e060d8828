import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Response, Router } from 'express';
import { ownPagePolicy } from './own-page.ts';

/** Files of Swagger UI that the page needs, by the package's names. */
const files = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'] as const;

/** `withdrawals.create` */
const callName = /^\w+\.\w+$/u;

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
 * The contract in OpenAPI 3.1 (T5), a page to try it without other hosts, and a page for each call.
 *
 * @param built the folder of the built document and pages
 */
export function openApiRouter(built: string): Router {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const sendBuilt = (response: Response, file: string) => {
    if (existsSync(join(built, file))) {
      response.sendFile(file, { root: built, cacheControl: false });
      return;
    }
    response.status(503).type('text/plain').send('The pages are not built yet: npm run build');
  };
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
    sendBuilt(response, 'openapi.json');
  });
  router.get('/calls', (_request, response) => {
    sendBuilt(response, 'calls/index.html');
  });
  router.get('/calls/:call', ({ params: { call } }, response, next) => {
    const file = `calls/${call}.html`;
    if (callName.test(call) && existsSync(join(built, file))) sendBuilt(response, file);
    else next();
  });
  router.get('/pages.css', (_request, response) => {
    sendBuilt(response, 'pages.css');
  });
  router.get('/start.js', (_request, response) => {
    response.type('text/javascript').send(start);
  });
  for (const file of files) {
    router.get(`/${file}`, (_request, response) => response.sendFile(file, { root: folder }));
  }
  return router;
}
