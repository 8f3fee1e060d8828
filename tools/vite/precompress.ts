import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
/** Below this a compressed copy saves no packet. */
const smallestBytes = 512;

/** Writes a `.br` and a `.gz` beside every text file, so that no request waits for compression. */
export function precompress(): Plugin {
  return {
    name: 'portal:precompress',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '.' }) {
        const entries = await readdir(dir, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
        await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
      },
    },
  };
}

/** Writes the compressed copies of one file, if they save anything. */
export async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < smallestBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    brotli(bytes, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    zip(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}
