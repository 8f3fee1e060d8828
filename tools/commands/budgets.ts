import { type BudgetLine, measureBudgets } from '#tools/budgets.ts';
import { gzipBytesOf, readBuildReport } from '#tools/read-build.ts';

function describe({ part, bytes, limit }: BudgetLine): string {
  const mark = bytes > limit ? '✗' : '✓';
  const share = `${bytes.toLocaleString('en')} of ${limit.toLocaleString('en')} bytes gzip`;
  return `${mark} ${part.padEnd(24)} ${share}`;
}

const { entry, lazyParts, forbidden } = measureBudgets(readBuildReport(), gzipBytesOf);
for (const line of [entry, ...lazyParts]) console.log(describe(line));
for (const id of forbidden) console.log(`✗ the entry loads ${id}, which belongs in a lazy part`);
const isOver = [entry, ...lazyParts].some(({ bytes, limit }) => bytes > limit);
process.exitCode = isOver || forbidden.length > 0 ? 1 : 0;
