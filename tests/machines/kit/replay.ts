import { isDeepStrictEqual } from 'node:util';
import { describeAct } from './acts.ts';
import type { Coverage } from './coverage.ts';
import { told } from './finding.ts';
import type { Edge, Graph } from './graph.ts';
import { LiveRun } from './live-run.ts';
import { faultsOfPersistence } from './persistence.ts';
import type { Subject } from './subject.ts';

/** An edge that a longer replay takes on its way need not be replayed by itself. */
function edgesToReplay(graph: Graph): readonly Edge[] {
  const withWayOn = new Set(graph.edges.map(({ from }) => from));
  return graph.edges.filter((edge) => !edge.isFirst || !withWayOn.has(edge.to));
}

function faultsOfEdge(run: LiveRun, edge: Edge): readonly string[] {
  for (const act of edge.path) {
    run.take(act);
    const faults = run.faults();
    if (faults.length > 0) return faults;
  }
  run.take(edge.act);
  const faults = run.faults();
  if (faults.length > 0) return faults;
  const pure = edge.after.machine;
  const live = run.snapshot;
  if (pure.status !== live.status || !isDeepStrictEqual(pure.value, live.value)) {
    return [
      `the pure transition leads to ${JSON.stringify(pure.value)} (${pure.status}), ` +
        `the live actor to ${JSON.stringify(live.value)} (${live.status})`,
    ];
  }
  return faultsOfPersistence(run);
}

/** Takes every edge of the graph in a real actor; stops after `most` faults. */
export function replayEdges(
  subject: Subject,
  inputName: string,
  graph: Graph,
  coverage: Coverage,
  most: number,
): readonly string[] {
  const found = new Map<string, string>();
  for (const { path, name } of graph.deadEnds) {
    coverage.deadEnds.add(name);
    if (Object.hasOwn(subject.entry.exceptions ?? {}, name)) continue;
    const fault = `${name}, though it is no final state`;
    found.set(fault, told(fault, `input '${inputName}'`, path.map(describeAct)));
  }
  for (const edge of edgesToReplay(graph)) {
    const run = new LiveRun(subject, subject.entry.inputs[inputName], coverage);
    for (const fault of [...run.faults(), ...faultsOfEdge(run, edge)]) {
      if (!found.has(fault)) found.set(fault, told(fault, `input '${inputName}'`, run.trail));
    }
    run.stop();
    if (found.size >= most) break;
  }
  return [...found.values()];
}
