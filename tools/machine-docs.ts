import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogue } from '#machines/index.ts';
import { machinePages } from '#tools/machine-pages.ts';
import { projectRoot } from '#tools/project.ts';

const usage = `node tools/machine-docs.ts [--check]

  Writes docs/generated/machines.md from the catalogue of machines.
  --check   writes nothing, and ends with 1 when the page is stale`;

const file = join(projectRoot, 'docs/generated/machines.md');
const shown = relative(projectRoot, file);
const { values } = parseArgs({
  options: { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});

if (values.help === true) {
  console.log(usage);
} else {
  const fresh = machinePages(catalogue);
  const isStale = !existsSync(file) || readFileSync(file, 'utf8') !== fresh;
  if (values.check === true) {
    if (isStale) {
      console.error(`${shown} is stale: run node tools/machine-docs.ts`);
      process.exitCode = 1;
    }
  } else if (isStale) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, fresh);
    console.log(`${shown} written`);
  }
}
