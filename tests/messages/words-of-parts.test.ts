import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#tools/project.ts';

/** Words that are there before the first page is. */
const SHELL = 'shell';

const texts = new Map(
  globSync('web/**/*.{ts,tsx}', { cwd: projectRoot }).map((file) => [
    file,
    readFileSync(join(projectRoot, file), 'utf8'),
  ]),
);
const textOf = (file: string) => texts.get(file) ?? '';

/** The file of the portal's own that is imported so from another one. */
function fileAt(address: string, from: string): string {
  return address.startsWith('#') ? address.slice(1) : join(from, '..', address);
}

/** What a file draws by imports that come with it. */
function importsOf(file: string): readonly string[] {
  const statements = textOf(file).matchAll(/^(?:import|export)\s(?!type\b)[^;]*?'([^']+)';/gmu);
  return [...statements]
    .map(([, address = '']) => fileAt(address, file))
    .filter((imported) => texts.has(imported));
}

/** The file, and all that comes with it. */
function partFrom(file: string, part = new Set<string>()): ReadonlySet<string> {
  if (part.has(file)) return part;
  part.add(file);
  for (const imported of importsOf(file)) partFrom(imported, part);
  return part;
}

/** The sets of words that a file waits for. */
function wordsOf(file: string): readonly string[] {
  const calls = textOf(file).matchAll(/useTranslation\(([^)]*)\)/gu);
  const names = [...calls].flatMap(([, sets = '']) => [...sets.matchAll(/'([^']+)'/gu)]);
  return names.map(([, name = '']) => name).filter((name) => name !== SHELL);
}

/** The parts that load on demand, by the file that is asked for. */
const parts = [
  ...new Set(
    [...texts].flatMap(([file, text]) =>
      [...text.matchAll(/import\(\s*'([^']+\.tsx)'/gu)].map(([, address = '']) =>
        fileAt(address, file),
      ),
    ),
  ),
].toSorted();

/*
 * A component that asks for words which are not there yet takes the whole part away from the screen
 * until they have come, with all that a person was reading or typing there.
 */
describe('a part that loads on demand waits for its words once, before it is drawn (R10)', () => {
  it('is one of many', () => {
    expect(parts.length).toBeGreaterThan(40);
    expect(parts.flatMap(wordsOf).length).toBeGreaterThan(40);
    expect(parts.filter((part) => !texts.has(part))).toEqual([]);
  });

  it.each(parts)('%s', (part) => {
    const awaited = new Set(wordsOf(part));
    const later = [...partFrom(part)].flatMap(wordsOf).filter((name) => !awaited.has(name));
    expect(later).toEqual([]);
  });
});
