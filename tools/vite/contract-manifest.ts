import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { projectRoot } from '../project.ts';

const moduleName = 'virtual:contract-manifest';
const resolvedName = `\0${moduleName}`;
const contractFolder = join(projectRoot, 'contract/');
const readTable = join(projectRoot, 'web/api/reads.ts');
const printer = join(projectRoot, 'tools/vite/print-contract-manifest.ts');

/**
 * `virtual:contract-manifest`: method, path and flags of every route of the contract, and how fresh
 * its reads stay, and nothing else. The client uses this, so that the first load has no schema.
 */
export function contractManifest(): Plugin {
  return {
    name: 'portal:contract-manifest',
    resolveId: (id) => (id === moduleName ? resolvedName : undefined),
    async load(id) {
      if (id !== resolvedName) return undefined;
      // In a separate process: an import would keep the first version of the contract.
      const { stdout } = await promisify(execFile)(process.execPath, [printer]);
      return `export const manifest = ${stdout};`;
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(contractFolder) && file !== readTable) return;
      const module = server.moduleGraph.getModuleById(resolvedName);
      if (module !== undefined) server.moduleGraph.invalidateModule(module);
      server.ws.send({ type: 'full-reload' });
    },
  };
}
