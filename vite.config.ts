import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractManifest } from './tools/vite/contract-manifest.ts';
import { drawnShell } from './tools/vite/drawn-shell.ts';
import { entryChunk } from './tools/vite/entry-chunk.ts';
import { firstParts } from './tools/vite/first-parts.ts';
import { inlineScripts } from './tools/vite/inline-scripts.ts';
import { inlineStyles } from './tools/vite/inline-styles.ts';
import { leaveOutDescriptions } from './tools/vite/leave-out-descriptions.ts';
import { moduleReport } from './tools/vite/module-report.ts';
import { precompress } from './tools/vite/precompress.ts';
import { securityHashes } from './tools/vite/security-hashes.ts';

export default defineConfig({
  root: 'web',
  // Relative to the root: the fake server serves this folder.
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome111', 'safari16.4', 'firefox121'],
    // Pictures stay files of their own: a data URL in a script costs every visitor.
    assetsInlineLimit: 0,
    sourcemap: false,
    // Every supported browser preloads modules, or does well without.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: entryChunk('web/main.tsx') } },
  },
  plugins: [
    react(),
    contractManifest(),
    leaveOutDescriptions(),
    firstParts({ home: 'web/features/home/Home.tsx' }),
    inlineScripts(),
    drawnShell({ entry: 'web/shell/prerender.tsx' }),
    inlineStyles(),
    moduleReport(),
    // The last two read what the others have written.
    securityHashes(),
    precompress(),
  ],
});
