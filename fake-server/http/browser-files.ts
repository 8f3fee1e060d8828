import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';

const assetName = /^[\w-]+(\.[\w-]+)*\.(js|css)$/;

/**
 * Serves the scripts and style sheets of one flat folder, named by the route's `:file`, and nothing
 * else in it. Browsers revalidate them at each load, so that an edit shows at once.
 */
export function browserFiles(folder: URL): RequestHandler<{ file: string }> {
  const root = fileURLToPath(folder);
  return (request, response, next) => {
    const { file } = request.params;
    if (!assetName.test(file)) {
      next();
      return;
    }
    response.sendFile(
      file,
      { root, cacheControl: false, headers: { 'Cache-Control': 'no-cache' } },
      (error) => {
        if (error && !response.headersSent) next();
      },
    );
  };
}
