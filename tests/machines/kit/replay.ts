import { isDeepStrictEqual } from 'node:util';
import type { Act } from '#machines/simulation/acts.ts';
import type { Coverage } from './coverage.ts';
import { type Fault, faultOf } from './finding.ts';
import type { Edge, Graph } from './graph.ts';
import { LiveRun } from './live-run.ts';
import { faultsOfPersistence } from './persistence.ts';
import type { Subject } from './subject.ts';

/** A run over one edge after another goes on until it is this long, in acts. */
const LONG_RUN = 60;

/**
 * The faults after an edge: in the state itself, against the pure transition, and after storing it.
 */
function faultsAfter(run: LiveRun, { after }: Edge, mustStore: boolean): readonly string[] {
  const faults = run.faults();
  if (faults.length > 0) return faults;
  const pure = after.machine;
  const live = run.snapshot;
  if (pure.status !== live.status || !isDeepStrictEqual(pure.value, live.value)) {
    return [
      `the pure transition leads to ${JSON.stringify(pure.value)} (${pure.status}), ` +
        `the live actor to ${JSON.stringify(live.value)} (${live.status})`,
    ];
  }
  return mustStore ? faultsOfPersistence(run) : [];
}

/** The edges of a graph, each of which is taken and looked at once. */
class EdgesToTake {
  readonly #open: Set<Edge>;
  readonly #leaving: ReadonlyMap<string, readonly Edge[]>;
  readonly #edgeByAct: ReadonlyMap<Act, Edge>;
  readonly #isExact: boolean;

  constructor({ edges, precision }: Graph) {
    this.#open = new Set(edges);
    this.#leaving = Map.groupBy(edges, ({ from }) => from);
    this.#edgeByAct = new Map(edges.map((edge) => [edge.act, edge]));
    this.#isExact = precision === 'exact';
  }

  isOpen(edge: Edge): boolean {
    return this.#open.has(edge);
  }

  /** The shortest way from the beginning over an edge. */
  wayOver(edge: Edge): Edge[] {
    return [...edge.path.flatMap((act) => this.#edgeByAct.get(act) ?? []), edge];
  }

  /** An edge to continue with; in an inexact graph a node is not a safe place to continue from. */
  onwards({ to }: Edge): Edge | undefined {
    return this.#isExact ? this.#leaving.get(to)?.find((edge) => this.isOpen(edge)) : undefined;
  }

  /** Takes an edge. A step that was looked at in an earlier run is taken without a look. */
  take(run: LiveRun, edge: Edge): readonly string[] {
    run.take(edge.act);
    // Every edge to a node of an exact graph leads to the same state: it is stored once.
    const mustStore = edge.isFirst || !this.#isExact;
    if (this.#open.delete(edge)) return faultsAfter(run, edge, mustStore);
    run.passOver();
    return [];
  }
}

/** The faults by edge, and the run that reached them. */
interface Found {
  readonly faults: readonly string[];
  readonly edge: Edge;
  readonly run: LiveRun;
}

/** Goes over an edge, and on from there while edges are open; ends with the first faults. */
function runOver(run: LiveRun, first: Edge, edges: EdgesToTake): Found {
  const way = edges.wayOver(first);
  let edge = way.shift() ?? first;
  let faults = run.faults();
  for (let length = 1; faults.length === 0; length += 1) {
    faults = edges.take(run, edge);
    const next = way.shift() ?? (length < LONG_RUN ? edges.onwards(edge) : undefined);
    if (next === undefined || faults.length > 0) break;
    edge = next;
  }
  run.stop();
  return { faults, edge, run };
}

/** The shortest path to the fault; the taken path if it only shows there. */
function runTo({ faults, edge, run }: Found, begin: () => LiveRun): LiveRun {
  const short = begin();
  for (const act of edge.path) short.take(act);
  short.passOver();
  short.take(edge.act);
  const again = faultsAfter(short, edge, true);
  short.stop();
  return isDeepStrictEqual(again, faults) ? short : run;
}

/** Takes every edge of the graph in a real actor; stops after `max` faults. */
export function replayEdges(
  subject: Subject,
  inputName: string,
  graph: Graph,
  coverage: Coverage,
  max: number,
): readonly Fault[] {
  const found = new Map<string, Fault>();
  const input = `input '${inputName}'`;
  const begin = () => new LiveRun(subject, subject.entry.inputs[inputName], coverage);
  for (const { path, name } of graph.deadEnds) {
    coverage.deadEnds.add(name);
    if (Object.hasOwn(subject.entry.exceptions ?? {}, name)) continue;
    const fault = `${name}, though it is no final state`;
    const run = begin();
    for (const act of path) run.take(act);
    run.stop();
    found.set(fault, faultOf(fault, input, run));
  }
  const edges = new EdgesToTake(graph);
  for (const edge of graph.edges) {
    if (!edges.isOpen(edge)) continue;
    const gone = runOver(begin(), edge, edges);
    if (gone.faults.length > 0) {
      const run = runTo(gone, begin);
      for (const fault of gone.faults) {
        if (!found.has(fault)) found.set(fault, faultOf(fault, input, run));
      }
    }
    if (found.size >= max) break;
  }
  return [...found.values()];
}
