import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { worldKey } from '#machines/simulation/world-key.ts';
import type { FindingKind } from './finding.ts';
import { type Graph, graphOf } from './graph.ts';
import { mutantsOf } from './mutants.ts';
import { type ProofOptions, prove } from './prove.ts';
import { type Subject, subjectOf } from './subject.ts';

/** Outcome of a machine's mutants. */
export interface MutationScore {
  readonly caught: number;
  /** Which part of the proof caught how many. */
  readonly by: Readonly<Partial<Record<FindingKind, number>>>;
  /** Mutants that behave as the original does; they count neither way. */
  readonly equivalent: readonly string[];
  readonly survivors: readonly string[];
}

/**
 * Everything visible of a machine from outside: from every input each transition, with its state,
 * context, output, tags, running actors and effects.
 */
function seenFromOutside(graphs: readonly Graph[]): string {
  const lines = graphs.flatMap((graph) => {
    return [
      worldKey(graph.initial, 'exact'),
      ...graph.edges.map(({ from, act, after }) =>
        JSON.stringify([
          from,
          act,
          worldKey(after, 'exact'),
          [...after.machine.tags],
          after.effects,
        ]),
      ),
    ];
  });
  return lines.toSorted().join('\n');
}

function graphsOf(subject: Subject): readonly Graph[] {
  return Object.values(subject.entry.inputs).map((example) => graphOf(subject, example));
}

/**
 * Tests every mutant of a machine and counts those that are caught. A survivor that no observer
 * could tell from the original (its whole explored graph is the same) is equivalent, and not
 * counted.
 */
export function scoreMutants(
  entry: AnyCatalogueEntry,
  options: Omit<ProofOptions, 'hasty'>,
): MutationScore {
  const by: Partial<Record<FindingKind, number>> = {};
  const equivalent: string[] = [];
  const survivors: string[] = [];
  let original: string | undefined;
  let caught = 0;
  for (const mutant of mutantsOf(entry.machine)) {
    const subject = subjectOf(entry, mutant.machine);
    const proof = prove(subject, { ...options, hasty: true });
    const [finding] = proof.findings;
    if (finding !== undefined) {
      caught += 1;
      by[finding.kind] = (by[finding.kind] ?? 0) + 1;
      continue;
    }
    original ??= seenFromOutside(graphsOf(subjectOf(entry)));
    (seenFromOutside(proof.graphs) === original ? equivalent : survivors).push(mutant.name);
  }
  return { caught, by, equivalent, survivors };
}

/** The share of mutants caught over several machines, 0 to 1. */
export function shareCaught(scores: readonly MutationScore[]): number {
  const caught = scores.reduce((sum, score) => sum + score.caught, 0);
  const all = scores.reduce((sum, score) => sum + score.caught + score.survivors.length, 0);
  return all === 0 ? 0 : caught / all;
}
