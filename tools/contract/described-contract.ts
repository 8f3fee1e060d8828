import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OpenApiDocument } from '#contract/openapi.ts';
import { describedSource } from '#tools/contract/described-source.ts';
import { withWords } from '#tools/contract/with-words.ts';
import { projectRoot } from '#tools/project.ts';

const contractFolder = pathToFileURL(join(projectRoot, 'contract/')).href;
const describer = pathToFileURL(join(projectRoot, 'tools/contract/describer.ts')).href;

/**
 * The contract's document with the words of its source: its modules are loaded with their comments
 * made part of their schemas. Works in a process that has loaded none of them before.
 */
export async function describedDocument(): Promise<OpenApiDocument> {
  const hooks = registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.startsWith(contractFolder) || !loaded.source) return loaded;
      const code = Buffer.from(loaded.source as Uint8Array).toString();
      return { ...loaded, source: describedSource(code, describer) };
    },
  });
  try {
    const [{ contract }, { openApiDocument }] = await Promise.all([
      import('#contract/index.ts'),
      import('#contract/openapi.ts'),
    ]);
    return withWords(openApiDocument(contract));
  } finally {
    hooks.deregister();
  }
}
