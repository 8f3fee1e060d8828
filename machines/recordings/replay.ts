import type { AnyEventObject } from 'xstate';
import type { AnyCatalogueEntry } from '../catalogue/entry.ts';
import { type Act, eventOf } from '../simulation/acts.ts';
import { EPOCH } from '../simulation/moments.ts';
import { type Simulation, shortestWays, simulate } from '../simulation/shortest-way.ts';
import { inputFor, type World } from '../simulation/world.ts';
import { worldKey } from '../simulation/world-key.ts';
import { statesIn } from '../states-in.ts';
import { fillFromExamples } from './fill-redacted.ts';
import type { RecordedStep, Recording } from './recording.ts';

/** Why a recording no longer fits its flow. */
export type MisfitReason =
  /** The catalogue has no flow of that name. */
  | 'flowGone'
  /** No example of the catalogue leads to the state in which the recording begins. */
  | 'startGone'
  /** The flow has no such event. */
  | 'unknownEvent'
  /** No actor of that name runs in this state. */
  | 'actorNotRunning'
  /** The state waits for no such timer, and has no such event. */
  | 'timerNotRunning'
  | 'notTaken'
  | 'otherState';

/** Where a recording no longer fits, and why. */
export interface Misfit {
  readonly reason: MisfitReason;
  /** The step's number, from 1; 0 is the start. */
  readonly step: number;
  /** The type of its event; empty for the start. */
  readonly event: string;
  /** The recorded states, as paths. */
  readonly expected: readonly string[];
  /** The states that the flow is in instead. */
  readonly actual: readonly string[];
}

/** A simulated flow that may be the recorded one. */
interface Run {
  readonly after: Simulation['after'];
  readonly world: World;
}

/** As many different runs are followed at once. */
const MAX_RUNS = 64;

/**
 * Replays a recording in the real machine with simulated actors and time (T7). The catalogue's
 * examples replace what is redacted; all that fit so far are followed, so that an example with
 * another amount is no misfit.
 *
 * @param entry the flow's entry of the catalogue; undefined for an unknown flow
 * @returns where it does not fit, or null
 */
export function replay(entry: AnyCatalogueEntry | undefined, recording: Recording): Misfit | null {
  const start = { reason: 'startGone', step: 0, event: '', actual: [] } as const;
  const expected = statesIn(recording.start.value);
  if (entry === undefined) return { ...start, reason: 'flowGone', expected };
  let runs = startingRuns(entry, recording);
  if (runs.length === 0) return { ...start, expected };
  for (const [index, step] of recording.steps.entries()) {
    const taken = runs.flatMap((run) => take(entry, run, step));
    const fitting = taken.flatMap((one) => one.run ?? []).filter(({ world }) => isAt(world, step));
    if (fitting.length === 0) return misfitOf(taken, step, index + 1);
    runs = different(fitting);
  }
  return null;
}

function startingRuns(entry: AnyCatalogueEntry, { input, start }: Recording): readonly Run[] {
  const starts = Object.values(entry.inputs)
    .flatMap((example) => inputsLike(input, example))
    .map((made) => startOf(simulate(entry, made)))
    .filter(({ world }) => isAt(world, start));
  if (starts.length > 0) return different(starts);
  // It began while the flow was running: the shortest way leads there.
  const way = shortestWays(entry).get(statesIn(start.value).at(-1) ?? '');
  if (way === undefined) return [];
  const { after, start: first } = simulate(entry, way.input);
  const world = way.acts.reduce(after, first);
  return isAt(world, start) ? [{ after, world }] : [];
}

function startOf({ start, after }: Simulation): Run {
  return { after, world: start };
}

/** The recorded input, completed from an example, which may be made around the clock. */
function inputsLike(recorded: unknown, example: unknown): readonly unknown[] {
  if (recorded === undefined) return [example];
  if (typeof example !== 'function') return fillFromExamples(recorded, [example]);
  return [
    (clock: Parameters<typeof inputFor>[1]) =>
      fillFromExamples(recorded, [inputFor(example, clock)])[0],
  ];
}

/** What a step did to a run; without a run the step could not be taken. */
interface Taken {
  readonly before: Run;
  readonly run?: Run;
  readonly reason: MisfitReason;
}

function take(entry: AnyCatalogueEntry, before: Run, step: RecordedStep): readonly Taken[] {
  const { world } = before;
  const { type } = step.event;
  const now = { ...world, time: Math.max(world.time, EPOCH + step.at) };
  const [, end, child = ''] = /^xstate\.(done|error)\.actor\.(.+)$/u.exec(type) ?? [];
  if (end !== undefined) {
    const source = world.running.get(child);
    if (source === undefined) return [{ before, reason: 'actorNotRunning' }];
    if (end === 'error') return [go(before, now, { type: 'crash', child })];
    const outputs = entry.outcomes[source] ?? [];
    return fillFromExamples(step.event['output'], outputs).map((output) =>
      go(before, now, { type: 'answer', child, output }),
    );
  }
  const timer = [...world.timers].find(([, { event }]) => event.type === type);
  if (timer !== undefined) return [go(before, ripen(now, timer[0]), { type: 'wait' })];
  if (type.startsWith('xstate.')) return [{ before, reason: 'timerNotRunning' }];
  if (!Object.hasOwn(entry.events, type)) return [{ before, reason: 'unknownEvent' }];
  return fillFromExamples(step.event, entry.events[type] ?? []).map((event) =>
    go(before, now, { type: 'event', event: event as AnyEventObject }),
  );
}

function go(before: Run, now: World, act: Act): Taken {
  const isTaken = act.type === 'wait' || act.type === 'sleep' || now.machine.can(eventOf(act));
  const world = before.after(now, act);
  return {
    before,
    run: { after: before.after, world },
    reason: isTaken ? 'otherState' : 'notTaken',
  };
}

/** The world in which one timer is the next; the others stay armed. */
function ripen(world: World, name: string): World {
  const due = Math.max(world.time, world.timers.get(name)?.due ?? 0);
  const timers = [...world.timers].map(
    ([id, timer]) =>
      [id, { ...timer, due: id === name ? due : Math.max(timer.due, due + 1) }] as const,
  );
  return { ...world, timers: new Map(timers) };
}

function isAt(
  { machine }: World,
  { value, status }: Pick<RecordedStep, 'value' | 'status'>,
): boolean {
  return machine.status === status && statesOf(machine).join() === statesIn(value).join();
}

function statesOf(machine: World['machine']): readonly string[] {
  return statesIn(machine.value as RecordedStep['value']);
}

function different(runs: readonly Run[]): readonly Run[] {
  const known = new Map(runs.map((run) => [worldKey(run.world, 'exact'), run]));
  return [...known.values()].slice(0, MAX_RUNS);
}

/** The misfit of the longest run: one that took the step, if any did. */
function misfitOf(taken: readonly Taken[], step: RecordedStep, number: number): Misfit {
  const best = taken.find(({ reason }) => reason === 'otherState') ?? taken[0];
  const { world } = best?.run ?? best?.before ?? {};
  return {
    reason: best?.reason ?? 'notTaken',
    step: number,
    event: step.event.type,
    expected: statesIn(step.value),
    actual: world === undefined ? [] : statesOf(world.machine),
  };
}
