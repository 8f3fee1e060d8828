import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Page } from '#web/app/page.ts';
import { projectRoot } from '../project.ts';
import { withoutProperties, withoutUnusedImports } from './without-properties.ts';

/** The module of all pages, and the folder with the tables of their areas. */
const joined = join(projectRoot, 'web/app/pages.ts');
const tables = join(projectRoot, 'web/app/page-tables');
/** At the end of a module's id: the copy of it that the code gets as `#member-menus`. */
const copyMark = '?member-menus';

const isCopy = (id: string) => id.endsWith(copyMark);
const isDescription = (id: string) => !isCopy(id) && (id === joined || dirname(id) === tables);

type Part = keyof Page;

/** Removes from the page descriptions what this build does not read. */
export function leanPages(...unread: readonly Part[]): Plugin {
  return leanModules('portal:lean-pages', isDescription, unread);
}

/**
 * Reads the page descriptions a second time, as modules of the menus of signed-in people, so that
 * visitors do not load these menus.
 */
export function memberMenusApart(): Plugin {
  return {
    ...leanModules('portal:member-menus', isCopy, ['load', 'frame', 'bars', 'isOpen', 'shellMenu']),
    resolveId: {
      order: 'pre',
      handler(id, importer) {
        if (id === '#member-menus') return joined + copyMark;
        if (importer === undefined || !isCopy(importer)) return null;
        const file = resolve(dirname(importer), id);
        return isDescription(file) ? file + copyMark : null;
      },
    },
    load: (id) => (isCopy(id) ? readFileSync(id.slice(0, -copyMark.length), 'utf8') : null),
  };
}

function leanModules(
  name: string,
  isOne: (id: string) => boolean,
  unread: readonly Part[],
): Plugin {
  const names: readonly string[] = unread;
  return {
    name,
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!isOne(id)) return null;
      const lean = withoutProperties(code, this.parse(code), (one) => names.includes(one.name));
      return withoutUnusedImports(lean, this.parse(lean));
    },
    // Unused exports are skipped.
    resolveDynamicImport(_, importer) {
      return names.includes('load') && importer !== undefined && isOne(importer) ? false : null;
    },
  };
}
