import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take far longer than their size suggests. */
const walks: readonly string[] = [
  'every-page.test.ts',
  'every-dialog.test.ts',
  'languages.test.ts',
];

const isWalk = ({ moduleId }: TestSpecification) => walks.includes(basename(moduleId));

/**
 * Starts the long files first, so that the workers end together. Vitest sorts by the time of
 * earlier runs, or by size; a walk over everything is a small file. The files of a project stay
 * together, the largest project first: its files share a worker, and a worker ends before a file of
 * another project.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's own method
    const sorted = await super.sort(files);
    const longestFirst = [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))];
    const byProject = [...Map.groupBy(longestFirst, ({ project }) => project.name).values()];
    return byProject.toSorted((one, other) => other.length - one.length).flat();
  }
}
