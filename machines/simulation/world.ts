import {
  type ActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type Snapshot,
} from 'xstate';
import { createEmptyActor } from 'xstate/actors';
import type { ExampleClock } from '../catalogue/entry.ts';
import { type Act, eventOf } from './acts.ts';
import { effectName } from './effects.ts';
import { EPOCH, SLEEP_MILLISECONDS } from './moments.ts';

interface Timer {
  readonly due: number;
  readonly event: AnyEventObject;
}

/** A machine's state with what a pure transition leaves to its actor: time, timers, children. */
export type World = Snapshot<unknown> & {
  readonly machine: AnyMachineSnapshot;
  readonly time: number;
  readonly timers: ReadonlyMap<string, Timer>;
  /** Children that have not ended: id and source. */
  readonly running: ReadonlyMap<string, string>;
  /** What the last act made the machine do to the outside. */
  readonly effects: readonly string[];
  /** Whether time can pass without a timer firing. */
  readonly maySleep: boolean;
};

interface Action {
  readonly type: string;
  readonly params: unknown;
}

/** Timers that fire at one moment are given up after so many. */
const MAX_TIMERS_AT_ONCE = 1000;

function scopeCollecting(actions: Action[]): AnyActorScope {
  const self = createEmptyActor();
  return {
    self,
    id: '',
    sessionId: 'world',
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    system: self.system,
    stopChild: () => undefined,
    actionExecutor: (action: Action) => {
      actions.push(action);
    },
  } as AnyActorScope;
}

function timersAfter(
  timers: ReadonlyMap<string, Timer>,
  actions: readonly Action[],
  time: number,
): ReadonlyMap<string, Timer> {
  const next = new Map(timers);
  for (const { type, params } of actions) {
    if (type === 'xstate.cancel') next.delete((params as { sendId: string }).sendId);
    if (type === 'xstate.raise') {
      const raised = params as { event: AnyEventObject; id?: string; delay?: number };
      if (raised.delay === undefined) continue;
      const id = raised.id ?? raised.event.type;
      next.delete(id);
      next.set(id, { due: time + raised.delay, event: raised.event });
    }
  }
  return next;
}

function childrenOf(machine: AnyMachineSnapshot): Record<string, AnyActorRef | undefined> {
  return machine.children as Record<string, AnyActorRef | undefined>;
}

/** An example input: as given, or made for the clock of the run. */
export function inputFor(example: unknown, clock: ExampleClock): unknown {
  return typeof example === 'function' ? (example as (c: ExampleClock) => unknown)(clock) : example;
}

/** The machine as pure logic over acts: no actor runs, no clock ticks, nothing is executed. */
export function worldLogic(
  { machine }: { readonly machine: AnyStateMachine },
  exampleInput: unknown,
): ActorLogic<World, Act, undefined> {
  const readsClock = typeof exampleInput === 'function';
  let now = EPOCH;

  function settle(
    before: World | undefined,
    snapshot: AnyMachineSnapshot,
    time: number,
    actions: readonly Action[],
    fired?: string,
    ended?: string,
  ): World {
    const kept = new Map(before?.timers ?? []);
    if (fired !== undefined) kept.delete(fired);
    const isActive = snapshot.status === 'active';
    const timers = isActive ? timersAfter(kept, actions, time) : new Map<string, Timer>();
    const running = Object.entries(childrenOf(snapshot)).filter(([id, child]) => {
      if (child === undefined) return false;
      const isOld = before !== undefined && childrenOf(before.machine)[id] === child;
      return !isOld || (id !== ended && before.running.has(id));
    });
    return {
      status: 'active',
      output: undefined,
      error: undefined,
      machine: snapshot,
      time,
      timers,
      running: new Map(
        isActive
          ? running.map(([id, child]) => [id, (child as { src?: unknown }).src as string])
          : [],
      ),
      effects: actions.flatMap((action) => effectName(action) ?? []),
      maySleep: readsClock && [...timers.values()].every(({ due }) => due > time),
    };
  }

  /** An actor whose machine throws ends in error; so does the world. */
  function attempt(world: World, event: AnyEventObject, actions: Action[]): AnyMachineSnapshot {
    try {
      return machine.transition(
        world.machine,
        event,
        scopeCollecting(actions),
      ) as AnyMachineSnapshot;
    } catch (error) {
      return { ...world.machine, status: 'error', error } as AnyMachineSnapshot;
    }
  }

  function step(world: World, event: AnyEventObject, fired?: string, ended?: string): World {
    now = world.time;
    const actions: Action[] = [];
    return settle(world, attempt(world, event, actions), world.time, actions, fired, ended);
  }

  function wait(world: World): World {
    const nextDue = Math.min(...[...world.timers.values()].map(({ due }) => due));
    const time = Math.max(world.time, nextDue);
    let current: World = { ...world, time };
    for (let count = 0; count < MAX_TIMERS_AT_ONCE; count += 1) {
      const [ripe] = [...current.timers]
        .filter(([, { due }]) => due <= time)
        .toSorted(([, one], [, other]) => one.due - other.due);
      if (ripe === undefined) return current;
      current = step(current, ripe[1].event, ripe[0]);
    }
    throw new Error('A timer re-arms itself without end.');
  }

  return {
    getInitialSnapshot: () => {
      now = EPOCH;
      const actions: Action[] = [];
      const input = inputFor(exampleInput, { now: () => now });
      const first = machine.getInitialSnapshot(
        scopeCollecting(actions),
        input,
      ) as AnyMachineSnapshot;
      return settle(undefined, first, EPOCH, actions);
    },
    transition: (world, act) => {
      if (act.type === 'wait') return wait(world);
      if (act.type === 'sleep') {
        return { ...world, time: world.time + SLEEP_MILLISECONDS, effects: [], maySleep: false };
      }
      return step(world, eventOf(act), undefined, act.type === 'event' ? undefined : act.child);
    },
    getPersistedSnapshot: (world) => world,
  };
}
