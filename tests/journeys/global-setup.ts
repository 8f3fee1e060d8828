import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#tools/project.ts';

/**
 * Journeys use the build that people get; it is made once for all of them. In a separate process:
 * built in here, it would be React's development version.
 */
export default function setup(): void {
  const { NODE_ENV: _, ...environment } = process.env;
  execFileSync(process.execPath, [join(projectRoot, 'tools/commands/build.ts')], {
    env: environment,
    stdio: 'inherit',
  });
}
