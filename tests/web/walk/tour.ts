import { describeAct } from '#machines/simulation/acts.ts';
import type { Edge, Graph } from '#tests/machines/kit/graph.ts';
import { expectationOf, type WalkedFlow } from './walked-flow.ts';

/** What an edge is an example of: the same act, from and to the same states of the machine. */
function kindOf({ act, before, after }: Edge): string {
  return JSON.stringify([before.machine.value, describeAct(act), after.machine.value]);
}

/**
 * Visits everything that a screen can be expected to show, and takes an edge of every kind, along
 * as few repeated steps as it easily can. States of which a person must see the same count as one:
 * to see it again for each value that no screen shows costs most of the time of a walk.
 */
export class Tour {
  /** Where every run begins. */
  readonly start: string;
  readonly #from: ReadonlyMap<string, readonly Edge[]>;
  readonly #open: Set<string>;
  readonly #aims = new Map<Edge, readonly string[]>();

  /** @param known kinds of edges that were taken on another tour; those of this one are added */
  constructor(graph: Graph, flow: WalkedFlow, known: Set<string>) {
    this.start = graph.edges[0]?.from ?? '';
    // A page that slept shows what it shows when it wakes.
    const edges = graph.edges.filter(({ act }) => act.type !== 'sleep');
    this.#from = Map.groupBy(edges, ({ from }) => from);
    for (const edge of edges) {
      this.#aims.set(edge, [kindOf(edge), expectationOf(flow, edge.after.machine)]);
    }
    this.#open = new Set([...this.#aims.values()].flat().filter((aim) => !known.has(aim)));
    for (const edge of edges) known.add(kindOf(edge));
  }

  /** The steps to the nearest edge that shows something new, itself last; empty when none is left. */
  next(node: string): readonly Edge[] {
    const ways = new Map<string, readonly Edge[]>([[node, []]]);
    for (const [place, way] of ways) {
      const edges = this.#from.get(place) ?? [];
      const fresh = edges.find((edge) => this.#aims.get(edge)?.some((aim) => this.#open.has(aim)));
      if (fresh !== undefined) return [...way, fresh];
      for (const edge of edges) if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
    }
    return [];
  }

  /** Notes that an edge was taken. */
  take(edge: Edge): void {
    for (const aim of this.#aims.get(edge) ?? []) this.#open.delete(aim);
  }
}
