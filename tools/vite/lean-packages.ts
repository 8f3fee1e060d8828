import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../project.ts';

const router = join(projectRoot, 'node_modules/react-router/dist/production');

/**
 * Takes packages in the form that a visitor needs: the router's own addresses lead to its build
 * with warnings for developers, and @xstate/react and react-i18next ask for a stand-in of a hook that
 * React has.
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
