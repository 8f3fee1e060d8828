import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod/v4';
import { projectRoot } from '#tools/project.ts';

/** The rooms of the fake server from below; a room imports only from those before it. */
const rooms = [
  'kernel',
  'content',
  'situation',
  'store',
  'settings',
  'world',
  'scenes',
  'http',
  'vendors',
  'seed',
  'handlers',
  'control',
] as const;

/**
 * The rooms of the world by floors, lowest first; a room imports only from floors below its own,
 * and `world.ts` is above all.
 */
const floors: readonly (readonly string[])[] = [
  ['ledger', 'pictures', 'ports', 'sessions'],
  ['notifications', 'partners'],
  ['deposits', 'points', 'verification'],
  ['promotions', 'protection'],
  ['agents', 'site'],
  ['identity', 'transfers'],
  ['account', 'idempotency', 'play'],
  ['records'],
  ['withdrawals'],
  ['upkeep'],
  ['composition'],
];

const entries = await readdir(join(projectRoot, 'fake-server'), { withFileTypes: true });
const topFiles = entries
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map(({ name }) => name);

/** More than lint says of all the probes. */
const REPORT_BYTES = 64 * 1024 * 1024;

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({
      code: z.string(),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.int() }) })),
    }),
  ),
});

/** What lint refuses of the imports of some modules, each module under its path. */
async function refusedImports(modules: ReadonlyMap<string, readonly string[]>) {
  const folder = await mkdtemp(join(tmpdir(), 'fence-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copyFile(join(projectRoot, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [path, imports] of modules) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    const lines = imports.map((source, index) => `import type { T${index} } from '${source}';`);
    await writeFile(join(folder, path), lines.join('\n'));
  }
  const oxlint = join(projectRoot, 'node_modules/.bin/oxlint');
  const output = await new Promise<string>((resolve) => {
    // It ends with 1 where it found something, which it is meant to.
    const options = { cwd: folder, maxBuffer: REPORT_BYTES };
    execFile(oxlint, ['--format', 'json'], options, (_error, stdout) => resolve(stdout));
  });
  const { diagnostics } = reportSchema.parse(JSON.parse(output));
  const refused = new Map<string, string[]>([...modules.keys()].map((path) => [path, []]));
  for (const { code, filename, labels } of diagnostics) {
    if (!code.includes('no-restricted-imports')) continue;
    const line = labels[0]?.span.line ?? 0;
    refused.get(filename)?.push(modules.get(filename)?.[line - 1] ?? `line ${line}`);
  }
  return refused;
}

test('every folder of the fake server has its place among the rooms', async () => {
  const foldersOf = (some: typeof entries) =>
    some.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(new Set(foldersOf(entries))).toEqual(new Set(rooms));
  const world = await readdir(join(projectRoot, 'fake-server/world'), { withFileTypes: true });
  expect(foldersOf(world).toSorted()).toEqual(floors.flat().toSorted());
  expect(world.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['world.ts']);
  const store = await readdir(join(projectRoot, 'fake-server/store'), { withFileTypes: true });
  const others = ['schema', 'data-export', 'vendors'];
  const unknown = foldersOf(store).filter((name) => !floors.flat().concat(others).includes(name));
  expect(unknown, 'Name a folder of the store like the room of the world that it serves').toEqual(
    [],
  );
});

const into = (prefix: string, names: readonly string[]) =>
  names.map((name) => `${prefix}${name}/some.ts`);

test('a room may import from rooms below it, and lint refuses every other import', async () => {
  const probes = rooms.flatMap((room, place) =>
    [1, 2, 3].map((depth) => {
      const up = '../'.repeat(depth);
      const path = `fake-server/${room}/${'inner/'.repeat(depth - 1)}probe.ts`;
      const below = rooms.slice(0, place);
      const above = rooms.slice(place + 1);
      const allowed = [...into(up, below), ...into('#fake-server/', below), './vendors.ts'];
      const refused = [
        ...into(up, above),
        ...into('#fake-server/', above),
        ...topFiles.flatMap((name) => [up + name, `#fake-server/${name}`]),
        'zod',
      ];
      return { path, imports: [...allowed, ...refused], refused };
    }),
  );
  const found = await refusedImports(new Map(probes.map(({ path, imports }) => [path, imports])));
  expect(found).toEqual(new Map(probes.map(({ path, refused }) => [path, refused])));
});

test('a room of the world may import from floors below it, and lint refuses the others', async () => {
  const above = rooms.slice(rooms.indexOf('world') + 1);
  const probes = floors.flatMap((floor, place) =>
    floor.map((room) => {
      const among = (names: readonly string[]) => [
        ...into('../', names),
        ...into('../../world/', names),
        ...into('#fake-server/world/', names),
      ];
      const refused = [
        ...among(floors.slice(place).flat()),
        '../world.ts',
        '#fake-server/world/world.ts',
        ...into('../../', above),
        'zod',
      ];
      const allowed = [
        ...among(floors.slice(0, place).flat()),
        './some.ts',
        '../../kernel/some.ts',
      ];
      return {
        path: `fake-server/world/${room}/probe.ts`,
        imports: [...allowed, ...refused],
        refused,
      };
    }),
  );
  const found = await refusedImports(new Map(probes.map(({ path, imports }) => [path, imports])));
  expect(found).toEqual(new Map(probes.map(({ path, refused }) => [path, refused])));
});
