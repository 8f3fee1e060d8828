import { fakeServerMain, runInForeground } from '#tools/project.ts';
import { buildWebIfStale } from '#tools/web-build.ts';

const args = process.argv.slice(2);
const onlyAsksForHelp = args.includes('--help') || args.includes('-h');
if (!onlyAsksForHelp) await buildWebIfStale();
process.exit(await runInForeground(process.execPath, [fakeServerMain, ...args]));
