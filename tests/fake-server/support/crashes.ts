import { cpSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Data files of a server that crashes repeatedly: each is the previous crash's disk contents, the
 * file with its log. The crashed process keeps its own, because only one can have it.
 *
 * @returns gives the file for the next start
 */
export function filesOverCrashes(folder: string): () => string {
  const fileOf = (start: number) => join(folder, `world-${start}.sqlite`);
  let starts = 0;
  return () => {
    const file = fileOf(starts);
    if (starts > 0) for (const end of ['', '-wal']) cpSync(fileOf(starts - 1) + end, file + end);
    starts += 1;
    return file;
  };
}
