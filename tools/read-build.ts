import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod/v4';
import type { BuildReport } from './budgets.ts';
import { webBuildFolder } from './web-build.ts';

const buildReport = z.record(
  z.string(),
  z.object({
    name: z.string(),
    isEntry: z.boolean(),
    imports: z.array(z.string()),
    dynamicImports: z.array(z.string()),
    modules: z.array(z.string()),
  }),
);

/** The last build's `modules.json`. */
export function readBuildReport(): BuildReport {
  return buildReport.parse(JSON.parse(readFileSync(join(webBuildFolder, 'modules.json'), 'utf8')));
}

const firstParts = z.object({
  pages: z.record(z.string(), z.array(z.string())),
  languages: z.record(z.string(), z.object({ words: z.string() })),
});

/**
 * The scripts and style sheets that each page of the last build loads before it is complete, as its
 * boot script reads them. The entry's styles are inlined.
 */
export function readPageFiles(): Readonly<Record<string, readonly string[]>> {
  const html = readFileSync(join(webBuildFolder, 'index.html'), 'utf8');
  const [, json = '{}'] = /id="first-parts">(.*?)<\/script>/u.exec(html) ?? [];
  const { pages, languages } = firstParts.parse(JSON.parse(json));
  const scripts = [...html.matchAll(/<script type="module"[^>]*src="([^"]+)"/gu)];
  const entry = scripts.map(([, address = '']) => address);
  const words = Object.values(languages).map((each) => each.words);
  // The largest texts of all languages count.
  const longest = words.toSorted((a, b) => gzipBytesOf(b) - gzipBytesOf(a)).slice(0, 1);
  return Object.fromEntries(
    Object.entries(pages).map(([page, files]) => [page, [...entry, ...longest, ...files]]),
  );
}

/** Bytes of a file of the last build as it is. */
export function bytesOf(file: string): number {
  return statSync(join(webBuildFolder, file)).size;
}

/** Bytes of a file of the last build, gzipped at level 9. */
export function gzipBytesOf(file: string): number {
  return gzipSync(readFileSync(join(webBuildFolder, file)), { level: 9 }).length;
}
