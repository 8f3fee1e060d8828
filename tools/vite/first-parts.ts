import type { Plugin, Rolldown } from 'vite';
import { type LanguageCode, languages } from '#contract/entities/language.ts';
import type { Page, PageName } from '#web/app/pages.ts';

/** Message files of every first view: the list that names the others, and the shell's. */
const everyTexts = ['index', 'shell'];

/**
 * Writes into index.html which files each page's first view needs beyond the entry, and each
 * language's texts, so that the boot script can have them fetched before the entry asks for them.
 */
export function firstParts(pages: Readonly<Record<PageName, Page>>): Plugin {
  const texts = [...everyTexts, ...Object.values(pages).flatMap((page) => page.texts)];
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
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(part));
          if (!chunk) throw new Error(`The build has no chunk of ${part}.`);
          return [...closure(chunk, bundle)].filter((file) => !known.has(file)).map(address);
        };
        const parts = {
          pages: Object.fromEntries(
            Object.entries(pages).map(([name, page]) => [
              name,
              { files: filesOf(page), texts: [...everyTexts, ...page.texts] },
            ]),
          ),
          languages: languagesOf(chunks, texts),
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

/** The source file of the page's part, which stands in the code of the function that loads it. */
function sourceOf({ load }: Page): string {
  const [, file] = /import\(['"]#([^'"]+)['"]\)/u.exec(String(load)) ?? [];
  if (file === undefined) throw new Error(`No file is imported by ${String(load)}.`);
  return file;
}

const address = (file: string) => `/${file}`;

/** The chunk's file and those that are loaded with it. */
function closure(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): Set<string> {
  seen.add(chunk.fileName);
  for (const file of chunk.imports) {
    const part = bundle[file];
    if (part?.type === 'chunk' && !seen.has(file)) closure(part, bundle, seen);
  }
  return seen;
}

interface FirstLanguage {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly texts: Record<string, string>;
}

/** The languages that have messages, each with the files of first views by feature. */
function languagesOf(
  chunks: readonly Rolldown.OutputChunk[],
  wanted: readonly string[],
): Record<string, FirstLanguage> {
  const found: Record<string, FirstLanguage> = {};
  for (const { facadeModuleId, fileName } of chunks) {
    const [, language, feature] =
      /\/messages\/([^/]+)\/([^/]+)\.(?:json|ts)$/u.exec(facadeModuleId ?? '') ?? [];
    if (language === undefined || feature === undefined) continue;
    const { tag, direction } = languages[language as LanguageCode];
    const { texts } = (found[language] ??= { tag, direction, texts: {} });
    if (wanted.includes(feature)) texts[feature] = address(fileName);
  }
  return found;
}
