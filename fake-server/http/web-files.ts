import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';
/** Best first. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
/** What the build writes for this server and not for browsers. */
const privateFiles = /(?:^\/(?:security|modules)\.json|\.(?:br|gz|map))$/u;
const hashedFolder = '/assets/';

/**
 * Serves the built web app: packed copies where the browser takes them, files with a hash in
 * their name for ever, and the page for every address of the app.
 */
export function webFiles(webFolder: string): RequestHandler {
  // Listed once: no request reaches the file system with a name of its own.
  const files = listFiles(webFolder);

  const send = (path: string, request: Request, response: Response) => {
    const packed = encodings.find(
      ([encoding, ending]) =>
        files.has(path + ending) && request.acceptsEncodings(encoding) === encoding,
    );
    response.vary('Accept-Encoding');
    response.type(path.slice(path.lastIndexOf('.')));
    if (packed) response.setHeader('Content-Encoding', packed[0]);
    response.setHeader('Cache-Control', path.startsWith(hashedFolder) ? IMMUTABLE : REVALIDATED);
    response.sendFile(path.slice(1) + (packed?.[1] ?? ''), {
      root: webFolder,
      cacheControl: false,
      dotfiles: 'allow',
    });
  };

  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    const { path } = request;
    if (files.has(path) && !privateFiles.test(path) && path !== '/index.html') {
      send(path, request, response);
    } else if (!isPage(path) || request.accepts(['html', 'json']) !== 'html') {
      next();
    } else if (files.has('/index.html')) {
      send('/index.html', request, response);
    } else {
      response.status(503).type('text/plain').send('The web app is not built yet: npm run build');
    }
  };
}

/** Addresses of the app have no ending, but for the old ones that end as pages do. */
function isPage(path: string): boolean {
  return !/\.\w+$/u.test(path) || path.endsWith('.html');
}

function listFiles(folder: string): ReadonlySet<string> {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return new Set(
      entries
        .filter((entry) => entry.isFile())
        .map(
          (entry) =>
            `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`,
        ),
    );
  } catch {
    return new Set();
  }
}
