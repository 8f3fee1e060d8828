import { catalogue } from '#machines/index.ts';
import { generatePage } from '#tools/generated-page.ts';
import { machinePages } from '#tools/machine-pages.ts';

generatePage({
  command: 'tools/machine-docs.ts',
  from: 'the catalogue of machines',
  path: 'docs/generated/machines.md',
  make: () => machinePages(catalogue),
});
