import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import { errorPages } from '#tools/error-pages.ts';
import { generatePages } from '#tools/generated-pages.ts';
import { projectRoot } from '#tools/project.ts';

const read = (file: string) =>
  JSON.parse(readFileSync(join(projectRoot, 'contract/messages', file), 'utf8')) as Record<
    string,
    unknown
  >;
const texts = (language: string) => ({
  ...read(`${language}/errors.json`),
  ...read(`${language}/member/memberErrors.json`),
});

const page = 'docs/generated/errors.md';

generatePages({
  command: 'tools/error-docs.ts',
  from: 'the catalogue of errors and its texts',
  paths: [page],
  make: () => ({ [page]: errorPages(errorCatalogue, { pt: texts('PT'), en: texts('EN') }) }),
});
