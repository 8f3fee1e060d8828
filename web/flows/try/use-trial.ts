import { useMemo, useReducer } from 'react';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import type { Act } from '#machines/simulation/acts.ts';
import {
  type Simulation,
  shortestWays,
  simulate,
  type Way,
} from '#machines/simulation/shortest-way.ts';
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
  /** Where it is, for the page's address. */
  readonly moment: TrialMoment;
}

/** A moment of a trial as its address names it; null for what needs no name. */
export interface TrialMoment {
  /**
   * `3.0.2`: three acts of the shortest path into the state, then the first of the acts that were
   * possible, then the third one. It ends before an act with edited fields.
   */
  readonly taken: string | null;
  /** The selected step; null for the last one. */
  readonly step: string | null;
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
  | { readonly type: 'begun' };

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
      return { ...walk, acts: [], place: 0 };
    default:
      return change satisfies never;
  }
}

/**
 * Walks a flow by its entry's examples.
 *
 * @param path an initial state, reached by its shortest path; `''` for none
 * @param from the moment that it starts at; what no longer fits is left out
 */
export function useTrial(entry: AnyCatalogueEntry, path: string, from: TrialMoment): Trial {
  const way = useMemo((): Way => {
    const [input] = Object.values(entry.inputs);
    return (path === '' ? undefined : shortestWays(entry).get(path)) ?? { input, acts: [] };
  }, [entry, path]);
  const [walk, change] = useReducer(changeWalk, undefined, (): Walk => walkTo(entry, way, from));
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
    begin: () => change({ type: 'begun' }),
    moment: momentOf(simulation, way, walk),
  };
}

function walkTo(
  entry: AnyCatalogueEntry,
  { input, acts }: Way,
  { taken, step }: TrialMoment,
): Walk {
  const { start, after, actsAt } = simulate(entry, input);
  const [kept = acts.length, ...choices] = taken?.split('.').map(Number) ?? [];
  const known = acts.slice(0, kept);
  let world = known.reduce(after, start);
  for (const choice of choices) {
    const act = actsAt(world)[choice];
    if (act === undefined) break;
    known.push(act);
    world = after(world, act);
  }
  const place = step === null ? known.length : Number(step);
  return changeWalk(
    { input, acts: known, place: known.length },
    { type: 'moved', place: Number.isInteger(place) ? place : known.length },
  );
}

function momentOf({ start, after, actsAt }: Simulation, way: Way, walk: Walk): TrialMoment {
  const different = walk.acts.findIndex((act, index) => act !== way.acts[index]);
  const kept = different === -1 ? walk.acts.length : different;
  let world = walk.acts.slice(0, kept).reduce(after, start);
  const choices: number[] = [];
  for (const act of walk.acts.slice(kept)) {
    const choice = actsAt(world).findIndex((each) => JSON.stringify(each) === JSON.stringify(act));
    if (choice === -1) break;
    choices.push(choice);
    world = after(world, act);
  }
  const named = kept + choices.length;
  return {
    taken: choices.length === 0 && kept === way.acts.length ? null : [kept, ...choices].join('.'),
    step: walk.place >= named ? null : String(walk.place),
  };
}

function statesOf(world: World | undefined): readonly string[] {
  return world === undefined ? [] : statesIn(world.machine.value as string);
}
