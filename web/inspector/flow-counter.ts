import type { AnyActorRef, AnyStateNode, InspectionEvent } from 'xstate';
import { MAX_COUNT, type SentCounts } from '#contract/flow-counts-types.ts';
import { takenTransitions } from '#machines/simulation/xstate-internals.ts';
import { statesIn } from '#machines/states-in.ts';
import type { RunningActors } from '#web/shared/services/running-actors.ts';
import { childrenOf, isOfMachine } from './running-machines.ts';

/** Counts of one flow, as they grow. */
interface Count {
  started: number;
  finished: number;
  readonly reached: Record<string, number>;
  readonly left: Record<string, number>;
}

/** Where a running flow is. */
interface Place {
  readonly flow: string;
  states: ReadonlySet<string>;
}

/** The counts of a page. */
export interface FlowCounter {
  /** What was counted since it was last taken; undefined if that is nothing. */
  take(): SentCounts | undefined;
  /** The page is being left, and every flow with it. */
  leave(): void;
  /** The page is back as it was: its flows count as started again. */
  resume(): void;
}

/**
 * Counts how often the portal's flows come to their states, and where they are left (T7). Only names
 * of machines and states are counted: no context, no event and no person.
 */
export function createFlowCounter(running: RunningActors): FlowCounter {
  let counts: Record<string, Count> = {};
  const places = new Map<AnyActorRef, Place>();
  const ended = new WeakSet<AnyActorRef>();

  const countOf = (flow: string) =>
    (counts[flow] ??= { started: 0, finished: 0, reached: {}, left: {} });
  const begin = (actor: AnyActorRef, flow: string): Place => {
    const count = countOf(flow);
    count.started = plusOne(count.started);
    const place: Place = { flow, states: new Set() };
    places.set(actor, place);
    return place;
  };
  const end = (actor: AnyActorRef, { flow, states }: Place) => {
    places.delete(actor);
    addTo(countOf(flow).left, states);
  };
  const note = (actor: AnyActorRef, snapshot: unknown, passed: readonly string[]) => {
    if (!isOfMachine(snapshot) || ended.has(actor)) return;
    const { status, machine } = snapshot;
    const place = places.get(actor) ?? begin(actor, machine.id);
    const states = new Set(statesIn(snapshot.value as Parameters<typeof statesIn>[0]));
    // A state that is left at once is only seen as the source of what leaves it.
    const entered = [...new Set([...passed, ...states])].filter((path) => !place.states.has(path));
    addTo(countOf(machine.id).reached, entered);
    place.states = states;
    if (status === 'active') return;
    ended.add(actor);
    if (status === 'done') {
      places.delete(actor);
      const count = countOf(machine.id);
      count.finished = plusOne(count.finished);
    } else end(actor, place);
  };
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.snapshot' && inspected.type !== '@xstate.microstep') return;
    const passed = inspected.type === '@xstate.microstep' ? sourcesOf(inspected) : [];
    note(inspected.actorRef as AnyActorRef, inspected.snapshot, passed);
  };
  /** An actor and those inside it, as they are now. */
  const noteNow = (actor: AnyActorRef) => {
    note(actor, actor.getSnapshot(), []);
    for (const child of childrenOf(actor)) noteNow(child);
  };

  running.follow((actor) => {
    noteNow(actor);
    actor.system.inspect(inspect);
  });
  let hidden: readonly AnyActorRef[] = [];
  return {
    take() {
      const flows = counts;
      counts = {};
      return Object.keys(flows).length > 0 ? { flows } : undefined;
    },
    leave() {
      hidden = [...places.keys()];
      for (const [actor, place] of places) end(actor, place);
    },
    resume() {
      for (const actor of hidden) note(actor, actor.getSnapshot(), []);
    },
  };
}

/** The server takes no larger numbers, and no page counts so much between two sends. */
function plusOne(count: number): number {
  return Math.min(count + 1, MAX_COUNT);
}

function addTo(numbers: Record<string, number>, states: Iterable<string>): void {
  for (const state of states) numbers[state] = plusOne(numbers[state] ?? 0);
}

/** The states from which a step went on. */
function sourcesOf(inspected: Parameters<typeof takenTransitions>[0]): readonly string[] {
  return takenTransitions(inspected)
    .map(({ source }) => (source as AnyStateNode).path.join('.'))
    .filter((path) => path !== '');
}
