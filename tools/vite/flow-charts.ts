import type { Plugin } from 'vite';

const NAME = 'virtual:flow-charts';

/**
 * Gives the flows page its charts as the module `virtual:flow-charts`: every machine with all its
 * drawings, so that the page needs no layout engine.
 */
export function flowCharts(): Plugin {
  return {
    name: 'portal:flow-charts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      // The portal's own build never asks for it, and does without the layout engine.
      const { charts } = await import('../flows/charts.ts');
      // A text is parsed faster than an object of a script.
      return `export const charts = JSON.parse(${JSON.stringify(JSON.stringify(await charts()))});`;
    },
  };
}
