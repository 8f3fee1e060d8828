import { type RequestHandler, Router } from 'express';
import type { Situation } from '../../situation/situation.ts';

/** Base addresses of the two CDNs, as paths on the third parties' origin. */
export const CDN_PATHS = ['/cdn/north', '/cdn/south'] as const;

interface CdnPorts {
  /** The site's pictures and their path on the portal's origin. */
  readonly pictures: readonly [path: string, handler: RequestHandler];
  readonly behaviour: () => Situation['imageCDNs'];
}

/** Two CDNs with all pictures of the site (S11). */
export function cdnRouter({ pictures: [path, handler], behaviour }: CdnPorts): Router {
  const router = Router();
  for (const base of CDN_PATHS) {
    router.use(base, (_request, response, next) => {
      if (base === CDN_PATHS[0] && behaviour() === 'first-failing') {
        response.status(503).type('text/plain').send('This CDN is down');
        return;
      }
      next();
    });
    router.use(base + path, handler);
  }
  return router;
}
