import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#tools/project.ts';

/** The glossary of the project, which holds the tables of retired words. */
export const GLOSSARY = 'docs/glossary.md';

/** The cells of each row of the table under a heading of the glossary, without its head. */
export function glossaryRows(heading: string): readonly (readonly string[])[] {
  const parts = readFileSync(join(projectRoot, GLOSSARY), 'utf8').split(/^## /mu);
  const part = parts.find((text) => text.startsWith(`${heading}\n`));
  if (part === undefined) throw new Error(`${GLOSSARY} has no heading “${heading}”`);
  return part
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
