import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#tools/project.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** Represents the classes of a sheet that are looked up by a value, as in `styles[kind]`. */
const ANY = '[]';

/** The classes that a style sheet names. */
function classesIn(file: string): ReadonlySet<string> {
  const rules = read(file).replaceAll(
    /\/\*[\s\S]*?\*\/|url\([^)]*\)|:global\([^)]*\)|"[^"]*"/gu,
    '',
  );
  const names = rules.matchAll(/\.(?<name>[A-Za-z_][\w-]*)/gu);
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
    const own = code.replaceAll(new RegExp(`(?<![.\\w])${name}\\['(\\w+)'\\]`, 'gu'), `${name}.$1`);
    const found = withoutTexts(own).matchAll(
      new RegExp(`(?<![.\\w])${name}(?:\\.(\\w+)|\\[)`, 'gu'),
    );
    return [...found].map(([, className = ANY]) => ({ sheet, className }));
  });
}

const files = globSync('web/**/*.{ts,tsx}', { cwd: projectRoot });
const uses = files.flatMap((file) => usedClasses(file).map((use) => ({ file, ...use })));

test('every class that a component uses exists', () => {
  // What finds nothing proves nothing.
  expect(uses.length).toBeGreaterThan(800);
  const missing = uses.filter(
    ({ sheet, className }) => className !== ANY && !classesIn(sheet).has(className),
  );
  expect(missing).toEqual([]);
});

test('every class of a style sheet is used', () => {
  const taken = new Set(uses.map(({ sheet, className }) => `${sheet}: ${className}`));
  const unused = globSync('web/**/*.module.css', { cwd: projectRoot })
    .filter((sheet) => !uses.some((use) => use.sheet === sheet && use.className === ANY))
    .flatMap((sheet) => [...classesIn(sheet)].map((className) => `${sheet}: ${className}`))
    .filter((use) => !taken.has(use));
  expect(unused).toEqual([]);
});

test('every class written as text is one of layout.css', () => {
  const known = new Set([...classesIn('web/ui/layout.css'), ...classesIn('web/ui/base.css')]);
  const written = files
    .filter((file) => !file.startsWith('web/shell/'))
    .flatMap((file) => {
      const names = read(file).matchAll(
        /className="(?<plain>[^"]+)"|classNames\(\s*'(?<joined>[^']+)'/gu,
      );
      return [...names].flatMap(({ groups }) =>
        (groups?.['plain'] ?? groups?.['joined'] ?? '').split(' ').map((name) => ({ file, name })),
      );
    });
  expect(written.length).toBeGreaterThan(300);
  expect(written.filter(({ name }) => !known.has(name))).toEqual([]);
});
