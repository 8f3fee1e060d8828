import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './project.ts';

/** Folder of the built web app, which the fake server serves as the portal. */
export const webBuildFolder = join(projectRoot, 'dist/web');
/** Folder of the built flows page. */
const flowsBuildFolder = join(projectRoot, 'dist/flows');
/** Folder of the built stage of the gallery. */
export const stageBuildFolder = join(projectRoot, 'dist/gallery-stage');

/** Folder of the contract's document and its pages. */
export const openApiBuildFolder = join(projectRoot, 'dist/openapi');

/** Something that is built from files of the project. */
interface Build {
  /** Its name in messages. */
  readonly title: string;
  readonly folder: string;
  /** Its page, in the folder. */
  readonly page: string;
  /** Builds it into a folder. */
  readonly make: (folder: string) => Promise<unknown>;
  readonly inputs: readonly string[];
}

const shared = ['machines/**/*', 'contract/**/*', 'package.json', 'package-lock.json'];

const webApp: Build = {
  title: 'web app',
  folder: webBuildFolder,
  page: 'index.html',
  make: withVite('vite.config.ts'),
  inputs: ['web/!(flows)/**/*', 'web/*.*', 'tools/vite/**/*', 'vite.config.ts', ...shared],
};
const flowsPage: Build = {
  title: 'flows page',
  folder: flowsBuildFolder,
  page: 'flows/index.html',
  make: withVite('tools/vite/flows.config.ts'),
  inputs: [
    'web/{flows,ui,platform}/**/*',
    'web/i18n/messages/**/*',
    'tools/{vite,flows}/**/*',
    'tools/*.ts',
    '.cache/flow-reach/**/*',
    'docs/requirements.md',
    ...shared,
  ],
};
const galleryStage: Build = {
  title: "gallery's stage",
  folder: stageBuildFolder,
  page: 'index.html',
  make: withVite('tools/vite/gallery.config.ts'),
  inputs: [
    'web/!(flows)/**/*',
    'tests/gallery/stage/**/*',
    'tests/web/walk/**/*',
    'tools/vite/**/*',
    'tools/*.ts',
    ...shared,
  ],
};
const openApi: Build = {
  title: "contract's pages",
  folder: openApiBuildFolder,
  page: 'openapi.json',
  // In a separate process: it loads the contract in another way.
  make: (folder) =>
    promisify(execFile)(process.execPath, [
      join(projectRoot, 'tools/contract/write-pages.ts'),
      folder,
    ]),
  inputs: [
    'contract/**/*',
    'machines/**/*',
    'web/**/*.{ts,tsx}',
    'tests/**/*.{ts,tsx}',
    'tools/{contract,flows}/**/*',
    'tools/*.ts',
  ],
};

/** Builds the web app unless the last build was made from the very same files. */
export function buildWebIfStale(): Promise<void> {
  return buildIfStale(webApp);
}

/** The same for the flows page. */
export function buildFlowsIfStale(): Promise<void> {
  return buildIfStale(flowsPage);
}

/** The same for the stage of the gallery. */
export function buildStageIfStale(): Promise<void> {
  return buildIfStale(galleryStage);
}

/** The same for the contract's pages. */
export function buildOpenApiIfStale(): Promise<void> {
  return buildIfStale(openApi);
}

/** A build that fails has printed why, and ends the process. */
async function buildIfStale(build: Build): Promise<void> {
  const wanted = digestOf(build.inputs);
  const stampFile = `${build.folder}.stamp`;
  const isFresh =
    existsSync(join(build.folder, build.page)) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === wanted;
  if (isFresh) return;
  const started = performance.now();
  console.error(`Building the ${build.title} …`);
  await swapIn(build, stampFile);
  writeFileSync(stampFile, wanted);
  console.error(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/**
 * Builds beside the current build and swaps at the end: a failed build, or two at the same time,
 * always leave a complete one.
 */
async function swapIn({ title, folder, make }: Build, stampFile: string): Promise<void> {
  const fresh = `${folder}.building-${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  try {
    await make(fresh);
    rmSync(stampFile, { force: true });
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    console.error(
      `The ${title} could not be built: ${error instanceof Error ? error.message : String(error)}`,
    );
    return process.exit(1);
  }
}

function withVite(configFile: string) {
  return async (folder: string) => {
    // Vite is loaded only when there is something to build.
    const { build } = await import('vite');
    await build({
      configFile: join(projectRoot, configFile),
      configLoader: 'native',
      logLevel: 'warn',
      build: { outDir: folder, emptyOutDir: true },
    });
  };
}

function digestOf(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  // The flag changes the build (docs/inspector.md).
  hash.update(`VITE_INSPECTOR=${process.env['VITE_INSPECTOR'] ?? ''}\0`);
  const files = globSync([...inputs], { cwd: projectRoot, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) {
    hash
      .update(`${file.slice(projectRoot.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}
