import type { Plugin, Rolldown } from 'vite';

/** Message files of home's first view. */
const firstFeatures = ['shell', 'games'];

/**
 * Writes into index.html which files home's first view needs beyond the entry, for all and by
 * language, so that the boot script can have them fetched before the entry asks for them.
 */
export function firstParts({ home }: { home: string }): Plugin {
  return {
    name: 'portal:first-parts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(home));
        if (!entry || !page) throw new Error(`The build has no entry, or no chunk of ${home}.`);
        const known = closure(entry, bundle);
        const parts = {
          home: [...closure(page, bundle)].filter((file) => !known.has(file)).map(address),
          messages: messagesByLanguage(chunks),
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

function messagesByLanguage(chunks: readonly Rolldown.OutputChunk[]): Record<string, string[]> {
  const byLanguage: Record<string, string[]> = {};
  for (const { facadeModuleId, fileName } of chunks) {
    const [, language, feature] =
      /\/messages\/([^/]+)\/([^/]+)\.json$/u.exec(facadeModuleId ?? '') ?? [];
    if (language === undefined || feature === undefined) continue;
    if (firstFeatures.includes(feature)) (byLanguage[language] ??= []).push(address(fileName));
  }
  return byLanguage;
}
