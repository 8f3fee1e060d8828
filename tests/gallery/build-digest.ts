import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#tools/project.ts';

/** What the pictures of the running product are made from. */
const inputs = [
  'web/!(flows)/**/*.*',
  'contract/**/*.ts',
  'machines/**/*.ts',
  'fake-server/**/*.ts',
  'tests/gallery/*.ts',
  'tests/journeys/steps/*.ts',
  'tools/gallery/*.ts',
];

/** The same digest stands for the same pictures. */
export function buildDigest(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs, { cwd: projectRoot }).toSorted()) {
    hash.update(file).update(readFileSync(join(projectRoot, file)));
  }
  return hash.digest('hex');
}
