import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { projectRoot } from '#tools/project.ts';
import { type TestStep, testSteps } from '#tools/test-steps.ts';

const faultsFolder = join(projectRoot, 'tests/faults');

/** Some tests of one step, or all of a step that is a single check. */
export interface Selection {
  readonly step: TestStep;
  /** Test files, by their path from the project's root. */
  readonly files: readonly string[];
  /** What the names of the tests match, as `vitest -t` reads it. */
  readonly pattern: string | undefined;
}

/** A small fault of the product, kept as a patch, and the tests that catch it. */
export interface Fault {
  readonly name: string;
  /** The part of the product that it is in: the folder of its patch. */
  readonly area: string;
  /** What goes wrong, and for whom. */
  readonly what: string;
  readonly selection: Selection;
  /** Absolute path of the patch. */
  readonly file: string;
}

/** Absolute paths of all patches, in the order of their names. */
export const faultFiles: readonly string[] = globSync('*/*.patch', { cwd: faultsFolder })
  .toSorted()
  .map((file) => join(faultsFolder, file));

const header =
  /^Fault: (?<what>.+)\nCaught by: (?<step>\S+)(?<files>(?: tests\/\S+)*)(?: -t "(?<pattern>[^"]+)")?\ndiff --git /u;

/**
 * Reads a patch.
 *
 * @throws if its first two lines do not say what goes wrong and what catches it
 */
export function readFault(file: string): Fault {
  const called = relative(projectRoot, file);
  const fields = header.exec(readFileSync(file, 'utf8'))?.groups;
  if (!fields) throw new Error(`${called} does not begin as tests/faults/README.md says.`);
  const step = testSteps.find(({ name }) => name === fields['step']);
  if (!step) throw new Error(`${called} is to be caught by ${fields['step']}, which is no step.`);
  const files = (fields['files'] ?? '').split(' ').filter((each) => each !== '');
  if ((step.kind === 'vitest') !== files.length > 0) {
    throw new Error(`${called}: a step of tests names files, a check names none.`);
  }
  return {
    name: basename(file, '.patch'),
    area: basename(dirname(file)),
    what: fields['what'] ?? '',
    selection: { step, files, pattern: fields['pattern'] },
    file,
  };
}
