import { Coverage } from './coverage.ts';
import { faultsOfDefinition } from './definition.ts';
import type { Fault, Finding, FindingKind } from './finding.ts';
import { type Graph, graphOf } from './graph.ts';
import { replayJourneys } from './journeys.ts';
import { replayEdges } from './replay.ts';
import type { Subject } from './subject.ts';
import { walkAtRandom } from './walks.ts';

/** How hard a proof tries. */
export interface ProofOptions {
  readonly seed: number;
  readonly walks: number;
  /** Ends with the first part that finds something, and shows it as found. */
  readonly hasty: boolean;
}

/** The size of a machine's graph over all inputs. */
interface GraphSize {
  readonly nodes: number;
  readonly edges: number;
  readonly precision: string;
}

/** What a proof found. */
export interface Proof {
  readonly findings: readonly Finding[];
  readonly coverage: Coverage;
  readonly graph: GraphSize;
  /** The graphs from every input, as far as the proof went. */
  readonly graphs: readonly Graph[];
}

/** As many different faults of a graph as a reader wants to see. */
const MAX_FAULTS = 5;

/** Proves one machine: definition, hand-written journeys, random walks, every edge, coverage. */
export function prove(subject: Subject, { seed, walks, hasty }: ProofOptions): Proof {
  const coverage = new Coverage(subject);
  const findings: Finding[] = [];
  const graphs: Graph[] = [];

  function look(kind: FindingKind, find: () => readonly (Fault | string)[]): void {
    if (hasty && findings.length > 0) return;
    try {
      findings.push(
        ...find().map((found) => ({
          kind,
          ...(typeof found === 'string' ? { text: found } : found),
        })),
      );
    } catch (error) {
      findings.push({ kind, text: `the proof could not go on: ${String(error)}` });
    }
  }

  look('definition', () => faultsOfDefinition(subject));
  look('journey', () => replayJourneys(subject, coverage, hasty));
  look('walk', () => walkAtRandom(subject, coverage, { runs: walks, seed, shrink: !hasty }));
  for (const [inputName, example] of Object.entries(subject.entry.inputs)) {
    look('graph', () => {
      const graph = graphOf(subject, example);
      graphs.push(graph);
      return replayEdges(subject, inputName, graph, coverage, hasty ? 1 : MAX_FAULTS);
    });
  }
  look('coverage', () => coverage.gaps());
  return { findings, coverage, graph: sizeOf(graphs), graphs };
}

function sizeOf(graphs: readonly Graph[]): GraphSize {
  return {
    nodes: graphs.reduce((sum, { nodes }) => sum + nodes, 0),
    edges: graphs.reduce((sum, { edges }) => sum + edges.length, 0),
    precision: graphs.findLast(({ precision }) => precision !== 'exact')?.precision ?? 'exact',
  };
}
