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
import { join } from 'node:path';
import { projectRoot } from './project.ts';

/** Where the built web app lies: what the fake server serves as the portal. */
export const webBuildFolder = join(projectRoot, 'dist/web');

const stampFile = join(projectRoot, 'dist/web.stamp');
const inputs = [
  'web/**/*',
  'machines/**/*',
  'contract/**/*',
  'tools/vite/**/*',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/**
 * Builds the web app unless the last build was made from the very same files. A build that fails
 * has printed why, and ends the process.
 */
export async function buildWebIfStale(): Promise<void> {
  const wanted = hashOfInputs();
  const isFresh =
    existsSync(join(webBuildFolder, 'index.html')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === wanted;
  if (isFresh) return;
  const started = performance.now();
  console.error('Building the web app …');
  await buildWeb();
  writeFileSync(stampFile, wanted);
  console.error(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/**
 * Builds beside the current build and swaps at the end: a build that fails, or two at a time, leave
 * a whole one behind.
 */
async function buildWeb(): Promise<void> {
  // Vite is loaded only when there is something to build: a fresh start does without it.
  const { build } = await import('vite');
  const fresh = join(projectRoot, `dist/web.building-${process.pid}`);
  mkdirSync(join(projectRoot, 'dist'), { recursive: true });
  try {
    await build({
      configFile: join(projectRoot, 'vite.config.ts'),
      configLoader: 'native',
      logLevel: 'warn',
      build: { outDir: fresh, emptyOutDir: true },
    });
    rmSync(stampFile, { force: true });
    rmSync(webBuildFolder, { recursive: true, force: true });
    renameSync(fresh, webBuildFolder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    console.error(
      `The web app could not be built: ${error instanceof Error ? error.message : String(error)}`,
    );
    return process.exit(1);
  }
}

function hashOfInputs(): string {
  const hash = createHash('sha256');
  // The flag decides what is in the build (docs/inspector.md).
  hash.update(`VITE_INSPECTOR=${process.env['VITE_INSPECTOR'] ?? ''}\0`);
  const files = globSync(inputs, { cwd: projectRoot, withFileTypes: true })
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
