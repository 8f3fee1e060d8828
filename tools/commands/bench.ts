import { join } from 'node:path';
import { ensureBrowser, NoBrowserError } from '#tools/browser.ts';
import { projectRoot, runInForeground } from '#tools/project.ts';
import { buildFlowsIfStale, buildWebIfStale } from '#tools/web-build.ts';

try {
  process.env['CHROMIUM_PATH'] = ensureBrowser();
} catch (error) {
  if (!(error instanceof NoBrowserError)) throw error;
  console.error(error.message);
  process.exit(1);
}
await Promise.all([buildWebIfStale(), buildFlowsIfStale()]);
const main = join(projectRoot, 'tests/benchmarks/main.ts');
process.exit(await runInForeground(process.execPath, [main, ...process.argv.slice(2)]));
