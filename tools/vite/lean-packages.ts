import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../project.ts';

const router = join(projectRoot, 'node_modules/react-router/dist/production');

/**
 * Uses the production form of packages: the router's entry points lead to its build with developer
 * warnings, and @xstate/react and react-i18next import a shim of a hook that React has.
 */
export function leanPackages(): Plugin {
  return {
    name: 'portal:lean-packages',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/u, replacement: join(router, 'index.mjs') },
          { find: /^react-router\/dom$/u, replacement: join(router, 'dom-export.mjs') },
          { find: /^use-sync-external-store\/shim$/u, replacement: 'react' },
          {
            find: /^use-sync-external-store\/shim\/with-selector$/u,
            replacement: 'use-sync-external-store/with-selector',
          },
        ],
      },
    }),
  };
}
