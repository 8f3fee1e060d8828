import type { GalleryOptions } from '#tools/gallery/options.ts';
import { digestOfFiles, harness } from './digest.ts';

/** A digest of all that a picture of the running product is made from, and of its choice of looks. */
export function digestOfProduct({ isShort }: GalleryOptions): string {
  const files = digestOfFiles([
    'web/!(flows)/**/*.*',
    '{contract,machines,fake-server}/**/*.{ts,json}',
    'tests/journeys/steps/*.ts',
    ...harness,
  ]);
  return isShort ? `${files} short` : files;
}
