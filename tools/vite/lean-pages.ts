import type { Plugin } from 'vite';
import type { Page } from '#web/app/pages.ts';
import { withoutProperties } from './without-properties.ts';

const descriptions = /\/web\/app\/pages\.ts$/u;

/** Leaves out of the descriptions of the pages what this build does not read of them. */
export function leanPages(...unread: readonly (keyof Page)[]): Plugin {
  const names: readonly string[] = unread;
  return {
    name: 'portal:lean-pages',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!descriptions.test(id)) return null;
      return withoutProperties(code, this.parse(code), ({ name }) => names.includes(name));
    },
    // What nobody asks for is not looked for either.
    resolveDynamicImport(_, importer) {
      return names.includes('load') && descriptions.test(importer ?? '') ? false : null;
    },
  };
}
