import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.ts';

/** The text of every row of `docs/requirements.md`, in their order, without its Markdown. */
export function readRequirements(): ReadonlyMap<string, string> {
  const document = readFileSync(join(projectRoot, 'docs/requirements.md'), 'utf8');
  const rows = document.matchAll(/^- <a id="\w+"><\/a>\*\*([A-Z]\d+[a-z]?)\*\* (.+(?:\n  .+)*)/gmu);
  return new Map([...rows].map(([, row = '', text = '']) => [row, plain(text)]));
}

function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/\*\*|`/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
