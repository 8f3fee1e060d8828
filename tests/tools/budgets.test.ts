import { expect, test } from 'vitest';
import {
  type BuildReport,
  budgets,
  type FileSizes,
  measureBudgets,
  measurePages,
  pageBudgets,
} from '#tools/budgets.ts';

type Chunk = BuildReport[string];

function chunk(part: Partial<Chunk> & { name: string }): Chunk {
  return { isEntry: false, imports: [], dynamicImports: [], modules: [], ...part };
}

const build: BuildReport = {
  'main.js': chunk({ name: 'main', isEntry: true, imports: ['react.js'] }),
  'react.js': chunk({ name: 'react' }),
  'lobby.js': chunk({ name: 'lobby', imports: ['react.js', 'list.js'] }),
  'list.js': chunk({ name: 'list', imports: ['lobby.js'] }),
};
const bytes: Record<string, number> = {
  'main.js': 10_000,
  'react.js': 70_000,
  'lobby.js': 20_000,
  'list.js': 5_000,
};
const measure = (report: BuildReport) => measureBudgets(report, (file) => bytes[file] ?? 0);

test('the entry is its whole static graph', () => {
  expect(measure(build).entry).toEqual({ part: 'entry', bytes: 80_000, limit: budgets.entryBytes });
});

test('every file that the entry does not load is a lazy part', () => {
  expect(measure(build).lazyParts).toEqual([
    { part: 'lobby', bytes: 20_000, limit: budgets.lazyPartBytes },
    { part: 'list', bytes: 5_000, limit: budgets.lazyPartBytes },
  ]);
});

test('a forbidden package is reported in the entry, not in a lazy part', () => {
  const id = 'node_modules/zod/v4/core.js';
  const inEntry = { ...build, 'react.js': chunk({ name: 'react', modules: [id] }) };
  const inLazy = { ...build, 'list.js': chunk({ name: 'list', modules: [id] }) };
  expect(measure(inEntry).forbidden).toEqual([id]);
  expect(measure(inLazy).forbidden).toEqual([]);
});

test('an SDK may exceed the limit of a lazy part, other parts may not', () => {
  const sdk = chunk({ name: 'sdk', modules: ['node_modules/@firebase/auth/index.js'] });
  expect(measure({ ...build, 'sdk.js': sdk }).lazyParts.map(({ part }) => part)).toEqual([
    'lobby',
    'list',
  ]);
});

test('a build without an entry is refused', () => {
  expect(() => measure({})).toThrow('no entry');
});

test('a page is checked for number of files, bytes, and smallest size (P3)', () => {
  const sizes = {
    bytes: (file: string) => (file === '/tiny.js' ? pageBudgets.smallestScriptBytes - 1 : 50_000),
    gzipBytes: (file: string) => (file === '/huge.js' ? pageBudgets.bytes : 1_000),
  };
  const usual = ['/entry.js', '/words.js', '/frame.js', '/games.js', '/frame.css', '/games.css'];
  const faultsOf = (files: readonly string[]) =>
    measurePages({ page: files }, sizes).flatMap(({ faults }) => faults);
  expect(faultsOf(usual)).toEqual([]);
  expect(faultsOf([...usual, '/more.css'])).toEqual(['7 files']);
  expect(faultsOf([...usual.slice(0, 4), '/more.js'])).toEqual(['5 scripts']);
  expect(faultsOf(['/entry.js', '/tiny.js'])).toEqual(['/tiny.js is too small for a request']);
  expect(faultsOf(['/entry.js', '/huge.js'])).toEqual([
    `${(pageBudgets.bytes + 1_000).toLocaleString('en')} bytes`,
  ]);
});

test('a page for signed-in people is checked for what it adds to the sign-in', () => {
  const sizes: FileSizes = { bytes: () => 20_000, gzipBytes: () => 20_000 };
  const login = ['/entry.js', '/words.js', '/frame.js', '/account.js'];
  const reportOf = (...more: readonly string[]) =>
    measurePages(
      { login, page: [...login, '/assets/present-b2.js', '/assets/member-a1.js', ...more] },
      sizes,
    ).at(-1);
  expect(reportOf('/money.js')).toMatchObject({ scripts: 2, files: 2, bytes: 40_000, faults: [] });
  expect(reportOf('/money.js', '/codes.js', '/more.js')?.faults).toEqual([
    '4 scripts',
    '80,000 bytes',
  ]);
});
