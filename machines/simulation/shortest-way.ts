import type { AnyEventObject, StateValue } from 'xstate';
import type { AnyCatalogueEntry } from '../catalogue/entry.ts';
import { statesIn } from '../states-in.ts';
import { type Act, enabledActs } from './acts.ts';
import { withStandIns } from './stand-in.ts';
import { type World, worldLogic } from './world.ts';
import { type Precision, worldKey } from './world-key.ts';

/** A way into a state, act by act. */
export interface Way {
  /** What the machine is started with: an example of its entry, or of a pinned journey. */
  readonly input: unknown;
  readonly acts: readonly Act[];
}

/** A machine that is walked without an actor: nothing runs, nothing is asked. */
export interface Simulation {
  /** The initial state. */
  readonly start: World;
  readonly after: (world: World, act: Act) => World;
  /** All that can happen there, by the examples of the catalogue. */
  readonly actsAt: (world: World) => readonly Act[];
}

/**
 * Prepares a machine for being walked.
 *
 * @param input an example input, or how to make one around the clock
 */
export function simulate(entry: AnyCatalogueEntry, input: unknown): Simulation {
  const machine = withStandIns(entry.machine);
  const logic = worldLogic({ machine }, input);
  const start = logic.getInitialSnapshot(undefined as never, undefined);
  return {
    start,
    after: (world, act) => logic.transition(world, act, undefined as never),
    actsAt: (world) =>
      enabledActs(entry, {
        snapshot: world.machine,
        running: world.running,
        timersArmed: world.timers.size,
        maySleep: world.maySleep,
      }),
  };
}

/** How precisely worlds are compared, and how many are explored from one input. */
interface Look {
  readonly precision: Precision;
  readonly limit: number;
}

/** A close look sees more, and gets less far. */
const looks: readonly Look[] = [
  { precision: 'exact', limit: 2_000 },
  { precision: 'clamped', limit: 20_000 },
];

/** What a way can lead to: the states that a run is in, or the actors that run there, for instance. */
export type PlacesIn = (world: World) => readonly string[];

/** The paths of the states that a run is in. */
const statesOfWorld: PlacesIn = (world) => statesIn(world.machine.value as StateValue);

/** The sources of the actors that run. */
export const runningActors: PlacesIn = (world) => [...world.running.values()];

/**
 * The shortest way to each place; a place is a state, by its path, if nothing else is said. A state
 * without one is passed through at once, or the examples of the catalogue do not lead there.
 */
export function shortestWays(
  entry: AnyCatalogueEntry,
  placesIn: PlacesIn = statesOfWorld,
): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>();
  const found = [
    ...Object.values(entry.inputs).flatMap((input) =>
      looks.flatMap((look) => [...waysFrom(entry, input, look, placesIn)]),
    ),
    ...entry.journeys.flatMap((journey) => [...waysOf(entry, journey, placesIn)]),
  ];
  for (const [path, way] of found) {
    const known = ways.get(path);
    if (known === undefined || known.acts.length > way.acts.length) ways.set(path, way);
  }
  return ways;
}

function waysFrom(
  entry: AnyCatalogueEntry,
  input: unknown,
  look: Look,
  placesIn: PlacesIn,
): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>();
  const simulation = simulate(entry, input);
  // Breadth first, so the first way into a state is a shortest one.
  for (const { world, acts } of explore(simulation, simulation.start, look)) {
    for (const place of placesIn(world)) {
      if (!ways.has(place)) ways.set(place, { input, acts });
    }
  }
  return ways;
}

/** A world that a machine comes to, and the acts that lead there. */
export interface ReachedWorld {
  readonly world: World;
  readonly acts: readonly Act[];
}

/** The worlds that acts lead to from one, itself first, the nearest before those behind them. */
function* explore(
  { after, actsAt }: Simulation,
  start: World,
  { precision, limit }: Look,
): Generator<ReachedWorld> {
  const seen = new Set([worldKey(start, precision)]);
  const open: ReachedWorld[] = [{ world: start, acts: [] }];
  // Grows while it is walked.
  for (const reached of open) {
    yield reached;
    for (const act of actsAt(reached.world)) {
      const next = after(reached.world, act);
      const key = worldKey(next, precision);
      if (seen.has(key) || seen.size > limit) continue;
      seen.add(key);
      open.push({ world: next, acts: [...reached.acts, act] });
    }
  }
}

/**
 * All worlds that acts lead to, as far as they are explored, the nearest first.
 *
 * @param start where to begin; at the machine's own start if left out
 */
export function* worldsFrom(
  entry: AnyCatalogueEntry,
  input: unknown,
  start?: World,
): Generator<ReachedWorld> {
  const simulation = simulate(entry, input);
  for (const look of looks) yield* explore(simulation, start ?? simulation.start, look);
}

/** The places that a pinned journey comes through: it may use events that no example has. */
function waysOf(
  entry: AnyCatalogueEntry,
  journey: AnyJourney,
  placesIn: PlacesIn,
): ReadonlyMap<string, Way> {
  const inputName: unknown = journey.input;
  const [first] = Object.values(entry.inputs);
  const input: unknown =
    inputName === undefined
      ? first
      : typeof inputName === 'string'
        ? entry.inputs[inputName]
        : inputName;
  const { start, after } = simulate(entry, input);
  const ways = new Map<string, Way>();
  let world = start;
  const acts: Act[] = [];
  for (const move of journey.moves) {
    for (const act of actsOf(move, world)) {
      world = after(world, act);
      acts.push(act);
    }
    for (const place of placesIn(world)) {
      if (!ways.has(place)) ways.set(place, { input, acts: [...acts] });
    }
  }
  return ways;
}

type AnyJourney = AnyCatalogueEntry['journeys'][number];

/** A move of a pinned journey as acts. Time that passes fires each timer that is due by then. */
function actsOf(move: AnyJourney['moves'][number], world: World): readonly Act[] {
  if ('event' in move) return [{ type: 'event', event: move.event as AnyEventObject }];
  if ('actor' in move) {
    const child = [...world.running].find(([, source]) => source === move.actor)?.[0];
    if (child === undefined) return [];
    return 'failed' in move
      ? [{ type: 'crash', child }]
      : [{ type: 'answer', child, output: move.done }];
  }
  if ('slept' in move) return [{ type: 'sleep' }];
  const dues = new Set([...world.timers.values()].map(({ due }) => due));
  return [...dues]
    .filter((due) => due <= world.time + move.elapsed)
    .map((): Act => ({ type: 'wait' }));
}
