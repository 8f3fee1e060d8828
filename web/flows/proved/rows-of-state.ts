import type { Chart } from '../chart/chart.types.ts';
import { testsOfState } from './proof-of-chart.ts';

/**
 * The rows of a flow that are proved at a state: each is named by a test that reaches it. A flow
 * with only one row needs no naming.
 */
export function rowsOfState(chart: Chart, path: string): readonly string[] {
  const tests = testsOfState(chart, path);
  if (chart.rows.length === 1) return tests.length > 0 ? chart.rows : [];
  const named = new Set(tests.flatMap(({ name }) => rowsNamedIn(name)));
  return chart.rows.filter((row) => named.has(row));
}

/** The rows that a test's title names: 'pays, and both tabs show it (W2, S6)'. */
function rowsNamedIn(name: string): readonly string[] {
  const [named = ''] = /\([^()]*\)$/u.exec(name) ?? [];
  return named.match(/\b[A-Z]\d+[a-z]?\b/gu) ?? [];
}
