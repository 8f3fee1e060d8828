import type { Chart } from '../chart/chart.types.ts';
import type { ReachingTest } from './reaching-test.ts';

/**
 * The rows of a flow that are proved where these tests come through: each is named by one of them. A
 * flow that serves one row only needs no naming.
 */
export function rowsOfTests(
  { rows }: Pick<Chart, 'rows'>,
  tests: readonly ReachingTest[],
): readonly string[] {
  if (rows.length === 1) return tests.length > 0 ? rows : [];
  const named = new Set(tests.flatMap(({ name }) => rowsNamedIn(name)));
  return rows.filter((row) => named.has(row));
}

/** The rows that a test's title names: 'pays, and both tabs show it (W2, S6)'. */
function rowsNamedIn(name: string): readonly string[] {
  const [named = ''] = /\([^()]*\)$/u.exec(name) ?? [];
  return named.match(/\b[A-Z]\d+[a-z]?\b/gu) ?? [];
}
