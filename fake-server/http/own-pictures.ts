import { Router } from 'express';
import type { AvatarPictureRow } from '../store/account/avatars.ts';

/** An address always has the same picture. */
const CACHED = 'public, max-age=31536000, immutable';
/** Opened directly, an SVG is a page, and must not run anything. */
const CONTENT_POLICY = "default-src 'none'; sandbox";

/** Uploaded pictures that others may see, at unguessable addresses. */
export function ownPicturesRouter(find: (file: string) => AvatarPictureRow | undefined): Router {
  const router = Router();
  router.get('/:file', ({ params: { file } }, response) => {
    const found = find(file);
    response.setHeader('Content-Security-Policy', CONTENT_POLICY);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!found) {
      response.status(404).type('text/plain').send('There is no such picture.');
      return;
    }
    response.setHeader('Cache-Control', CACHED);
    response.type(found.type).send(Buffer.from(found.picture));
  });
  return router;
}
