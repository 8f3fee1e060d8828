import type { Finding } from './check.ts';

/** Findings that say the same of one or several calls. */
export interface FoldedFinding {
  /** One line. */
  readonly problem: string;
  readonly calls: readonly string[];
  /** The checks and behaviours that found it. */
  readonly checks: readonly string[];
  /** How often it was found. */
  readonly times: number;
  /** The first time. */
  readonly first: Finding;
}

/** One line; places in lists and repeated lines say nothing more. */
function inOneLine(problem: string): string {
  const lines = problem.split('\n').map((line) => line.trim().replaceAll(/\[\d+\]/gu, '[*]'));
  // A schema error has a line about the fault and one about its place.
  const joined = lines
    .join(' ')
    .replaceAll(/ (?=✖)/gu, '\n')
    .split('\n');
  return [...new Set(joined)].join(' ');
}

/** Folds equal findings, the most frequent first. */
export function foldFindings(findings: readonly Finding[]): readonly FoldedFinding[] {
  const groups = Map.groupBy(findings, ({ problem }) => inOneLine(problem));
  return [...groups]
    .flatMap(([problem, [first, ...others]]) => {
      if (!first) return [];
      const all = [first, ...others];
      const calls = [...new Set(all.map(({ route }) => route))];
      const checks = [...new Set(all.map(({ check }) => check))];
      return [{ problem, calls, checks, times: all.length, first }];
    })
    .toSorted((a, b) => b.calls.length - a.calls.length || b.times - a.times);
}

/** The first names of a list, and how many more there are. */
export function namesInWords(names: readonly string[], most: number): string {
  const more = names.length - most;
  return `${names.slice(0, most).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const MAX_CALLS_NAMED = 5;
const MAX_CHECKS_NAMED = 3;

/**
 * A few lines for each fault: the calls with it, what found it, and the request that shows it.
 *
 * @param addressOf a call's method and path
 */
export function findingLines(
  findings: readonly Finding[],
  addressOf: (call: string) => string = (call) => call,
): readonly string[] {
  return foldFindings(findings).flatMap(({ problem, calls, checks, times, first }) => {
    const list = namesInWords(calls.map(addressOf), MAX_CALLS_NAMED);
    const often = times > calls.length ? ` (${times} times)` : '';
    const { evidence, exchange } = first;
    return [
      `✗ ${list}${often}: ${problem}`,
      `    found by: ${namesInWords(checks, MAX_CHECKS_NAMED)}`,
      `    ${evidence.replaceAll(/\s+/gu, ' ')}`,
      ...(exchange ? [`    ${exchange.curl}`] : []),
    ];
  });
}
