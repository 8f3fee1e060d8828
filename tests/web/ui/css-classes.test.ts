import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#tools/project.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** The classes that a style sheet names. */
function classesIn(file: string): ReadonlySet<string> {
  const names = read(file).matchAll(/\.(?<name>[A-Za-z_][\w-]*)/gu);
  return new Set([...names].map(({ groups }) => groups?.['name'] ?? ''));
}

/** Code without its quoted texts and comments, which name no class. */
function withoutTexts(code: string): string {
  return code.replace(/'(?:[^'\\\n]|\\.)*'|\/\*[\s\S]*?\*\/|\/\/[^\n]*/gu, '');
}

/** Each class that a component takes from a style sheet, as `sheet: class`. */
function usedClasses(file: string) {
  const code = read(file);
  const imports = code.matchAll(/import (?<name>\w+) from '(?<from>[^']+\.module\.css)'/gu);
  return [...imports].flatMap(({ groups }) => {
    const { name = '', from = '' } = groups ?? {};
    const sheet = from.startsWith('#') ? from.slice(1) : join(file, '..', from);
    const uses = withoutTexts(code).matchAll(new RegExp(`(?<![.\\w])${name}\\.(\\w+)`, 'gu'));
    return [...uses].map(([, className = '']) => ({ sheet, className }));
  });
}

const files = globSync('web/**/*.{ts,tsx}', { cwd: projectRoot });

test('every class that a component takes from a style sheet is there', () => {
  const uses = files.flatMap((file) => usedClasses(file).map((use) => ({ file, ...use })));
  // What finds nothing proves nothing.
  expect(uses.length).toBeGreaterThan(1_000);
  const missing = uses.filter(({ sheet, className }) => !classesIn(sheet).has(className));
  expect(missing).toEqual([]);
});
