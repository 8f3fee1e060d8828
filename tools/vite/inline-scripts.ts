import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { buildOnItsOwn } from './side-build.ts';

const inlineScript = /<script\s+data-inline\s+src="([^"]+)"\s*><\/script>/g;

/**
 * `<script data-inline src="/shell/boot.ts"></script>` in index.html becomes a classic script with
 * the bundled code in its place: it runs before what follows it is painted. While developing, it is
 * bundled anew for each page load.
 */
export function inlineScripts(): Plugin {
  let webRoot = '';
  return {
    name: 'portal:inline-scripts',
    configResolved(config) {
      webRoot = config.root;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const sources = Array.from(html.matchAll(inlineScript), ([, source = '']) => source);
        const codes = await Promise.all(
          sources.map((source) => bundle(resolve(webRoot, `.${source}`))),
        );
        const scripts = codes.map((code) => `<script>${code}</script>`);
        return html.replace(inlineScript, () => scripts.shift() ?? '');
      },
    },
  };
}

async function bundle(file: string): Promise<string> {
  const code = await buildOnItsOwn({
    build: {
      target: 'es2022',
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  return code.trim().replaceAll('</script', '<\\/script');
}
