import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#tools/project.ts';

/** How pictures are taken. */
export const harness: readonly string[] = [
  'tests/gallery/*.ts',
  'tools/gallery/{looks,records}.ts',
];

/** The same parts in any order give the same digest. */
export function digestOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.toSorted().join('\0')).digest('hex');
}

/** A digest of the files that match: their paths and contents. */
export function digestOfFiles(patterns: readonly string[]): string {
  const files = globSync([...patterns], { cwd: projectRoot, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return digestOf(
    files.map((file) => `${file.slice(projectRoot.length)}\0${readFileSync(file, 'utf8')}`),
  );
}
