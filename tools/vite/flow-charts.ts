import type { Plugin } from 'vite';

const NAME = 'virtual:flow-charts';
/** `/flows`, `/flows/login?state=…`; no file of the page. */
const pageAddress = /^\/flows(?:\/[^.?]*)?(?:\?.*)?$/u;

/**
 * Gives the flows page its charts as the module `virtual:flow-charts`: every machine with all its
 * drawings, so that the page needs no layout engine.
 */
export function flowCharts(): Plugin {
  let states: Readonly<Record<string, readonly string[]>> = {};
  return {
    name: 'portal:flow-charts',
    configureServer({ middlewares }) {
      // Under `npm run dev` the page answers all its addresses, as on the fake server.
      middlewares.use((request, _response, next) => {
        if (pageAddress.test(request.url ?? '')) request.url = '/flows/index.html';
        next();
      });
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      // The portal's build never imports it, and needs no layout engine.
      const { charts } = await import('../flows/charts.ts');
      const made = await charts();
      states = Object.fromEntries(
        made.map((chart) => [chart.id, chart.states.map(({ path }) => path).filter(Boolean)]),
      );
      // A text is parsed faster than an object of a script.
      return `export const charts = JSON.parse(${JSON.stringify(JSON.stringify(made))});`;
    },
    generateBundle() {
      // For the fake server, which counts no other states.
      const source = JSON.stringify(states);
      this.emitFile({ type: 'asset', fileName: 'flows/states.json', source });
    },
  };
}
