import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#tools/project.ts';

const files = globSync('{contract,machines,fake-server,web,tools}/**/*.{ts,tsx,mjs}', {
  cwd: projectRoot,
});
const { imports: aliases } = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
) as { readonly imports: Readonly<Record<string, string>> };

/** The file of the project that an address leads to from another file. */
function fileAt(address: string, from: string): string {
  const whole = aliases[address];
  if (whole !== undefined) return join(whole);
  return address.startsWith('#') ? address.slice(1) : join(dirname(from), address);
}

/** What each file imports, at once or lazily, a type or a value. */
const imports = new Map(
  files.map((file) => {
    const text = readFileSync(join(projectRoot, file), 'utf8');
    const addresses = text.matchAll(
      /^(?:import|export)\s[^;]*?'([#.][^']+)'|\bimport\(\s*'([#.][^']+)'/gmu,
    );
    return [file, [...addresses].map(([, first, lazy]) => fileAt(first ?? lazy ?? '', file))];
  }),
);

/** A path from a file back to itself, through files not `seen` yet. */
function circleFrom(file: string, way: readonly string[], seen: Set<string>): readonly string[] {
  const first = way.indexOf(file);
  if (first !== -1) return [...way.slice(first), file];
  if (seen.has(file)) return [];
  seen.add(file);
  for (const imported of imports.get(file) ?? []) {
    const circle = circleFrom(imported, [...way, file], seen);
    if (circle.length > 0) return circle;
  }
  return [];
}

test('no file imports itself by way of others, be it lazily (docs/architecture.md)', () => {
  expect(files.length).toBeGreaterThan(1_000);
  const seen = new Set<string>();
  const circles = files.map((file) => circleFrom(file, [], seen)).filter((way) => way.length > 0);
  expect(
    circles.map((way) => way.join(' → ')),
    'Move what two files of each circle share into a third that imports neither',
  ).toEqual([]);
});
