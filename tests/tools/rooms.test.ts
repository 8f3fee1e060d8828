import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod/v4';
import { projectRoot } from '#tools/project.ts';

/** The rooms of the product, each with those that it may import (docs/architecture.md). */
const rooms = {
  contract: [],
  machines: ['contract'],
  web: ['contract', 'machines'],
  'fake-server': ['contract'],
} as const;

const configSchema = z.object({
  extends: z.literal('../tsconfig.base.json'),
  include: z.array(z.string()),
  references: z.array(z.object({ path: z.string() })),
});

test.each(Object.entries(rooms))('%s imports no room but %j', (room, below) => {
  const text = readFileSync(join(projectRoot, room, 'tsconfig.json'), 'utf8');
  const { include, references } = configSchema.parse(JSON.parse(text));
  expect(references).toEqual(below.map((each) => ({ path: `../${each}` })));
  const outside = include.filter((pattern) => pattern.startsWith('..'));
  expect(
    outside,
    `Take these out of include in ${room}/tsconfig.json: a room has its own files alone`,
  ).toEqual([]);
});

/** Writes some files into a new folder. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

function run(command: string, args: readonly string[], cwd: string): string {
  const file = join(projectRoot, 'node_modules/.bin', command);
  return spawnSync(file, args, { cwd, encoding: 'utf8' }).stdout;
}

test('the compiler refuses an import that a room does not name', () => {
  const base = readFileSync(join(projectRoot, 'tsconfig.base.json'), 'utf8');
  const config = JSON.stringify({
    extends: '../tsconfig.base.json',
    compilerOptions: { rootDir: '..', outDir: '../out' },
    include: ['**/*.ts'],
  });
  const folder = folderWith({
    'tsconfig.base.json': base,
    'above/tsconfig.json': config,
    'above/top.ts': 'export const top = 1;\n',
    'below/tsconfig.json': config,
    'below/up.ts': "export { top } from '../above/top.ts';\n",
  });
  expect(run('tsc', ['-b', 'below'], folder)).toContain('TS6307');
});

test.each(['import', 'import type'])('lint refuses files that %s each other', (statement) => {
  const folder = folderWith({
    '.oxlintrc.json': readFileSync(join(projectRoot, '.oxlintrc.json'), 'utf8'),
    'machines/one.ts': `${statement} { Two } from './two.ts';\nexport interface One { two: Two }\n`,
    'machines/two.ts': `${statement} { One } from './one.ts';\nexport interface Two { one: One }\n`,
  });
  expect(run('oxlint', ['--format', 'json'], folder)).toContain('no-cycle');
});
