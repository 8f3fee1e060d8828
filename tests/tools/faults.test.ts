import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultFiles, readFault } from '#tools/faults/fault.ts';
import { misfitsOf } from '#tools/faults/misfits-of.ts';
import { projectRoot } from '#tools/project.ts';

const faults = faultFiles.map((file) => [relative(projectRoot, file), file] as const);

test('faults exist, each with its own name', () => {
  const names = faultFiles.map((file) => readFault(file).name);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(faults)('%s', (name, file) => {
  test('applies to the current files', () => {
    expect(
      misfitsOf(readFileSync(file, 'utf8'), projectRoot),
      `${name}: seed the same fault in the lines as they are now, and save git diff -U2`,
    ).toEqual([]);
  });

  test('changes the product alone', () => {
    const lines = readFileSync(file, 'utf8').matchAll(/^(?:---|\+\+\+) [ab]\/(.+)$/gmu);
    const changed = Array.from(lines, ([, path = '']) => path);
    const isProduct = /^(?:contract|machines|web|fake-server)\//u;
    expect(
      changed.filter((path) => !isProduct.test(path)),
      `${name}: leave these files as they are: a fault breaks the product, never a test`,
    ).toEqual([]);
  });

  test('names existing tests', () => {
    const { files } = readFault(file).selection;
    const gone = files.filter((each) => !existsSync(join(projectRoot, each)));
    expect(gone, `${name}: name in 'Caught by' the tests that catch it now`).toEqual([]);
  });
});

describe('the look at a patch', () => {
  const patch = readFileSync(faultFiles[0] ?? '', 'utf8');

  test('reports changed lines', () => {
    const moved = patch.replaceAll(/^ (.+)$/gmu, ' $1 by now');
    expect(misfitsOf(moved, projectRoot)).not.toEqual([]);
  });

  test('reports a missing file', () => {
    const gone = patch.replaceAll(/^--- a\/.+$/gmu, '--- a/web/no-such-file.ts');
    expect(misfitsOf(gone, projectRoot)).toContain('there is no file web/no-such-file.ts');
  });
});
