import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './project.ts';

interface GeneratedPage {
  /** The command's file, for what it says of itself. */
  readonly command: string;
  /** What the page is made from, for `--help`. */
  readonly from: string;
  /** The page, from the project's root. */
  readonly path: string;
  readonly make: () => string;
}

/**
 * A command that writes a page of docs/generated; with `--check` it writes nothing, and ends with 1
 * when the page is stale.
 */
export function generatePage({ command, from, path, make }: GeneratedPage): void {
  const { values } = parseArgs({
    options: { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help === true) {
    console.log(`node ${command} [--check]

  Writes ${path} from ${from}.
  --check   writes nothing, and ends with 1 when the page is stale`);
    return;
  }
  const file = join(projectRoot, path);
  const fresh = make();
  if (existsSync(file) && readFileSync(file, 'utf8') === fresh) return;
  const shown = relative(projectRoot, file);
  if (values.check === true) {
    console.error(`${shown} is stale: run node ${command}`);
    process.exitCode = 1;
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, fresh);
  console.log(`${shown} written`);
}
