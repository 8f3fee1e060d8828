import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Page } from '#web/app/pages.ts';
import { projectRoot } from '../project.ts';
import { withoutProperties, withoutUnusedImports } from './without-properties.ts';

const file = join(projectRoot, 'web/app/pages.ts');
/** The module that the code imports as `#member-menus`. */
const apart = `${file}?member-menus`;

type Part = keyof Page;

/** Leaves out of the descriptions of the pages what this build does not read of them. */
export function leanPages(...unread: readonly Part[]): Plugin {
  return leanModule('portal:lean-pages', file, unread);
}

/**
 * Reads the descriptions of the pages once more, as a module of their menus of signed-in people: it
 * stands beside those menus, so that visitors load none of it.
 */
export function memberMenusApart(): Plugin {
  return {
    ...leanModule('portal:member-menus', apart, ['load', 'frame', 'bars', 'isOpen', 'shellMenu']),
    resolveId: {
      order: 'pre',
      handler: (id) => (id === '#member-menus' ? apart : null),
    },
    load: (id) => (id === apart ? readFileSync(file, 'utf8') : null),
  };
}

function leanModule(name: string, module: string, unread: readonly Part[]): Plugin {
  const names: readonly string[] = unread;
  return {
    name,
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (id !== module) return null;
      const lean = withoutProperties(code, this.parse(code), (one) => names.includes(one.name));
      return withoutUnusedImports(lean, this.parse(lean));
    },
    // What nobody asks for is not looked for either.
    resolveDynamicImport(_, importer) {
      return names.includes('load') && importer === module ? false : null;
    },
  };
}
