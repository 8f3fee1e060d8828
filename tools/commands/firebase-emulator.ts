import { join } from 'node:path';
import { ensureBrowser, NoBrowserError } from '#tools/browser.ts';
import { projectRoot, runInForeground } from '#tools/project.ts';
import { buildWebIfStale } from '#tools/web-build.ts';

try {
  process.env['CHROMIUM_PATH'] = ensureBrowser();
} catch (error) {
  if (!(error instanceof NoBrowserError)) throw error;
  console.error(error.message);
  process.exit(1);
}
await buildWebIfStale();
const main = join(projectRoot, 'tests/firebase-emulator/main.ts');
process.exit(await runInForeground(process.execPath, [main]));
