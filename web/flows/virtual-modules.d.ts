/** Made by tools/vite/flow-charts.ts. */
declare module 'virtual:flow-charts' {
  import type { Chart } from '#web/flows/chart/chart.types.ts';

  export const charts: readonly Chart[];
}

/** Made by tools/vite/screen-texts.ts, for each language of the page. */
declare module 'virtual:screen-texts/*' {
  import type { ScreenTexts } from '#web/flows/overview/screen-texts.ts';

  export const screenTexts: ScreenTexts;
}
