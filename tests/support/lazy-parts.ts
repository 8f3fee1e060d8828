import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#tools/project.ts';

/** The source of the portal, by file. */
export const webSource = new Map(
  globSync('web/**/*.{ts,tsx}', { cwd: projectRoot }).map((file) => [
    file,
    readFileSync(join(projectRoot, file), 'utf8'),
  ]),
);
/** The content of a file of the portal; nothing in one that is not there. */
export const sourceOf = (file: string): string => webSource.get(file) ?? '';

/** The file of the portal's own that is imported so from another one. */
function fileAt(address: string, from: string): string {
  return address.startsWith('#') ? address.slice(1) : join(from, '..', address);
}

/** What a file draws by imports that come with it. */
function importsOf(file: string): readonly string[] {
  const statements = sourceOf(file).matchAll(/^(?:import|export)\s(?!type\b)[^;]*?'([^']+)';/gmu);
  return [...statements]
    .map(([, address = '']) => fileAt(address, file))
    .filter((imported) => webSource.has(imported));
}

/** The file, and everything loaded with it. */
export function partFrom(file: string, part = new Set<string>()): ReadonlySet<string> {
  if (part.has(file)) return part;
  part.add(file);
  for (const imported of importsOf(file)) partFrom(imported, part);
  return part;
}

/** The parts that load on demand, by the requested file. */
export const lazyParts = [
  ...new Set(
    [...webSource].flatMap(([file, text]) =>
      [...text.matchAll(/import\(\s*'([^']+\.tsx)'/gu)].map(([, address = '']) =>
        fileAt(address, file),
      ),
    ),
  ),
].toSorted();
