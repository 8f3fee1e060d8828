import { Router } from 'express';
import { browserFiles } from '../../http/browser-files.ts';

/** What the pages of all providers load from the vendors' origin. */
export function providerAssetsRouter(): Router {
  const router = Router();
  router.get('/provider/assets/:file', browserFiles(new URL('./browser/', import.meta.url)));
  return router;
}
