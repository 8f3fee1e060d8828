import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Writes `security.json`: the hashes of every inline script and style of index.html, as a content
 * security policy names them (`'sha256-…'`, without the quotes).
 */
export function securityHashes(): Plugin {
  return {
    name: 'portal:security-hashes',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        this.emitFile({
          type: 'asset',
          fileName: 'security.json',
          source: JSON.stringify({
            scriptHashes: hashesOf(html, inlineScript),
            styleHashes: hashesOf(html, inlineStyle),
          }),
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
