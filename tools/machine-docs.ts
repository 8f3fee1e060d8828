import { catalogue } from '#machines/index.ts';
import { generatePages } from '#tools/generated-pages.ts';
import { machinePages } from '#tools/machine-pages.ts';

generatePages({
  command: 'tools/machine-docs.ts',
  from: 'the catalogue of machines',
  paths: ['docs/generated/machines.md', 'docs/generated/machines/*.md'],
  make: () => machinePages(catalogue),
});
