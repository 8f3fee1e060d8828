import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, relative, sep } from 'node:path';
import { type HostHeaders, headersFor, hostHeadersSchema, isPagePath } from '#contract/hosting.ts';
import { closeServer, listen, originOf, portOf } from '#fake-server/http/addresses.ts';

/** A host of static files that knows nothing of the portal but its files and `headers.json`. */
export interface StaticHost {
  readonly origin: string;
  /** Serves a configured site from now on: its `web/`, with the headers beside it. */
  serve(siteFolder: string): void;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
};

/** Starts the host at a free port, with nothing to serve yet. */
export async function openStaticHost(): Promise<StaticHost> {
  let files: ReadonlyMap<string, Buffer> = new Map();
  let headers: HostHeaders = { page: '/', rules: [], firstAnswers: {} };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = files.has(pathname) || !isPagePath(pathname) ? pathname : headers.page;
    const file = files.get(path);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    for (const [name, value] of Object.entries(headersFor(headers, pathname))) {
      response.setHeader(name, value);
    }
    const type = types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    response.setHeader('Content-Type', type);
    response.end(file);
  });
  await listen(server, 0, 'localhost');
  return {
    origin: originOf('http', 'localhost', portOf(server)),
    serve: (siteFolder) => {
      files = filesIn(join(siteFolder, 'web'));
      const text = readFileSync(join(siteFolder, 'headers.json'), 'utf8');
      headers = hostHeadersSchema.parse(JSON.parse(text));
    },
    close: () => closeServer(server),
  };
}

function filesIn(folder: string): ReadonlyMap<string, Buffer> {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file)]),
  );
}
