import { fileURLToPath } from 'node:url';
import { Router } from 'express';

/** Where the tag's script lies on the third parties' origin. */
export const TAG_PATH = '/gtag/js';

/**
 * Measurement as the Google tag is included: `GET /gtag/js?id=…` works off `window.dataLayer`, and
 * reports each event to `/gtag/collect`, which keeps nothing.
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
