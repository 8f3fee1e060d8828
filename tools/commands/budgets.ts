import { type BudgetLine, measureBudgets, measurePages } from '#tools/budgets.ts';
import { bytesOf, gzipBytesOf, readBuildReport, readPageFiles } from '#tools/read-build.ts';

function describe({ part, bytes, limit }: BudgetLine): string {
  const mark = bytes > limit ? '✗' : '✓';
  const share = `${bytes.toLocaleString('en')} of ${limit.toLocaleString('en')} bytes gzip`;
  return `${mark} ${part.padEnd(24)} ${share}`;
}

const { entry, lazyParts, forbidden } = measureBudgets(readBuildReport(), gzipBytesOf);
for (const line of [entry, ...lazyParts]) console.log(describe(line));
for (const id of forbidden) console.log(`✗ the entry loads ${id}, which belongs in a lazy part`);
const pages = measurePages(readPageFiles(), { bytes: bytesOf, gzipBytes: gzipBytesOf });
for (const { page, scripts, files, bytes, faults } of pages) {
  const figures = `${scripts} scripts, ${files} files, ${bytes.toLocaleString('en')} bytes gzip`;
  console.log(`${faults.length > 0 ? '✗' : '✓'} page ${page.padEnd(19)} ${figures}`);
  for (const fault of faults) console.log(`  ${fault}`);
}
const isOver = [entry, ...lazyParts].some(({ bytes, limit }) => bytes > limit);
const isPageOver = pages.some(({ faults }) => faults.length > 0);
process.exitCode = isOver || isPageOver || forbidden.length > 0 ? 1 : 0;
