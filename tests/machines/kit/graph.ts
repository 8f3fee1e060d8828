import { type AdjacencyValue, getAdjacencyMap } from 'xstate/graph';
import { type Act, enabledActs } from '#machines/simulation/acts.ts';
import { type World, worldLogic } from '#machines/simulation/world.ts';
import { type Precision, precisions, worldKey } from '#machines/simulation/world-key.ts';
import { activeNodes } from '#machines/simulation/xstate-internals.ts';
import { stateName } from '#tools/machine-anatomy.ts';
import { deadEndName } from './coverage.ts';
import type { Subject } from './subject.ts';

/** Transitions explored before a coarser look is taken. */
const LIMIT = 4000;

/** One transition of the graph, with the shortest way to its start. */
export interface Edge {
  readonly path: readonly Act[];
  readonly act: Act;
  readonly from: string;
  readonly to: string;
  readonly before: World;
  readonly after: World;
  /** The first way that leads to its end; a longer path takes it, too. */
  readonly isFirst: boolean;
}

/** A state that is not final and in which nothing more can happen. */
interface DeadEnd {
  readonly path: readonly Act[];
  /** The part of the machine that it is, as an exception would name it. */
  readonly name: string;
}

/**
 * Everything that a machine can do from one input, as far as the precision distinguishes states.
 */
export interface Graph {
  readonly precision: Precision;
  readonly initial: World;
  readonly nodes: number;
  readonly edges: readonly Edge[];
  readonly deadEnds: readonly DeadEnd[];
}

function explore(subject: Subject, exampleInput: unknown, precision: Precision): Graph {
  const logic = worldLogic(subject, exampleInput);
  const keys = new Map<World, string>();
  const key = (world: World) => {
    const known = keys.get(world);
    if (known !== undefined) return known;
    const made = worldKey(world, precision);
    keys.set(world, made);
    return made;
  };
  const adjacency = getAdjacencyMap(logic, {
    limit: precision === 'outline' ? LIMIT * 10 : LIMIT,
    serializeState: key,
    serializeEvent: (act) => JSON.stringify(act),
    events: (world) =>
      enabledActs(subject.entry, {
        snapshot: world.machine,
        running: world.running,
        timersArmed: world.timers.size,
        maySleep: world.maySleep,
      }),
  });
  // Insertion order is breadth first, so the first way found to a node is a shortest one.
  const nodes = Object.entries(adjacency) as [string, AdjacencyValue<World, Act>][];
  const paths = new Map<string, readonly Act[]>(nodes.slice(0, 1).map(([name]) => [name, []]));
  const edges: Edge[] = [];
  const deadEnds: DeadEnd[] = [];
  for (const [from, node] of nodes) {
    const path = paths.get(from) ?? [];
    const { machine } = node.state;
    if (machine.status === 'active' && Object.keys(node.transitions).length === 0) {
      const leaves = activeNodes(machine)
        .filter(({ type }) => type === 'atomic')
        .map(stateName);
      deadEnds.push({ path, name: deadEndName(leaves.join(' and ')) });
    }
    for (const { event: act, state: after } of Object.values(node.transitions)) {
      const to = key(after);
      const isFirst = !paths.has(to);
      if (isFirst) paths.set(to, [...path, act]);
      edges.push({ path, act, from, to, before: node.state, after, isFirst });
    }
  }
  const initial = nodes[0]?.[1].state;
  if (initial === undefined) throw new Error('The graph has no initial state.');
  return { precision, initial, nodes: nodes.length, edges, deadEnds };
}

/** The graph from one input, as exact as its size allows. */
export function graphOf(subject: Subject, exampleInput: unknown): Graph {
  for (const precision of precisions) {
    try {
      return explore(subject, exampleInput, precision);
    } catch (error) {
      const isTooLarge = error instanceof Error && error.message === 'Traversal limit exceeded';
      if (!isTooLarge || precision === 'outline') throw error;
    }
  }
  throw new Error('No precision was tried.');
}
