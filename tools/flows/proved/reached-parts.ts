import type { AnyStateNode } from 'xstate';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { anatomyOf, nodesOf } from '#tools/machine-anatomy.ts';
import { catalogue } from '#tools/machine-catalogue.ts';
import type { ReachingTest } from '#web/flows/proved/reaching-test.ts';
import { keepReach } from './kept-reach.ts';

/** A state that a machine was in, or a transition that it took, as XState knows it. */
export interface ReachedPart {
  /** The machine's id. */
  readonly machine: string;
  /** Keys of the states from the top. */
  readonly path: readonly string[];
  /** Of a transition from there: its event, and its place among those with the same event. */
  readonly transition?: { readonly event: string; readonly place: number };
}

/** A journey through the product, and what it came through. */
interface JourneyReach {
  readonly name: string;
  readonly parts: readonly ReachedPart[];
}

/**
 * Keeps what the journeys of one file came through, by the machines' names of these parts. A machine
 * that a journey left in its first state is passed over.
 */
export function keepReachedParts(source: string, journeys: readonly JourneyReach[]): void {
  for (const entry of catalogue) {
    const tests = testsOf(entry, journeys);
    if (tests.length > 0) keepReach(entry, source, tests);
  }
}

/** The journeys that take a machine on, with the parts that each reaches. */
export function testsOf(
  { id, machine }: Pick<AnyCatalogueEntry, 'id' | 'machine'>,
  journeys: readonly JourneyReach[],
): readonly ReachingTest[] {
  const anatomy = anatomyOf(machine);
  const nameOf = (path: readonly string[]) => {
    const node = nodes.get(path.join('.'));
    return node && anatomy.states.get(node);
  };
  const nodes = new Map(nodesOf(machine).map((node) => [node.path.join('.'), node]));
  return journeys.flatMap(({ name, parts }): ReachingTest[] => {
    const own = parts.filter((part) => part.machine === id);
    const transitions = own.flatMap(({ path, transition }) => {
      const taken = transition && transitionAt(nodes.get(path.join('.')), transition);
      return (taken && anatomy.transitions.get(taken)) ?? [];
    });
    if (transitions.length === 0) return [];
    const states = new Set(own.flatMap(({ path }) => nameOf(path) ?? []));
    return [{ kind: 'journey', name, states: [...states], transitions: [...new Set(transitions)] }];
  });
}

function transitionAt(
  node: AnyStateNode | undefined,
  { event, place }: NonNullable<ReachedPart['transition']>,
) {
  return (event === '' ? node?.always : node?.transitions.get(event))?.[place];
}
