import { statSync } from 'node:fs';
import { join } from 'node:path';
import { measureBudgets } from '#tools/budgets.ts';
import { gzipBytesOf, readBuildReport } from '#tools/read-build.ts';
import { webBuildFolder } from '#tools/web-build.ts';

/** Prints the exact sizes of the last build: the entry, the page itself, every lazy part. */
export function benchmarkSizes(): void {
  const { entry, lazyParts } = measureBudgets(readBuildReport(), gzipBytesOf);
  const page = statSync(join(webBuildFolder, 'index.html.br')).size;
  const lines = [
    'Sizes',
    line('page, brotli', page, 'with its shell and styles'),
    ...[entry, ...lazyParts].map(({ part, bytes, limit }) =>
      line(`${part}, gzip`, bytes, `at most ${limit.toLocaleString('en')}`),
    ),
  ];
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

function line(title: string, bytes: number, limit: string): string {
  return `  ${title.padEnd(28)}${bytes.toLocaleString('en').padStart(9)} bytes   ${limit}`;
}
