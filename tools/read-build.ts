import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod/v4';
import type { BuildReport } from './budgets.ts';
import { webBuildFolder } from './web-build.ts';

const buildReport = z.record(
  z.string(),
  z.object({
    name: z.string(),
    isEntry: z.boolean(),
    imports: z.array(z.string()),
    dynamicImports: z.array(z.string()),
    modules: z.array(z.string()),
  }),
);

/** The last build's `modules.json`. */
export function readBuildReport(): BuildReport {
  return buildReport.parse(JSON.parse(readFileSync(join(webBuildFolder, 'modules.json'), 'utf8')));
}

/** Bytes of a file of the last build, gzipped at level 9. */
export function gzipBytesOf(file: string): number {
  return gzipSync(readFileSync(join(webBuildFolder, file)), { level: 9 }).length;
}
