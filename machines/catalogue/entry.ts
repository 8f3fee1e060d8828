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

/** One step of a run, as an invariant sees it; an ignored event is not a step. */
export interface Step<Machine extends AnyStateMachine> {
  /** The event that was sent, or an invoked actor's outcome. */
  readonly event: { readonly type: string } & Record<string, unknown>;
  readonly value: StateValueFrom<Machine>;
  readonly context: ContextFrom<Machine>;
  readonly tags: ReadonlySet<string>;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly output: unknown;
  /** Sources of the actors that this step started. */
  readonly started: readonly string[];
  /** Its effects: custom actions by name, `emitted <type>`, `sent <type>`. */
  readonly effects: readonly string[];
}

/** A rule about whole runs: it reads the history of events, not only the context. */
export interface Invariant<Machine extends AnyStateMachine> {
  /** A sentence that is true of every run: 'register runs only after geetest succeeded'. */
  readonly name: string;
  /** Checked after every step, with the run so far. */
  holds(history: readonly Step<Machine>[]): boolean;
}

/**
 * One move of a journey: a person's event, the outcome of an invoked actor, time that passes, or
 * time that passes while the page sleeps, so that its timers are late.
 */
type Move<Machine extends AnyStateMachine> =
  | { readonly event: EventFrom<Machine> }
  | { readonly actor: SourceOf<Machine>; readonly done: unknown }
  | { readonly actor: SourceOf<Machine>; readonly failed: true }
  | { readonly elapsed: number }
  | { readonly slept: number };

/** A state of a machine, as for `snapshot.matches`. */
type StatePattern<Machine extends AnyStateMachine> = StateValueFrom<Machine> | string;

/** A person's path through the machine, written by hand. Durations in milliseconds. */
export interface PinnedJourney<Machine extends AnyStateMachine> {
  readonly name: string;
  /** One of the entry's inputs by name, or an input of its own; the first one if left out. */
  readonly input?: string | ExampleInput<Machine>;
  readonly moves: readonly (Move<Machine> & Expectation<Machine>)[];
  /** The final state of the journey, as for `snapshot.matches`. */
  readonly ends: StatePattern<Machine>;
  /** Expected context at the end; fields that are left out are not checked. */
  readonly context?: Partial<ContextFrom<Machine>>;
  /** The complete output of the machine. */
  readonly output?: OutputFrom<Machine>;
}

/** Expectations right after a move; what is left out is not checked. */
interface Expectation<Machine extends AnyStateMachine> {
  /** The event must change nothing, because no control for it is enabled. */
  readonly ignored?: true;
  readonly reaches?: StatePattern<Machine>;
  readonly context?: Partial<ContextFrom<Machine>>;
}

/** The clock of a test run, for inputs that carry a `now`. */
export interface ExampleClock {
  /** Milliseconds since 1970; only the test moves it. */
  readonly now: () => number;
}

/** An example input, or a function that makes one from the run's clock. */
type ExampleInput<Machine extends AnyStateMachine> =
  | InputFrom<Machine>
  | ((clock: ExampleClock) => InputFrom<Machine>);

/** Names of fields in contexts, inputs, outputs and events. */
export interface InspectedFields {
  /** Texts and numbers that are shown if they look like a name, a time or a count. */
  readonly shown?: readonly string[];
  /** Fields whose names are shown; their contents are treated the same way. */
  readonly named?: readonly string[];
}

/**
 * Everything that tools and tests need to know about one machine (T6, T8). A new event or actor
 * without examples does not compile.
 */
export interface CatalogueEntry<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The machine's id, also its place in the inspector and in the docs. */
  readonly id: string;
  readonly title: string;
  readonly purpose: string;
  /** Requirement rows that the flow serves. */
  readonly requirements: readonly string[];
  readonly machine: Machine;
  /** Why no view shows its states. Every other machine has a walk through its screens. */
  readonly noView?: string;
  /** Data that the inspector may show, besides what every flow shares. The rest is hidden (T7). */
  readonly inspected?: InspectedFields;
  /**
   * The required fields of each step's form, if they differ by step. The proof compares an actor's
   * input with the fields of its state's form.
   */
  requiredFields?(step: StepOf<Machine>): readonly string[];
  /** Example inputs by name; together they reach every branch that depends on the input. */
  readonly inputs: Readonly<Record<string, ExampleInput<Machine>>>;
  readonly events: {
    readonly [Type in EventFrom<Machine>['type']]: readonly Extract<
      EventFrom<Machine>,
      { type: Type }
    >[];
  };
  /**
   * Possible answers of each invoked actor; a crash is always tried too. An empty list means that
   * the actor never ends by itself (it listens).
   */
  readonly outcomes: {
    readonly [Source in SourceOf<Machine>]: readonly OutputFrom<LogicOf<Machine, Source>>[];
  };
  readonly invariants: readonly [Invariant<Machine>, ...Invariant<Machine>[]];
  readonly journeys: readonly [PinnedJourney<Machine>, ...PinnedJourney<Machine>[]];
  /**
   * States or transitions that no run can reach, and dead ends that are not final (`closed: nothing
   * follows`), named as the proof prints them, each with the reason.
   */
  readonly exceptions?: Readonly<Record<string, string>>;
}

/** An entry without its machine's type: how tools and tests see the whole catalogue. */
export interface AnyCatalogueEntry
  extends Omit<CatalogueEntry, 'inputs' | 'events' | 'outcomes' | 'invariants' | 'journeys'> {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly events: Readonly<Record<string, readonly AnyEventObject[]>>;
  readonly outcomes: Readonly<Record<string, readonly unknown[]>>;
  readonly invariants: readonly Invariant<AnyStateMachine>[];
  readonly journeys: readonly PinnedJourney<AnyStateMachine>[];
}

/** Derives the type of an entry from its machine. */
export function catalogueEntry<Machine extends AnyStateMachine>(
  entry: CatalogueEntry<Machine>,
): CatalogueEntry<Machine> {
  return entry;
}
