import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractManifest } from './contract-manifest.ts';
import { englishStandsIn } from './english-stands-in.ts';
import { inspectedFields } from './inspected-fields.ts';
import { buildTarget } from './supported-browsers.ts';

/** The gallery's stage: a page on which the views of every flow can be put into any state. */
export default defineConfig({
  root: 'tests/gallery/stage',
  base: '/gallery-stage/',
  publicDir: false,
  build: {
    outDir: '../../../dist/gallery-stage',
    emptyOutDir: true,
    target: buildTarget,
    sourcemap: false,
    manifest: true,
    modulePreload: false,
    reportCompressedSize: false,
    // Its size does not matter: no player loads it.
    chunkSizeWarningLimit: 5000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  plugins: [react(), contractManifest(), inspectedFields(), englishStandsIn()],
});
