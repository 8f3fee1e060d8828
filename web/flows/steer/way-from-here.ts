import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { countMisfits } from '#machines/recordings/fit-redacted.ts';
import { eventsOfWay } from '#machines/simulation/events-of-way.ts';
import {
  type ReachedWorld,
  shortestWays,
  simulate,
  type Way,
  worldsFrom,
} from '#machines/simulation/shortest-way.ts';
import type { World } from '#machines/simulation/world.ts';
import { statesIn } from '#machines/states-in.ts';
import type { FeedStep, SteeredEvent } from '#web/platform/windows/flow-feed.ts';

/** Where an actor of the portal is, as the portal reports it: redacted. */
export type Here = Pick<FeedStep, 'value' | 'context'>;

/** How the portal is led into a state. */
export interface WayFromHere {
  /** Paths of the states in which the way begins. */
  readonly start: readonly string[];
  /** None where the portal is there already. */
  readonly events: readonly SteeredEvent[];
}

/**
 * Finds the shortest way into a state for a portal's actor. The way depends on the input that the actor was
 * started with: the examples whose context is most like the actor's come first, the others after them. Where
 * the portal has left the start, the way goes on from the example of a run that is most like it.
 *
 * @param begun where the actor was first seen
 * @returns the way into a state by its path, for where the actor is now; undefined if no example leads there
 */
export function wayFromHere(
  entry: AnyCatalogueEntry,
  begun: Here,
): (state: string, here: Here) => WayFromHere | undefined {
  const examples = Object.entries(entry.inputs).map(([name, input]) => ({
    name,
    input,
    misfits: countMisfits(begun.context, simulate(entry, input).start.machine.context),
  }));
  const fewest = Math.min(...examples.map(({ misfits }) => misfits));
  const fitting = examples.filter(({ misfits }) => misfits === fewest);
  const own = shortestWays({
    ...entry,
    inputs: Object.fromEntries(fitting.map(({ name, input }) => [name, input])),
    journeys: [],
  });
  let all: ReadonlyMap<string, Way> | undefined;
  return (state, here) => {
    let way = own.get(state);
    if (!way) {
      all ??= shortestWays(entry);
      way = all.get(state);
    }
    if (!way) return undefined;
    const start = statesOf(simulate(entry, way.input).start);
    if (start.join() !== statesIn(here.value).join()) {
      const inputs = fitting.map(({ input }) => input);
      const onward = wayOnward(entry, inputs, { state, here });
      if (onward) return onward;
    }
    return { start, events: eventsOfWay(entry, way).map(({ event }) => event) };
  };
}

interface Onward {
  readonly state: string;
  readonly here: Here;
}

/** The way from the example of a run that is most like where the portal is. */
function wayOnward(
  entry: AnyCatalogueEntry,
  inputs: readonly unknown[],
  { state, here }: Onward,
): WayFromHere | undefined {
  const states = statesIn(here.value);
  const place = states.join();
  let like:
    | { readonly input: unknown; readonly world: World; readonly misfits: number }
    | undefined;
  for (const input of inputs) {
    for (const { world } of worldsFrom(entry, input)) {
      if (statesOf(world).join() !== place) continue;
      const misfits = countMisfits(here.context, world.machine.context);
      if (like === undefined || misfits < like.misfits) like = { input, world, misfits };
    }
  }
  if (like === undefined) return undefined;
  const { input, world } = like;
  const reached = firstWith(worldsFrom(entry, input, world), state);
  if (reached === undefined) return undefined;
  const way: Way = { input, acts: reached.acts };
  return { start: states, events: eventsOfWay(entry, way, world).map(({ event }) => event) };
}

function firstWith(worlds: Iterable<ReachedWorld>, state: string): ReachedWorld | undefined {
  for (const reached of worlds) if (statesOf(reached.world).includes(state)) return reached;
  return undefined;
}

function statesOf({ machine }: World): readonly string[] {
  return statesIn(machine.value as FeedStep['value']);
}
