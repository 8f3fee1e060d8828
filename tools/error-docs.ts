import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCatalogue } from '#contract/errors.ts';
import { errorPages } from '#tools/error-pages.ts';
import { generatePages } from '#tools/generated-pages.ts';
import { projectRoot } from '#tools/project.ts';

const texts = (language: string) => {
  const file = join(projectRoot, 'web/i18n/messages', language, 'errors.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
};

const page = 'docs/generated/errors.md';

generatePages({
  command: 'tools/error-docs.ts',
  from: 'the catalogue of errors and its texts',
  paths: [page],
  make: () => ({ [page]: errorPages(errorCatalogue, { pt: texts('PT'), en: texts('EN') }) }),
});
