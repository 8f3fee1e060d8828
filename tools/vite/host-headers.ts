import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { type HostHeaders, hostHeadersOf } from '#contract/hosting.ts';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Writes `headers.json`: what a host must send with the files of the build, and which answers it
 * may embed in the page. Its content security policy names every inline script and style of
 * index.html by its hash.
 */
export function hostHeaders(firstAnswers: HostHeaders['firstAnswers'] = {}): Plugin {
  return {
    name: 'portal:host-headers',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        const headers = hostHeadersOf(
          { scripts: hashesOf(html, inlineScript), styles: hashesOf(html, inlineStyle) },
          firstAnswers,
        );
        this.emitFile({
          type: 'asset',
          fileName: 'headers.json',
          source: `${JSON.stringify(headers, null, 2)}\n`,
        });
      },
    },
  };
}

function hashesOf(html: string, pattern: RegExp): string[] {
  return Array.from(
    html.matchAll(pattern),
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
}
