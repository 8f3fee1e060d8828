import { useMemo, useReducer } from 'react';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import type { Act } from '#machines/simulation/acts.ts';
import { shortestWays, simulate } from '#machines/simulation/shortest-way.ts';
import type { World } from '#machines/simulation/world.ts';
import { statesIn } from '#machines/states-in.ts';

/** A flow walked on the page alone: no portal or server is involved. */
export interface Trial {
  /** What happened, in order, each with the states that it led to. */
  readonly taken: readonly TakenAct[];
  /** How many of them have been applied; the others can be redone. */
  readonly place: number;
  /** Paths of the states that the machine is in. */
  readonly states: readonly string[];
  /** What can happen now. */
  readonly acts: readonly Act[];
  readonly isOver: boolean;
  /** Applies an act; undone ones are dropped. */
  readonly take: (act: Act) => void;
  /** Goes to a step among those taken. */
  readonly goTo: (place: number) => void;
  /** Restarts, with nothing applied. */
  readonly begin: () => void;
}

export interface TakenAct {
  readonly act: Act;
  readonly states: readonly string[];
}

interface Walk {
  readonly input: unknown;
  readonly acts: readonly Act[];
  readonly place: number;
}

type WalkChange =
  | { readonly type: 'taken'; readonly act: Act }
  | { readonly type: 'moved'; readonly place: number }
  | { readonly type: 'begun'; readonly input: unknown };

function changeWalk(walk: Walk, change: WalkChange): Walk {
  switch (change.type) {
    case 'taken':
      return {
        ...walk,
        acts: [...walk.acts.slice(0, walk.place), change.act],
        place: walk.place + 1,
      };
    case 'moved':
      return { ...walk, place: Math.min(walk.acts.length, Math.max(0, change.place)) };
    case 'begun':
      return { input: change.input, acts: [], place: 0 };
    default:
      return change satisfies never;
  }
}

/**
 * Walks a flow by its entry's examples.
 *
 * @param path an initial state, reached by its shortest path; `''` for none
 */
export function useTrial(entry: AnyCatalogueEntry, path: string): Trial {
  const [input] = Object.values(entry.inputs);
  const [walk, change] = useReducer(changeWalk, undefined, (): Walk => {
    const way = path === '' ? undefined : shortestWays(entry).get(path);
    return way ? { ...way, place: way.acts.length } : { input, acts: [], place: 0 };
  });
  const simulation = useMemo(() => simulate(entry, walk.input), [entry, walk.input]);
  const worlds = useMemo(() => {
    const passed: World[] = [simulation.start];
    for (const act of walk.acts) passed.push(simulation.after(passed.at(-1) as World, act));
    return passed;
  }, [simulation, walk.acts]);
  const world = worlds[walk.place] ?? simulation.start;
  return {
    taken: walk.acts.map((act, index) => ({ act, states: statesOf(worlds[index + 1]) })),
    place: walk.place,
    states: statesOf(world),
    acts: simulation.actsAt(world),
    isOver: world.machine.status !== 'active',
    take: (act) => change({ type: 'taken', act }),
    goTo: (place) => change({ type: 'moved', place }),
    begin: () => change({ type: 'begun', input }),
  };
}

function statesOf(world: World | undefined): readonly string[] {
  return world === undefined ? [] : statesIn(world.machine.value as string);
}
