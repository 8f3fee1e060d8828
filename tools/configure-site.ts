import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type HostHeaders,
  hostHeadersSchema,
  type SiteConfiguration,
  sourcesOf,
  withSources,
} from '#contract/hosting.ts';
import { netlifyHeaders, nginxConfiguration } from './host-files.ts';
import { compress } from './vite/precompress.ts';

const apiMeta = /<meta name="portal-api" content="[^"]*"\s*\/?>/u;

/** What one site is made from. */
export interface ConfigureOptions {
  /** Folder of the build, which stays as it is. */
  readonly from: string;
  /** Folder of the site; its content is replaced. */
  readonly to: string;
  readonly configuration: SiteConfiguration;
}

/**
 * Makes a site's folder from the build, without building again: the files to serve in `web/`, with
 * the API's address in the page, and their headers.
 *
 * @throws if the folder has no build
 */
export async function configureSite({ from, to, configuration }: ConfigureOptions): Promise<void> {
  const headers = withSources(await readHeaders(from), sourcesOf(configuration));
  const web = join(to, 'web');
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  await cp(from, web, { recursive: true });
  await Promise.all(['headers.json', 'modules.json'].map((name) => removeWithCopies(web, name)));

  const page = join(web, headers.page);
  const html = await readFile(page, 'utf8');
  if (!apiMeta.test(html)) throw new Error(`${page} does not say where the API is.`);
  await writeFile(
    page,
    html.replace(apiMeta, () => `<meta name="portal-api" content="${configuration.api}">`),
  );
  await compress(page);
  await writeFile(join(to, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
  await writeFile(join(to, 'nginx.conf'), nginxConfiguration(headers));
  await writeFile(join(web, '_headers'), netlifyHeaders(headers));
}

async function readHeaders(from: string): Promise<HostHeaders> {
  return hostHeadersSchema.parse(JSON.parse(await readFile(join(from, 'headers.json'), 'utf8')));
}

async function removeWithCopies(folder: string, name: string): Promise<void> {
  const files = ['', '.br', '.gz'].map((ending) => join(folder, name + ending));
  await Promise.all(files.map((file) => rm(file, { force: true })));
}
