import { createRequire } from 'node:module';
import { projectRoot } from '#tools/project.ts';

/**
 * Loads what belongs to the server by Node: the loader of the views would give its modules addresses
 * of a page, beside which none of its files lie.
 */
export const loadByNode: NodeJS.Require = createRequire(`${projectRoot}/package.json`);
