import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { flowCharts } from './flow-charts.ts';
import { screenTexts } from './screen-texts.ts';
import { buildTarget } from './supported-browsers.ts';

/**
 * The flows page, built on its own: no byte of it is in the portal. Its root is the portal's, so that
 * `npm run dev` finds it at the same address.
 */
export default defineConfig({
  root: 'web',
  publicDir: false,
  build: {
    outDir: '../dist/flows',
    emptyOutDir: true,
    target: buildTarget,
    assetsDir: 'flows/assets',
    sourcemap: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The charts are most of it, and are needed at once.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: 'web/flows/index.html',
      // What is imported first runs first, from another file too (web/flows/without-eval.ts).
      output: { strictExecutionOrder: true },
      checks: { pluginTimings: false },
    },
  },
  plugins: [react(), flowCharts(), screenTexts()],
});
