import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#tools/project.ts';
import { testSteps } from '#tools/test-steps.ts';

const folders = testSteps.filter(({ kind }) => kind === 'vitest').map(({ folder }) => folder);

test('every test file lies in the folder of a step, so that npm test runs it', () => {
  const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: projectRoot });
  expect(files.length).toBeGreaterThan(0);
  const left = files.filter(
    (file) => !folders.some((folder) => file.startsWith(join(folder, '/'))),
  );
  expect(
    left,
    'Move these into the folder of a step, or add a step in tools/test-steps.ts',
  ).toEqual([]);
});
