import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { projectRoot } from '#tools/project.ts';

/** The rooms of `web`, each with those that its files may import (docs/decisions/rooms-of-web.md). */
const mayImport = {
  shell: ['shell', 'app', 'features', 'shared', 'ui', 'platform', 'api', 'i18n'],
  app: ['app', 'features', 'shared', 'ui', 'platform', 'api', 'i18n'],
  features: ['shared', 'ui', 'platform', 'api', 'i18n'],
  shared: ['shared', 'ui', 'platform', 'api', 'i18n'],
  ui: ['ui'],
  platform: ['platform'],
  api: ['api'],
  i18n: ['i18n'],
  // The flows page is a separate build, and in no other.
  flows: ['flows', 'ui', 'platform'],
} as const satisfies Record<string, readonly string[]>;

type Room = keyof typeof mayImport;
const rooms = Object.keys(mayImport) as Room[];

/** The ways to import a file, each as a line of code. */
const ways = {
  'by name': (file: string) => `import { probe } from '${file}';\nexport const seen = probe;`,
  'as a type': (file: string) => `import type { Probe } from '${file}';\nexport type Seen = Probe;`,
  lazily: (file: string) => `export const load = () => import('${file}');`,
  'to pass it on': (file: string) => `export { probe } from '${file}';`,
};

interface Probe {
  readonly file: string;
  readonly code: string;
  readonly isAllowed: boolean;
}

const probes: readonly Probe[] = rooms.flatMap((from) =>
  rooms.flatMap((to) =>
    Object.values(ways).map((way, index) => ({
      file: `web/${from}/room/${to}-${index}.ts`,
      code: way(`#web/${to}/room/probe.ts`),
      isAllowed: (mayImport[from] as readonly string[]).includes(to),
    })),
  ),
);

/** Ways around the names of rooms: by relative paths. */
const relativeProbes: readonly Probe[] = [
  { file: 'web/features/one/a.ts', code: `export * from './b.ts';`, isAllowed: true },
  { file: 'web/features/one/c.ts', code: `export * from './inside/a.ts';`, isAllowed: true },
  { file: 'web/features/one/inside/a.ts', code: `export * from '../a.ts';`, isAllowed: true },
  { file: 'web/features/one/inside/b.ts', code: `export * from '../other/a.ts';`, isAllowed: true },
  { file: 'web/features/one/d.ts', code: `export * from '../two/a.ts';`, isAllowed: false },
  {
    file: 'web/features/one/inside/c.ts',
    code: `export * from '../../two/a.ts';`,
    isAllowed: false,
  },
  { file: 'web/features/one/e.ts', code: `export * from '../../app/App.tsx';`, isAllowed: false },
  { file: 'web/shared/one/a.ts', code: `export * from '../two/a.ts';`, isAllowed: true },
  { file: 'web/shared/one/b.ts', code: `export * from '../../features/a/b.ts';`, isAllowed: false },
  { file: 'web/shared/one/c.ts', code: `export * from '../../app/App.tsx';`, isAllowed: false },
  { file: 'web/ui/a.ts', code: `export * from '../shared/one/a.ts';`, isAllowed: false },
  { file: 'web/platform/a.ts', code: `export * from '../api/a.ts';`, isAllowed: false },
  // An override takes the place of the rule's other options: the old zod stays out everywhere.
  ...rooms.map((room) => ({
    file: `web/${room}/room/zod.ts`,
    code: `export * from 'zod';`,
    isAllowed: false,
  })),
];

/** What a browser may deny or not have: only its port in `web/platform` reaches for it (S13). */
const denied = [
  `localStorage.getItem('theme')`,
  `window.sessionStorage.clear()`,
  `document.cookie`,
  `navigator.clipboard.writeText('')`,
  `navigator.share({})`,
  `navigator.serviceWorker.ready`,
  `navigator.locks.query()`,
  `crypto.subtle.digest('SHA-256', bytes)`,
  `open('about:blank')`,
  `window.open('about:blank')`,
  `new BroadcastChannel('name')`,
  `new Notification('title')`,
  `indexedDB.open('name')`,
  `new EventSource('/api')`,
  `new WebSocket('wss://host')`,
];

const deniedProbes: readonly Probe[] = denied.flatMap((expression, index) =>
  rooms.map((room) => ({
    file: `web/${room}/room/denied-${index}.ts`,
    code: `export const reach = () => ${expression};`,
    isAllowed: room === 'platform',
  })),
);

describe('the fence between the rooms of web', () => {
  let folder: string;
  let refused: readonly string[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'rooms-of-web-'));
    copyFileSync(join(projectRoot, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const { file, code } of [...probes, ...relativeProbes, ...deniedProbes]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${code}\n`);
    }
    refused = refusedIn(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(rooms)('lets %s import what is below it, and nothing else', (room) => {
    const own = probes.filter(({ file }) => file.startsWith(`web/${room}/`));
    expect(own.filter(({ file }) => refused.includes(file))).toEqual(
      own.filter(({ isAllowed }) => !isAllowed),
    );
  });

  it.each(denied)('allows %s only in the platform (S13)', (expression) => {
    const own = deniedProbes.filter(({ code }) => code.endsWith(`=> ${expression};`));
    expect(own.filter(({ file }) => refused.includes(file))).toEqual(
      own.filter(({ isAllowed }) => !isAllowed),
    );
  });

  it.each(relativeProbes)('$file: $code', ({ file, isAllowed }) => {
    expect(refused.includes(file)).toBe(!isAllowed);
  });
});

test('web files import only from rooms below, and use deniable browser features only through the platform', () => {
  expect(
    refusedIn(projectRoot),
    'npm run lint says in these files which import or expression to move',
  ).toEqual([]);
});

/** The files of `web` in this folder that use what the lint rules of the project forbid them. */
function refusedIn(folder: string): string[] {
  const { stdout, stderr } = spawnSync(
    join(projectRoot, 'node_modules/.bin/oxlint'),
    ['--format', 'json', 'web'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (stdout === '') throw new Error(`oxlint said nothing: ${stderr}`);
  const { diagnostics, number_of_files: files } = JSON.parse(stdout) as Report;
  if (files === 0) throw new Error('oxlint looked at no file.');
  const forbidden = diagnostics.filter(({ code }) => code.startsWith('eslint(no-restricted-'));
  return [...new Set(forbidden.map(({ filename }) => filename))].toSorted();
}

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
  readonly number_of_files: number;
}

test('a flow is run by useFlow alone (docs/decisions/flows-in-views.md)', () => {
  const running = globSync('web/**/*.{ts,tsx}', { cwd: projectRoot }).filter((file) =>
    /\buseMachine\b/u.test(readFileSync(join(projectRoot, file), 'utf8')),
  );
  expect(running, 'Run the machine by useFlow of web/shared/flow').toEqual([
    'web/shared/flow/use-flow.ts',
  ]);
});
