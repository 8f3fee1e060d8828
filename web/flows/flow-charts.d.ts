/** Made by tools/vite/flow-charts.ts. */
declare module 'virtual:flow-charts' {
  import type { Chart } from '#web/flows/chart/chart.types.ts';

  export const charts: readonly Chart[];
}
