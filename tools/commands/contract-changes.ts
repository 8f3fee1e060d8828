import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contract } from '#contract/index.ts';
import { openApiDocument } from '#contract/openapi.ts';
import { CONTRACT_VERSION } from '#contract/version.ts';
import { changeLog, changeLogPage, changesInWords } from '#tools/contract/change-log.ts';
import { type ComparedDocument, compareContracts } from '#tools/contract/compare-contracts.ts';
import { documentAt } from '#tools/contract/document-at.ts';
import {
  compareVersions,
  keepDocument,
  keptDocument,
  keptVersions,
  versionAfter,
} from '#tools/contract/kept-versions.ts';
import { projectRoot } from '#tools/project.ts';

const usage = `npm run contract-changes [-- --since <version or commit>] [-- --bump | --keep]

  Says what changed in the contract, and for whom it breaks.

  --since   compares with this version or commit (default: the last kept version)
  --bump    writes the version that the changes ask for into contract/version.ts
  --keep    at a release: keeps the document of this version, and writes ${changeLogPage}
  --help    this text`;

const { values } = parseArgs({
  options: {
    since: { type: 'string' },
    bump: { type: 'boolean' },
    keep: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});

const document: ComparedDocument = openApiDocument(contract);
const versions = keptVersions();
const last = versions.at(-1);

/** The document of a kept version, or of a commit. */
function documentOf(name: string): ComparedDocument {
  if (versions.includes(name)) return keptDocument(name);
  try {
    return documentAt(name);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(`${error.message} Kept are ${versions.join(', ')}.`);
    return process.exit(1);
  }
}

if (values.help === true) {
  console.log(usage);
} else {
  const since = values.since ?? last;
  const changes = since === undefined ? [] : compareContracts(documentOf(since), document);
  if (since !== undefined) {
    console.log(`Since ${since}, this is ${CONTRACT_VERSION}:\n\n${changesInWords(changes)}`);
  }
  const sinceLast =
    last === undefined || last === since ? changes : compareContracts(keptDocument(last), document);
  const asked = last === undefined ? CONTRACT_VERSION : versionAfter(last, sinceLast);
  const isLow = compareVersions(CONTRACT_VERSION, asked) < 0;
  if (values.bump === true && isLow) {
    const file = join(projectRoot, 'contract/version.ts');
    const code = readFileSync(file, 'utf8');
    writeFileSync(file, code.replace(`'${CONTRACT_VERSION}'`, `'${asked}'`));
    console.log(`contract/version.ts says ${asked} now.`);
  } else if (isLow) {
    console.error(`These changes ask for ${asked}: npm run contract-changes -- --bump`);
    process.exitCode = 1;
  } else if (values.keep === true) {
    keepDocument(CONTRACT_VERSION, document);
    writeFileSync(join(projectRoot, changeLogPage), changeLog());
    console.log(`The document of ${CONTRACT_VERSION} is kept, and ${changeLogPage} written.`);
  }
}
