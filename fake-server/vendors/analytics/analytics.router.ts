import { fileURLToPath } from 'node:url';
import { Router } from 'express';

/** Path of the tag's script on the third parties' origin. */
export const TAG_PATH = '/gtag/js';

/**
 * A Google tag: `GET /gtag/js?id=…` processes `window.dataLayer` and reports each event to
 * `/gtag/collect`, which stores nothing.
 */
export function analyticsRouter(): Router {
  const router = Router();
  const script = fileURLToPath(new URL('./browser/gtag.js', import.meta.url));
  router.get(TAG_PATH, (_request, response) => {
    response.sendFile(script, { cacheControl: false });
  });
  router.get('/gtag/collect', (_request, response) => {
    response.set('Access-Control-Allow-Origin', '*').status(204).end();
  });
  return router;
}
