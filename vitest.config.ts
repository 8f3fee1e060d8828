import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';
import { randomSeed } from './tools/random-seed.ts';
import { contractManifest } from './tools/vite/contract-manifest.ts';
import { englishStandsIn } from './tools/vite/english-stands-in.ts';
import { inspectedFields } from './tools/vite/inspected-fields.ts';

/** One seed for every random test of this run, printed so that a failure can be run again. */
if (process.env['FC_SEED'] === undefined) {
  process.env['FC_SEED'] = String(randomSeed(import.meta.dirname));
  process.stdout.write(`Random tests run with FC_SEED=${process.env['FC_SEED']}\n`);
}

/**
 * A project per folder of tests; `npm test` runs each as a step. A folder may bring a
 * `global-setup.ts` (once per run) and a `setup.ts` (in every worker) of its own.
 */
function project(folder: string, settings: UserWorkspaceConfig['test'] = {}): UserWorkspaceConfig {
  const ownFile = (name: string) => {
    const path = `tests/${folder}/${name}`;
    return existsSync(new URL(path, import.meta.url)) ? [path] : [];
  };
  return {
    plugins: [contractManifest(), englishStandsIn(), inspectedFields()],
    test: {
      name: folder,
      include: [`tests/${folder}/**/*.test.{ts,tsx}`],
      globalSetup: ownFile('global-setup.ts'),
      setupFiles: ['tests/support/random-seed.ts', ...ownFile('setup.ts')],
      // Limits are for what hangs: far longer than the slowest machine with busy neighbours takes.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 60_000 } },
      // By itself, Vitest leaves a core free, of two as well.
      maxWorkers: Math.max(2, availableParallelism()),
      ...settings,
    },
  };
}

/** What is looked at with a real browser, and needs no stand-in for one. */
const inBrowser = 'tests/web/**/*.browser.test.ts';

/**
 * What puts a module in the place of another (`vi.mock`) shares none, or another file would get its
 * stand-in.
 */
const replacingModules = globSync('tests/web/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').includes('vi.mock('),
);

/**
 * Files that stand in for no browser keep nothing between them but the modules that they share, so
 * a worker takes many: starting one for each, and importing the server again in it, took about half
 * of the time.
 */
const sharingModules: UserWorkspaceConfig['test'] = { isolate: false };

/** One worker keeps one page of jsdom for all files; several would make one for each file. */
const sharingPage: UserWorkspaceConfig['test'] = { environment: 'jsdom', maxWorkers: 1 };

export default defineConfig({
  test: {
    // A test that passes on a second try has failed: nothing is tried twice.
    retry: 0,
    sequence: { sequencer: LongestFirst },
    projects: [
      project('messages', sharingModules),
      project('contract', sharingModules),
      project('rules', sharingModules),
      project('machines', sharingModules),
      project('fake-server', sharingModules),
      project('artwork', sharingModules),
      project('web', {
        ...sharingModules,
        ...sharingPage,
        exclude: [inBrowser, ...replacingModules],
      }),
      project('web', { ...sharingPage, name: 'web-apart', include: replacingModules }),
      project('web', {
        ...sharingModules,
        name: 'web-in-browser',
        include: [inBrowser],
        testTimeout: 600_000,
        hookTimeout: 600_000,
        maxWorkers: 1,
      }),
      project('tools', sharingModules),
      project('journeys', {
        ...sharingModules,
        testTimeout: 600_000,
        hookTimeout: 600_000,
        // Each has a browser beside it.
        maxWorkers: 2,
      }),
      // No step of `npm test`: `npm run gallery` runs it.
      project('gallery', {
        include: ['tests/gallery/*.gallery.ts'],
        testTimeout: 600_000,
        maxWorkers: 2,
        maxConcurrency: 2,
      }),
    ],
  },
});
