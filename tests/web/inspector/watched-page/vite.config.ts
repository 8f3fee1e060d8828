import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { inspectedFields } from '#tools/vite/inspected-fields.ts';

/** Builds and serves the page under a policy as strict as the portal's. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [inspectedFields()],
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  preview: {
    headers: {
      'Content-Security-Policy':
        "default-src 'self'; img-src 'self' data:; base-uri 'none'; object-src 'none'",
    },
  },
});
