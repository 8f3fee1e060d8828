import type { Plugin, Rolldown } from 'vite';

const stylesheetLink = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>\s*/g;
const classAttribute = /\sclass="([\w\s-]+)"/g;

/**
 * Inlines into index.html the style sheets of the first paint: the entry's, and those of lazy parts
 * that the drawn shell shows already. Each names its file, so that Vite's preloading of lazy parts
 * does not fetch it again.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'portal:inline-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const html = String(page.source);
      const sheets = sheetsOf(bundle);
      const linked = Array.from(html.matchAll(stylesheetLink), ([, file = '']) => file);
      const needed = [...linked, ...sheetsOfLazyParts(html, sheets, linked)];
      const styles = needed.map(
        (file) => `<style data-file="/${file}">${sheets.get(file) ?? ''}</style>`,
      );
      page.source = html
        .replace(stylesheetLink, '')
        .replace('</head>', () => `${styles.join('')}</head>`);
    },
  };
}

function sheetsOf(bundle: Rolldown.OutputBundle): ReadonlyMap<string, string> {
  return new Map(
    Object.values(bundle).flatMap((part) =>
      part.type === 'asset' && part.fileName.endsWith('.css')
        ? [[part.fileName, String(part.source).trim()] as const]
        : [],
    ),
  );
}

/** Files of the sheets that style a class of the page which no linked sheet styles. */
function sheetsOfLazyParts(
  html: string,
  sheets: ReadonlyMap<string, string>,
  linked: readonly string[],
): string[] {
  const classes = new Set(
    Array.from(html.matchAll(classAttribute), ([, names = '']) => names.split(/\s+/)).flat(),
  );
  const styles = (file: string, name: string) =>
    new RegExp(`\\.${name}(?![\\w-])`).test(sheets.get(file) ?? '');
  const bare = [...classes].filter((name) => !linked.some((file) => styles(file, name)));
  return [...sheets.keys()].filter(
    (file) => !linked.includes(file) && bare.some((name) => styles(file, name)),
  );
}
