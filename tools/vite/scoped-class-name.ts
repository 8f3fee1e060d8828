import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { projectRoot } from '../project.ts';

/** Characters that tell the files apart: of a thousand, no two are likely to have the same. */
const LENGTH = 4;

/** The name of a class in the page: its own in the style sheet, and a few characters for the file. */
export function scopedClassName(name: string, file: string): string {
  const [path = ''] = relative(projectRoot, file).split('?');
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, LENGTH)}`;
}
