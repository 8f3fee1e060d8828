import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../project.ts';

/** The modules of one file of the build: `modules.json` is a record of these by file name. */
export interface ChunkReport {
  readonly name: string;
  readonly isEntry: boolean;
  /** Files loaded with it. */
  readonly imports: readonly string[];
  /** Files that it loads later. */
  readonly dynamicImports: readonly string[];
  /** Source files in it, relative to the project's root. */
  readonly modules: readonly string[];
}

/** Writes `modules.json` beside the build: which file holds which modules, for the byte budgets. */
export function moduleReport(): Plugin {
  return {
    name: 'portal:module-report',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const report: Record<string, ChunkReport> = {};
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        report[part.fileName] = {
          name: part.name,
          // Vite drops an entry that only imports the chunk with the page's start.
          isEntry: part.isEntry || part.moduleIds.includes(join(projectRoot, 'web/main.tsx')),
          imports: part.imports,
          dynamicImports: part.dynamicImports,
          modules: part.moduleIds.map((id) => relative(projectRoot, id)),
        };
      }
      this.emitFile({
        type: 'asset',
        fileName: 'modules.json',
        source: JSON.stringify(report, null, 2),
      });
    },
  };
}
