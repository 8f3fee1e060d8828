import type { Plugin } from 'vite';

const NAME = 'virtual:inspected-fields';

/**
 * `virtual:inspected-fields`: the names of fields that each flow lets a watcher see, from its entry in
 * the catalogue. The portal gets the names without the entries (T7).
 */
export function inspectedFields(): Plugin {
  return {
    name: 'portal:inspected-fields',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { catalogue } = await import('../machine-catalogue.ts');
      const namesOf = (sort: 'shown' | 'named') => [
        ...new Set(catalogue.flatMap(({ inspected }) => inspected?.[sort] ?? [])),
      ];
      return `export const shown = ${JSON.stringify(namesOf('shown'))};
export const named = ${JSON.stringify(namesOf('named'))};`;
    },
  };
}
