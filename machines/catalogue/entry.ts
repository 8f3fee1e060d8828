import type {
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  InputFrom,
  OutputFrom,
  StateMachine,
  StateValueFrom,
} from 'xstate';
import type { StepOf } from '../leaf-state.ts';

/** The actors that a machine declares in `setup`, as `{ src, logic }`. */
type ActorsOf<Machine extends AnyStateMachine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _StateValue,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? Actor
    : never;

type SourceOf<Machine extends AnyStateMachine> = ActorsOf<Machine>['src'] & string;

type LogicOf<Machine extends AnyStateMachine, Source extends string> =
  ActorsOf<Machine> extends infer Actor
    ? Actor extends { src: Source; logic: infer Logic }
      ? Logic
      : never
    : never;

/** What happened in one step of a run, as an invariant sees it; an ignored event is no step. */
export interface Step<Machine extends AnyStateMachine> {
  /** The event that was sent, or an invoked actor's outcome. */
  readonly event: { readonly type: string } & Record<string, unknown>;
  readonly value: StateValueFrom<Machine>;
  readonly context: ContextFrom<Machine>;
  readonly tags: ReadonlySet<string>;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly output: unknown;
  /** Sources of the actors that were started by this step. */
  readonly started: readonly string[];
  /** What it did to the outside: custom actions by name, `emitted <type>`, `sent <type>`. */
  readonly effects: readonly string[];
}

/** A rule about whole runs: it reads the history of events, not the context alone. */
export interface Invariant<Machine extends AnyStateMachine> {
  /** A sentence that is true of every run: 'register runs only after geetest succeeded'. */
  readonly name: string;
  /** Asked after every step, with the run so far. */
  holds(history: readonly Step<Machine>[]): boolean;
}

/**
 * One move of a pinned journey: an event of a person, how an invoked actor ended, time that
 * passes, or time that passes while the page sleeps, so that its timers are late.
 */
type Move<Machine extends AnyStateMachine> =
  | { readonly event: EventFrom<Machine> }
  | { readonly actor: SourceOf<Machine>; readonly done: unknown }
  | { readonly actor: SourceOf<Machine>; readonly failed: true }
  | { readonly elapsed: number }
  | { readonly slept: number };

/** A state of a machine, as for `snapshot.matches`. */
type StatePattern<Machine extends AnyStateMachine> = StateValueFrom<Machine> | string;

/** A way through the machine that a person takes, pinned by hand. Lengths in milliseconds. */
export interface PinnedJourney<Machine extends AnyStateMachine> {
  readonly name: string;
  /** One of the entry's inputs by name, or an input of its own; the first one where left out. */
  readonly input?: string | ExampleInput<Machine>;
  readonly moves: readonly (Move<Machine> & Expectation<Machine>)[];
  /** The state that the journey ends in, as for `snapshot.matches`. */
  readonly ends: StatePattern<Machine>;
  /** What the context holds at the end; fields that are left out may hold anything. */
  readonly context?: Partial<ContextFrom<Machine>>;
  /** What the machine answers at the end, in full. */
  readonly output?: OutputFrom<Machine>;
}

/** What holds right after a move; what is left out is not looked at. */
interface Expectation<Machine extends AnyStateMachine> {
  /** The event must change nothing: the person acts where nothing is enabled. */
  readonly ignored?: true;
  readonly reaches?: StatePattern<Machine>;
  readonly context?: Partial<ContextFrom<Machine>>;
}

/** The clock of a test run, for inputs that carry a `now`. */
export interface ExampleClock {
  /** Milliseconds since 1970, moved by the test alone. */
  readonly now: () => number;
}

/** An example input, or how to make one around the clock of the run. */
type ExampleInput<Machine extends AnyStateMachine> =
  | InputFrom<Machine>
  | ((clock: ExampleClock) => InputFrom<Machine>);

/** Names of fields in contexts, inputs, outputs and events. */
export interface InspectedFields {
  /** Their texts and figures are shown, if they look like a name, a time or a count. */
  readonly shown?: readonly string[];
  /** They hold others, or a flag: their name is shown, and what they hold is looked into. */
  readonly named?: readonly string[];
}

/**
 * All that tools and tests need to know of one machine (T6, T8).
 * A new event or actor without examples does not compile.
 */
export interface CatalogueEntry<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The machine's id, also its place in the inspector and in the docs. */
  readonly id: string;
  readonly title: string;
  readonly purpose: string;
  /** Rows of the requirements that the flow serves. */
  readonly requirements: readonly string[];
  readonly machine: Machine;
  /** Why no view shows its states. Every other machine has a walk over its screens. */
  readonly noView?: string;
  /** What the inspector may show of its data, beside what all flows have. The rest is hidden (T7). */
  readonly inspected?: InspectedFields;
  /**
   * The fields that the form of a step asks for, where that differs from step to step. Form and actor
   * go by it: the proof holds what an actor is told to what the form of its state asks for.
   */
  requiredFields?(step: StepOf<Machine>): readonly string[];
  /** Example inputs by name; together they open every branch that depends on input. */
  readonly inputs: Readonly<Record<string, ExampleInput<Machine>>>;
  readonly events: {
    readonly [Type in EventFrom<Machine>['type']]: readonly Extract<
      EventFrom<Machine>,
      { type: Type }
    >[];
  };
  /**
   * What each invoked actor may answer; a crash is tried besides, always.
   * An empty list says that the actor never ends by itself (it listens).
   */
  readonly outcomes: {
    readonly [Source in SourceOf<Machine>]: readonly OutputFrom<LogicOf<Machine, Source>>[];
  };
  readonly invariants: readonly [Invariant<Machine>, ...Invariant<Machine>[]];
  readonly journeys: readonly [PinnedJourney<Machine>, ...PinnedJourney<Machine>[]];
  /**
   * States or transitions that no run can reach, and states that nothing follows though they are
   * not final (`closed: nothing follows`), named as the proof prints them, each with the reason.
   */
  readonly exceptions?: Readonly<Record<string, string>>;
}

/** An entry whose machine is not known by type: how tools and tests see the whole catalogue. */
export interface AnyCatalogueEntry
  extends Omit<CatalogueEntry, 'inputs' | 'events' | 'outcomes' | 'invariants' | 'journeys'> {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly events: Readonly<Record<string, readonly AnyEventObject[]>>;
  readonly outcomes: Readonly<Record<string, readonly unknown[]>>;
  readonly invariants: readonly Invariant<AnyStateMachine>[];
  readonly journeys: readonly PinnedJourney<AnyStateMachine>[];
}

/** Names the type of an entry from its machine. */
export function catalogueEntry<Machine extends AnyStateMachine>(
  entry: CatalogueEntry<Machine>,
): CatalogueEntry<Machine> {
  return entry;
}
