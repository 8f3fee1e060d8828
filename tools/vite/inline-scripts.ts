import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { leanPages } from './lean-pages.ts';
import { buildOnItsOwn } from './side-build.ts';

const inlineScript = /<script\s+data-inline(?:="(\w+)")?\s+src="([^"]+)"\s*><\/script>/g;
const USUAL_TARGET = 'es2022';

/**
 * `<script data-inline src="/shell/boot.ts"></script>` in index.html becomes a classic script with
 * the bundled code in its place: it runs before what follows it is painted. In development it is
 * bundled for each page load. `data-inline="es2015"` names the language level of the output.
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
        const wanted = Array.from(html.matchAll(inlineScript));
        const codes = await Promise.all(
          wanted.map(([, target = USUAL_TARGET, source = '']) =>
            bundle(resolve(webRoot, `.${source}`), target),
          ),
        );
        const scripts = codes.map((code) => `<script>${code}</script>`);
        return html.replace(inlineScript, () => scripts.shift() ?? '');
      },
    },
  };
}

async function bundle(file: string, target: string): Promise<string> {
  const code = await buildOnItsOwn({
    plugins: [leanPages('load', 'isOpen', 'shellMenu', 'memberMenu')],
    build: { target, rolldownOptions: { input: file, output: { format: 'iife' } } },
  });
  return code.trim().replaceAll('</script', '<\\/script');
}
