import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#tools/project.ts';

/** Builds the portal with the pseudo-locales, and gives back the folder of that build. */
export function buildWithPseudoLocales(): string {
  // Built within a test's process, it would be React's development version.
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env;
  const folder = join(projectRoot, 'dist/pseudo-locales/web');
  execFileSync(
    process.execPath,
    [
      join(projectRoot, 'node_modules/vite/bin/vite.js'),
      'build',
      `--config=${join(import.meta.dirname, 'vite.config.ts')}`,
      '--configLoader=native',
      `--outDir=${folder}`,
      '--emptyOutDir',
      '--logLevel=error',
    ],
    { cwd: projectRoot, env: environment, stdio: 'inherit' },
  );
  return folder;
}
