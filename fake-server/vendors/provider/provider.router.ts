import { Router } from 'express';
import { browserFiles } from '../../http/browser-files.ts';

/** Shared files of all provider pages. */
export function providerAssetsRouter(): Router {
  const router = Router();
  router.get('/provider/assets/:file', browserFiles(new URL('./browser/', import.meta.url)));
  return router;
}
