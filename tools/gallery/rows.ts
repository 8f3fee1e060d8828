import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#tools/project.ts';
import { readRequirements } from '#tools/requirements.ts';
import type { ScreenRecord } from './records.ts';

/** What covers a row of the requirements. */
export interface RequirementRow {
  readonly row: string;
  readonly text: string;
  /** Ids of the screens of its flows. */
  readonly screens: readonly string[];
  /** Files of the tests that name it. */
  readonly tests: readonly string[];
  /** Recordings of its flows. */
  readonly recordings: readonly string[];
}

/** Every row of `docs/requirements.md`; uncovered ones first. */
export function requirementRows(screens: readonly ScreenRecord[]): readonly RequirementRow[] {
  const tests = globSync('tests/**/*.{test.ts,test.tsx}', { cwd: projectRoot })
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(projectRoot, file), 'utf8') }));
  const recordings = globSync('machines/*/proof/recordings/*.json', { cwd: projectRoot });
  const rows = [...readRequirements()].map(([row, text]): RequirementRow => {
    const name = new RegExp(`\\b${row}\\b`, 'u');
    const own = screens.filter((screen) => screen.rows.includes(row));
    const flows = new Set(own.map(({ group }) => group));
    return {
      row,
      text,
      screens: own.map(({ id }) => id),
      tests: tests.filter((each) => name.test(each.text)).map(({ file }) => file),
      recordings: recordings.filter((file) => flows.has(file.split('/')[1] ?? '')),
    };
  });
  const carriers = (row: RequirementRow) =>
    row.screens.length + row.tests.length + row.recordings.length;
  return rows.toSorted((one, other) => Number(carriers(one) > 0) - Number(carriers(other) > 0));
}
