import type { Plugin, Rolldown } from 'vite';
import { type LanguageCode, languages } from '#contract/entities/language.ts';
import type { Page } from '#web/app/page.ts';
import type { PageName } from '#web/app/pages.ts';

/**
 * Writes into index.html which files each page's first view needs beyond the entry, and the file
 * with each language's words, so that the boot script can fetch them before the entry needs them.
 */
export function firstParts(pages: Readonly<Record<PageName, Page>>): Plugin {
  return {
    name: 'portal:first-parts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (!entry) throw new Error('The build has no entry.');
        const known = closure(entry, bundle);
        const filesOf = (page: Page) => {
          const part = sourceOf(page);
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(part)));
          if (!chunk) throw new Error(`The build has no chunk of ${part}.`);
          return [...closure(chunk, bundle)].filter((file) => !known.has(file)).map(address);
        };
        const parts = {
          pages: Object.fromEntries(
            Object.entries(pages).map(([name, page]) => [name, filesOf(page)]),
          ),
          languages: languagesOf(chunks),
        };
        const json = JSON.stringify(parts);
        return html.replace(
          '<head>',
          () => `<head><script type="application/json" id="first-parts">${json}</script>`,
        );
      },
    },
  };
}

/** The source file of the page's part, from the code of its loader. */
export function sourceOf({ load }: Page): string {
  const [, file] = /import\(['"]#([^'"]+)['"]\)/u.exec(String(load)) ?? [];
  if (file === undefined) throw new Error(`No file is imported by ${String(load)}.`);
  return file;
}

const address = (file: string) => `/${file}`;

/** The chunk's file, its styles, and the files loaded with it. */
function closure(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): Set<string> {
  seen.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const file of chunk.imports) {
    const part = bundle[file];
    if (part?.type === 'chunk' && !seen.has(file)) closure(part, bundle, seen);
  }
  return seen;
}

interface FirstLanguage {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly words: string;
}

/** The languages that have messages, each with the file that holds them. */
function languagesOf(chunks: readonly Rolldown.OutputChunk[]): Record<string, FirstLanguage> {
  const found: Record<string, FirstLanguage> = {};
  for (const { moduleIds, fileName } of chunks) {
    for (const id of moduleIds) {
      const language = /\/messages\/([^/]+)\/shell\.json$/u.exec(id)?.[1];
      if (language === undefined) continue;
      const { tag, direction } = languages[language as LanguageCode];
      found[language] = { tag, direction, words: address(fileName) };
    }
  }
  return found;
}
