import type { Finding } from './check.ts';

/** Findings that say the same of one or several calls. */
export interface FoldedFinding {
  /** One line. */
  readonly problem: string;
  readonly calls: readonly string[];
  /** How often it was found. */
  readonly times: number;
  /** Of the first time. */
  readonly evidence: string;
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
  const folded = new Map<string, { calls: Set<string>; times: number; evidence: string }>();
  for (const { problem, route, evidence } of findings) {
    const line = inOneLine(problem);
    const known = folded.get(line) ?? { calls: new Set<string>(), times: 0, evidence };
    known.calls.add(route);
    known.times += 1;
    folded.set(line, known);
  }
  return [...folded]
    .map(([problem, { calls, ...rest }]) => ({ problem, calls: [...calls], ...rest }))
    .toSorted((a, b) => b.calls.length - a.calls.length || b.times - a.times);
}

const MAX_CALLS_NAMED = 5;

function callsOf({ calls, times }: FoldedFinding): string {
  const list = calls.slice(0, MAX_CALLS_NAMED).join(', ');
  const more = calls.length - MAX_CALLS_NAMED;
  const all = more > 0 ? `${list} and ${more} more` : list;
  return times > calls.length ? `${all} (${times} times)` : all;
}

/** Two lines for each finding: the fault with its place, and the evidence. */
export function findingLines(findings: readonly Finding[]): readonly string[] {
  return foldFindings(findings).flatMap((folded) => [
    `✗ ${callsOf(folded)}: ${folded.problem}`,
    `    ${folded.evidence.replaceAll(/\s+/gu, ' ')}`,
  ]);
}
