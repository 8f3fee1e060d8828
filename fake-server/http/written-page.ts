import { readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FIRST_ANSWERS_ID } from '#contract/first-answers.ts';

/** Compresses in a few milliseconds; the best level takes half a second. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Cached compressed pages: their embedded answers rarely change. */
const MAX_CACHED_PAGES = 50;

/** Makes the page with embedded answers, if there are any, compressed for the browser. */
export type WrittenPage = (
  answers: Readonly<Record<string, unknown>> | undefined,
  encoding: 'br' | 'gzip' | undefined,
) => Promise<Buffer>;

/**
 * The built page that answers are embedded in.
 *
 * @param file the page's file
 * @param marks elements for its head
 */
export function writtenPage(file: string, marks: string): WrittenPage {
  const cache = new Map<string, Promise<Buffer>>();
  return async (answers, encoding) => {
    // No text in an answer can close its script element.
    const json = JSON.stringify(answers)?.replaceAll('<', '\\u003c');
    // A new build may replace the page while the server runs.
    const key = `${encoding} ${statSync(file).mtimeMs} ${json}`;
    const before = cache.get(key);
    if (before) return await before;
    const script =
      json && `<script type="application/json" id="${FIRST_ANSWERS_ID}">${json}</script>`;
    const page = packed(
      readFileSync(file, 'utf8').replace('<head>', () => `<head>${marks}${script ?? ''}`),
      encoding,
    );
    if (cache.size >= MAX_CACHED_PAGES) cache.clear();
    cache.set(key, page);
    return await page;
  };
}

async function packed(text: string, encoding: 'br' | 'gzip' | undefined): Promise<Buffer> {
  if (encoding === 'br') return await promisify(brotliCompress)(text, quickly);
  if (encoding === 'gzip') return await promisify(gzip)(text);
  return Buffer.from(text);
}
