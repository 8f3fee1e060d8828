import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './project.ts';

interface GeneratedPages {
  /** The command's file, for its own help text. */
  readonly command: string;
  /** What the pages are made from, for `--help`. */
  readonly from: string;
  /** Where the pages are, from the project's root: other files that match are removed. */
  readonly paths: readonly string[];
  /** The text of each page, by its path. */
  readonly make: () => Readonly<Record<string, string>>;
}

/**
 * A command that writes pages of docs/generated; with `--check` it writes nothing, and ends with 1
 * when a page is stale.
 */
export function generatePages({ command, from, paths, make }: GeneratedPages): void {
  const { values } = parseArgs({
    options: { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help === true) {
    console.log(`node ${command} [--check]

  Writes ${paths.join(' and ')} from ${from}.
  --check   writes nothing, and ends with 1 when a page is stale`);
    return;
  }
  const pages = make();
  const stale = Object.entries(pages).filter(([path, text]) => textOf(path) !== text);
  const left = globSync([...paths], { cwd: projectRoot }).filter((path) => !(path in pages));
  if (values.check === true) {
    const found = [...stale.map(([path]) => path), ...left];
    if (found.length === 0) return;
    console.error(`${found.join(', ')}: stale, run node ${command}`);
    process.exitCode = 1;
    return;
  }
  for (const [path, text] of stale) {
    const file = join(projectRoot, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${path} written`);
  }
  for (const path of left) {
    rmSync(join(projectRoot, path));
    console.log(`${path} removed`);
  }
}

function textOf(path: string): string | undefined {
  const file = join(projectRoot, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
