import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { projectRoot } from '../project.ts';
import { classNames } from './class-names.ts';

/**
 * Builds one file on its own, beside the web app's build, and gives back the code of its entry.
 *
 * @throws when Vite cannot build it.
 */
export async function buildOnItsOwn(config: InlineConfig): Promise<string> {
  const outcome = await build({
    ...config,
    root: join(projectRoot, 'web'),
    css: classNames,
    publicDir: false,
    configFile: false,
    logLevel: 'warn',
    build: { ...config.build, write: false },
  });
  const [first] = Array.isArray(outcome) ? outcome : [outcome];
  if (first === undefined || !('output' in first)) throw new Error('Vite built nothing.');
  const entry = first.output.find(
    (part): part is Rolldown.OutputChunk => part.type === 'chunk' && part.isEntry,
  );
  if (entry === undefined) throw new Error('Vite built no entry.');
  return entry.code;
}
