import { type Act, describeAct } from '#tests/machines/kit/acts.ts';
import type { Edge, Graph } from '#tests/machines/kit/graph.ts';
import type { World } from '#tests/machines/kit/world.ts';

/** What an edge is an example of: the same act, from and to the same states of the machine. */
function kindOf({ act, after }: Edge, before: World): string {
  return JSON.stringify([before.machine.value, describeAct(act), after.machine.value]);
}

/**
 * Visits every node of a graph and an edge of every kind, along as few repeated steps as it
 * easily can. What a screen shows depends on the node; how it was come to, on the kind of edge.
 */
export class Tour {
  /** Where every run begins. */
  readonly start: string;
  readonly #from: ReadonlyMap<string, readonly Edge[]>;
  readonly #open: Set<Edge>;

  /** @param mayTake whether a person can take the edge at all, with the world that it begins in */
  constructor(graph: Graph, mayTake: (step: { act: Act; before: World }) => boolean) {
    const worlds = new Map<string, World>(graph.edges.map(({ to, after }) => [to, after]));
    this.start = graph.edges[0]?.from ?? '';
    worlds.set(this.start, graph.initial);
    const edges = graph.edges.filter(({ act, from }) =>
      mayTake({ act, before: worlds.get(from) ?? graph.initial }),
    );
    this.#from = Map.groupBy(edges, ({ from }) => from);
    const kinds = Map.groupBy(edges, (edge) =>
      kindOf(edge, worlds.get(edge.from) ?? graph.initial),
    );
    const nodes = Map.groupBy(edges, ({ to }) => to);
    this.#open = new Set(
      [...kinds.values(), ...nodes.values()].flatMap(([example]) => example ?? []),
    );
  }

  /** The steps to the nearest edge that is not taken yet, itself last; empty when none is left. */
  next(node: string): readonly Edge[] {
    const ways = new Map<string, readonly Edge[]>([[node, []]]);
    for (const [place, way] of ways) {
      const edges = this.#from.get(place) ?? [];
      const fresh = edges.find((edge) => this.#open.has(edge));
      if (fresh !== undefined) return [...way, fresh];
      for (const edge of edges) if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
    }
    return [];
  }

  /** Notes that an edge was taken. */
  take(edge: Edge): void {
    this.#open.delete(edge);
  }
}
