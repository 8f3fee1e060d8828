import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { buildOnItsOwn } from './side-build.ts';
import { buildTarget } from './supported-browsers.ts';

interface ServiceWorkerOptions {
  /** The worker's source, below the web app's root. */
  readonly source: string;
  /** Parts whose files are precached, with everything loaded with them. */
  readonly parts: readonly string[];
}

/**
 * Writes `service-worker.js`, with the list of precached files (the page, its entry, and these
 * parts), and the list of all texts, of which it caches those that a person uses.
 */
export function serviceWorker({ source, parts }: ServiceWorkerOptions): Plugin {
  let root = '';
  return {
    name: 'portal:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const kept = chunks.filter(
          ({ moduleIds, isEntry }) =>
            isEntry || moduleIds.some((id) => parts.some((part) => id.endsWith(part))),
        );
        const words = chunks
          .filter(({ moduleIds }) =>
            moduleIds.some((id) => /\/(?:i18n|contract)\/messages\//u.test(id)),
          )
          .map(({ fileName }) => `/${fileName}`);
        const html = String(page.source);
        const files = new Set<string>();
        for (const chunk of kept) addFiles(chunk, bundle, files);
        const revision = createHash('sha256').update(html).digest('hex').slice(0, 16);
        const list = [
          { url: '/index.html', revision },
          ...[...files]
            .filter((file) => !html.includes(file) || file.endsWith('.js'))
            .toSorted()
            .map((file) => ({ url: `/${file}`, revision: null })),
        ];
        const code = await buildOnItsOwn({
          define: {
            PRECACHED_FILES: JSON.stringify(list),
            WORD_FILES: JSON.stringify(words.toSorted()),
          },
          build: {
            target: buildTarget,
            rolldownOptions: { input: `${root}/${source}`, output: { format: 'iife' } },
          },
        });
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code });
      },
    },
  };
}

/** The chunk's file, its styles, and the files loaded with it. */
function addFiles(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, into: Set<string>) {
  if (into.has(chunk.fileName)) return;
  into.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) into.add(style);
  for (const file of chunk.imports) {
    const part = bundle[file];
    if (part?.type === 'chunk') addFiles(part, bundle, into);
  }
}
