import { fakeServerMain, runInForeground } from '#tools/project.ts';
import { buildFlowsIfStale, buildOpenApiIfStale, buildWebIfStale } from '#tools/web-build.ts';

const args = process.argv.slice(2);
const onlyAsksForHelp = args.includes('--help') || args.includes('-h');
if (!onlyAsksForHelp) {
  await Promise.all([buildWebIfStale(), buildFlowsIfStale(), buildOpenApiIfStale()]);
}
process.exit(await runInForeground(process.execPath, [fakeServerMain, ...args]));
