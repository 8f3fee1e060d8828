import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Router, static as staticFiles } from 'express';
import type { FlowPictures } from '#contract/flow-pictures-types.ts';

/** A look that the gallery takes of every state. */
const SAMPLE = 'PT-phone-dark.png';

/**
 * The pictures of the last run of the gallery: which states have some, and the files (T7).
 *
 * @param gallery folder of that run; nothing is pictured if there is none
 */
export function flowPictures(gallery: string): Router {
  const pictures = join(gallery, 'pictures');
  const router = Router();
  router.use((_request, response, next) => {
    // The next run takes others.
    response.setHeader('Cache-Control', 'no-cache');
    next();
  });
  router.get('/', (_request, response) => {
    const states = globSync(`*/*/${SAMPLE}`, { cwd: pictures }).map(dirname).toSorted();
    response.json({ states } satisfies FlowPictures);
  });
  router.use(staticFiles(pictures, { index: false, redirect: false, cacheControl: false }));
  router.use((_request, response) => {
    response.status(404).end();
  });
  return router;
}
