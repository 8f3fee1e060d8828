import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { projectRoot } from '../project.ts';

/** Characters that tell the files apart: of a thousand, no two are likely to have the same. */
const LENGTH = 4;

/**
 * The names of classes in the page: the own one in the style sheet, and a few characters for the file.
 * Short, because those of the first load are in its script as well. Whatever draws the same page has
 * to name them so: the web app's build, and the builds beside it.
 */
export const classNames = {
  modules: {
    generateScopedName(name: string, file: string): string {
      const [path = ''] = relative(projectRoot, file).split('?');
      return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, LENGTH)}`;
    },
  },
};
