// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#tools/project.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** The texts that a file uses by name, such as `win` and `result.${by}`. */
const keysIn = (code: string) =>
  [...code.matchAll(/\bt\((?:'([^']+)'|`([^`]+)`)/gu)].map(
    ([, plain, made]) => plain ?? made ?? '',
  );

/** The headings of the columns of a table. */
const headingsIn = (code: string) =>
  keysIn([...code.matchAll(/heading: (t\([^)]*\))/gu)].map(([, call]) => call).join('\n'));

/** A column of the screen that is two columns of the file. */
const split: Readonly<Record<string, readonly string[]>> = { period: ['from', 'until'] };

/** Each record with a file, and the table of it on the screen. */
const tables: Readonly<Record<string, string>> = {
  'web/features/account-record/use-transactions-file.ts': 'TransactionTable.tsx',
  'web/features/betting-record/use-rounds-file.ts': 'RoundTable.tsx',
  'web/features/personal-profit/use-profit-file.ts': 'ProfitTable.tsx',
  'web/features/agents/figures/use-figures-file.ts': 'FiguresTable.tsx',
  'web/features/agents/income/use-income-file.ts': 'IncomeTable.tsx',
};

/** A case is no table, and the test of a year compares its statement with the screen. */
const others = /\/use-(?:case|statement)-file\.ts$/u;

test('every record with a file is tested', () => {
  const files = globSync('web/features/**/use-*-file.ts', { cwd: projectRoot });
  expect(files.filter((file) => !others.test(file)).toSorted()).toEqual(
    Object.keys(tables).toSorted(),
  );
});

test.each(Object.entries(tables))('%s has every column of the screen (W4)', (file, table) => {
  const columns = headingsIn(read(join(dirname(file), table)));
  expect(columns.length).toBeGreaterThan(2);
  const inFile = new Set(keysIn(read(file)));
  const missing = columns.flatMap((key) => split[key] ?? [key]).filter((key) => !inFile.has(key));
  expect(missing).toEqual([]);
});
