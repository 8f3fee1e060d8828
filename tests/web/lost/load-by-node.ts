import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '#tools/project.ts';
import type * as nodeImport from './import-by-node.ts';

const load = createRequire(import.meta.url);
const { importByNode } = load(
  join(projectRoot, 'tests/web/lost/import-by-node.ts'),
) as typeof nodeImport;

/**
 * Loads what belongs to the server by Node: the loader of the views would give its modules addresses
 * of a page, beside which none of its files lie.
 *
 * @param path in the project, such as `fake-server/api.ts`
 */
export function loadByNode(path: string): Promise<unknown> {
  return importByNode(pathToFileURL(join(projectRoot, path)).href);
}
