import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Why a patch does not apply to the files of a folder; empty if it does. Read here and not by Git,
 * which not everybody has who runs the tests.
 */
export function misfitsOf(patch: string, folder: string): readonly string[] {
  const [, ...fileParts] = patch.split(/^diff --git .+$/mu);
  return fileParts.flatMap((filePart) => {
    const name = /^--- a\/(.+)$/mu.exec(filePart)?.[1] ?? '';
    const path = join(folder, name);
    if (name === '' || !existsSync(path)) return [`there is no file ${name}`];
    const text = `\n${readFileSync(path, 'utf8')}`;
    const [, ...hunks] = filePart.split(/^@@ .*$/mu);
    return hunks
      .filter((hunk) => !text.includes(before(hunk)))
      .map((hunk) => `${name} has no such lines:${before(hunk)}`);
  });
}

/** The lines of a hunk as they are before it is applied, from the end of the line above them. */
function before(hunk: string): string {
  const lines = hunk.replace(/\n$/u, '').split('\n').slice(1);
  const old = lines.filter((line) => !/^[+\\]/u.test(line)).map((line) => line.slice(1));
  return `\n${old.join('\n')}\n`;
}
