import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { type MutationScore, shareCaught } from './mutation.ts';
import type { Proof } from './prove.ts';
import { subjectOf } from './subject.ts';

/** What the table says of one machine. */
export interface ProofRow {
  readonly machine: string;
  readonly states: string;
  readonly transitions: string;
  readonly graph: string;
  readonly mutants: string;
  readonly score: MutationScore | undefined;
}

/** Sums up the proof of one machine. */
export function proofRow(entry: AnyCatalogueEntry, proof: Proof, score?: MutationScore): ProofRow {
  const { states, transitions } = subjectOf(entry).anatomy;
  const { nodes, edges, precision } = proof.graph;
  return {
    machine: entry.id,
    states: `${proof.coverage.states.size}/${states.size}`,
    transitions: `${proof.coverage.transitions.size}/${transitions.size}`,
    graph: `${nodes} nodes, ${edges} edges (${precision})`,
    mutants: score
      ? `${percent([score])} of ${score.caught + score.survivors.length}`
      : 'not tried: has faults itself',
    score,
  };
}

function percent(scores: readonly MutationScore[]): string {
  return `${Math.round(shareCaught(scores) * 100)} %`;
}

const columns = ['machine', 'states', 'transitions', 'graph', 'mutants'] as const;

/** Prints the table of all machines, what caught the mutants, and those that got away. */
export function printTable(rows: readonly ProofRow[]): void {
  const lines = [Object.fromEntries(columns.map((column) => [column, column])), ...rows] as const;
  const widths = columns.map((column) => Math.max(...lines.map((line) => line[column].length)));
  const table = lines.map((line) =>
    columns.map((column, at) => line[column].padEnd(widths[at] ?? 0)).join('  '),
  );
  const scores = rows.flatMap(({ score }) => score ?? []);
  const by = new Map<string, number>();
  for (const [kind, count] of scores.flatMap((score) => Object.entries(score.by))) {
    by.set(kind, (by.get(kind) ?? 0) + count);
  }
  const survivors = rows.flatMap(({ machine, score }) =>
    (score?.survivors ?? []).map((name) => `  got away: ${machine}: ${name}`),
  );
  const equivalent = scores.reduce((sum, score) => sum + score.equivalent.length, 0);
  const summary =
    `mutants caught over all machines: ${percent(scores)} ` +
    `(by ${[...by].map(([kind, count]) => `${kind} ${count}`).join(', ')}; ` +
    `${equivalent} equivalent ones left out)`;
  process.stdout.write(`\n${[...table, summary, ...survivors].join('\n')}\n`);
}
