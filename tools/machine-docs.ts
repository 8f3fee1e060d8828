import { generatePages } from '#tools/generated-pages.ts';
import { catalogue } from '#tools/machine-catalogue.ts';
import { machinePages } from '#tools/machine-pages.ts';

generatePages({
  command: 'tools/machine-docs.ts',
  from: 'the catalogue of machines',
  paths: ['docs/generated/machines.md', 'docs/generated/machines/*.md'],
  make: () => machinePages(catalogue),
});
