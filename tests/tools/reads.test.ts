import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#tools/project.ts';
import { reads as table } from '#web/api/reads.ts';

// The flows page makes no call of the contract.
const files = globSync('web/**/*.{ts,tsx}', { cwd: projectRoot })
  .filter((file) => !file.startsWith('web/flows/'))
  .map((file) => ({ file, text: readFileSync(join(projectRoot, file), 'utf8') }));

/** The files that match, beside the one place that makes reads and the one that asks for them. */
const filesWith = (pattern: RegExp) =>
  files
    .filter(
      ({ file, text }) => pattern.test(text) && !/api\/(?:queries|query-client)\.ts$/u.test(file),
    )
    .map(({ file }) => file)
    .toSorted();

/** Whether some file makes the read of this name. */
const isMade = (read: string) =>
  files.some(({ text }) =>
    new RegExp(`queries\\.${read.replace('.', String.raw`\s*\.`)}\\(`, 'u').test(text),
  );

test('views make reads only through `queries`', () => {
  // Reads by POST, which `queries` has none of.
  const byPost = ['web/app/menu/room-visit.ts', 'web/features/points/use-postcode-place.ts'];
  expect(filesWith(/queryKey: \[/u), 'use `queries` or `readsOf`').toEqual(byPost);
  expect(filesWith(/\bqueryFn:/u), 'spread `queries.<domain>.<name>(…)` instead').toEqual(
    // The help centre comes with what shows its articles.
    [...byPost, 'web/features/help/use-help-centre.ts'].toSorted(),
  );
});

test('every row of the table of reads is used by a view', () => {
  const rows = Object.entries(table).flatMap(([domain, reads]) =>
    Object.keys(reads).map((name) => `${domain}.${name}`),
  );
  expect(rows.length).toBeGreaterThan(80);
  expect(
    rows.filter((row) => !isMade(row)),
    'Take these rows out of web/api/reads.ts: no view makes such a read',
  ).toEqual([]);
});
