import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { type HostHeaders, headersFor, isPagePath } from '#contract/hosting.ts';
import { writtenPage } from './written-page.ts';

/** The answers to embed in the requested page, by call, if any. */
export type FirstAnswers = (
  request: Request,
) => Promise<Readonly<Record<string, unknown>> | undefined>;

/** Best first. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
/** Files that the build writes for its host and not for browsers. */
const privateFiles = /(?:^\/(?:headers|modules)\.json|\.(?:br|gz|map))$/u;

/**
 * Serves the built web app: compressed copies if the browser accepts them, with the build's
 * caching, and the page for every address of the app, with the first answers embedded.
 *
 * @param marks elements for the head of the page
 */
export function webFiles(
  webFolder: string,
  headers: HostHeaders,
  firstAnswers: FirstAnswers,
  marks: string,
): RequestHandler {
  // Listed once: no request chooses a name in the file system.
  const files = listFiles(webFolder);

  const send = (path: string, request: Request, response: Response) => {
    const packed = encodings.find(
      ([encoding, ending]) =>
        files.has(path + ending) && request.acceptsEncodings(encoding) === encoding,
    );
    response.vary('Accept-Encoding');
    response.type(path.slice(path.lastIndexOf('.')));
    if (packed) response.setHeader('Content-Encoding', packed[0]);
    const cached = headersFor(headers, path)['Cache-Control'];
    if (cached !== undefined) response.setHeader('Cache-Control', cached);
    response.sendFile(path.slice(1) + (packed?.[1] ?? ''), {
      root: webFolder,
      cacheControl: false,
      dotfiles: 'allow',
    });
  };

  const page = writtenPage(join(webFolder, headers.page), marks);
  const sendPage = async (request: Request, response: Response) => {
    const answers = await firstAnswers(request);
    if (answers === undefined && marks === '') {
      send(headers.page, request, response);
      return;
    }
    const encoding = encodings.map(([name]) => name).find((name) => request.acceptsEncodings(name));
    const cached = headersFor(headers, headers.page)['Cache-Control'];
    response.vary('Accept-Encoding').type('html');
    if (cached !== undefined) response.setHeader('Cache-Control', cached);
    if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
    response.send(await page(answers, encoding));
  };

  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    const { path } = request;
    if (files.has(path) && !privateFiles.test(path) && path !== headers.page) {
      send(path, request, response);
    } else if (!isPagePath(path) || request.accepts(['html', 'json']) !== 'html') {
      next();
    } else if (files.has(headers.page)) {
      await sendPage(request, response);
    } else {
      response.status(503).type('text/plain').send('The web app is not built yet: npm run build');
    }
  };
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
