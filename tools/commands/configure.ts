import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod/v4';
import { siteConfigurationSchema } from '#contract/hosting.ts';
import { configureSite } from '#tools/configure-site.ts';
import { projectRoot } from '#tools/project.ts';
import { buildWebIfStale, webBuildFolder } from '#tools/web-build.ts';

const usage = `node tools/configure.mjs CONFIGURATION [--out FOLDER]

  Makes a folder to upload out of the build, for one site. CONFIGURATION is a JSON file that names
  the API's address and the third parties' origins; docs/deploying.md describes it.

  --out FOLDER   where to (default dist/site); what is there is replaced
  --help         this text`;

const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: 'dist/site' }, help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});
const [file] = positionals;
if (values.help === true) {
  console.log(usage);
} else if (file === undefined || !existsSync(file)) {
  console.error(file === undefined ? usage : `There is no file ${file}.`);
  process.exitCode = 1;
} else {
  await configure(file, resolve(projectRoot, values.out));
}

async function configure(from: string, out: string): Promise<void> {
  const configuration = siteConfigurationSchema.safeParse(parsed(readFileSync(from, 'utf8')));
  if (!configuration.success) {
    console.error(
      `${from} is no configuration of a site:\n${z.prettifyError(configuration.error)}`,
    );
    process.exitCode = 1;
    return;
  }
  await buildWebIfStale();
  await configureSite({ from: webBuildFolder, to: out, configuration: configuration.data });
  console.log(`${out} is ready: files in web/, headers in headers.json (nginx.conf, web/_headers)`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
