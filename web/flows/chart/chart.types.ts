import type { ReachingTest } from '../proved/reaching-test.ts';

/**
 * The flows page's data of a machine: its parts in words, and their positions. The build makes it
 * from the catalogue (tools/flows), so the page needs neither the machines nor a layout engine.
 */

/** The trigger of a transition; only events come from a person or the portal. */
export type TriggerKind =
  | 'event'
  | 'answer'
  | 'breakdown'
  | 'progress'
  | 'time'
  | 'always'
  | 'completion';

export interface ChartTransition {
  /**
   * Its name in the proof of the machine: 'confirming: done(readBonus) #2'. A transition into several
   * states at once is listed once for each.
   */
  readonly id: string;
  /** Paths of states; `''` is the machine itself. */
  readonly from: string;
  /** `null` where the machine stays where it is. */
  readonly to: string | null;
  readonly kind: TriggerKind;
  /** Its name in code: an event type, an actor source, a delay. */
  readonly name: string;
  /** The guard in words; `'otherwise'` for the last of several alternatives. */
  readonly guard: string | null;
}

export interface ChartState {
  /** Keys of the states from the top, joined by dots; `''` is the machine itself. */
  readonly path: string;
  readonly kind: 'simple' | 'compound' | 'parallel' | 'final';
  /** The path of the state that contains it; `null` for the machine itself. */
  readonly parent: string | null;
  readonly isInitial: boolean;
  /** What a person sees there. */
  readonly description: string;
  /** The actors that run while the machine is there. */
  readonly actors: readonly ChartActor[];
}

/** An actor that a state runs. */
export interface ChartActor {
  readonly id: string;
  /** The calls of the contract that it makes: 'withdrawals.list'. */
  readonly calls: readonly string[];
  /** The id of the machine that it runs; `null` if it runs none. */
  readonly machine: string | null;
}

export interface Chart {
  readonly id: string;
  /** A digest of the machine, for recordings. */
  readonly version: string;
  readonly title: string;
  readonly purpose: string;
  /** Rows of the requirements that the flow serves. */
  readonly rows: readonly string[];
  /** The texts of these rows, in English. */
  readonly requirements: Readonly<Record<string, string>>;
  /** The machine itself first, each state before the states inside it. */
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
  /** Why parts that no run can reach are there: by paths of states and ids of transitions. */
  readonly exceptions: Readonly<Record<string, string>>;
  readonly tests: readonly ReachingTest[];
  /** When the tests that need a run last ran, ISO UTC; null before their first run. */
  readonly testedAt: string | null;
  /** One drawing for the whole machine, then one for each collapsed part. */
  readonly drawings: readonly Drawing[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

/** A line of text at its place; `y` is the line's middle. */
export interface DrawnText extends Point {
  readonly text: string;
  readonly width: number;
  /** Its kind, for the colour: of a trigger, or of a part of a state. */
  readonly tells: TriggerKind | 'title' | 'actor' | 'target' | 'guard';
}

export interface DrawnState extends Rectangle {
  readonly path: string;
  /** Its inner states are left out, and have their own drawing. */
  readonly isFolded: boolean;
  readonly texts: readonly DrawnText[];
}

/** All transitions from one state to another, drawn as one arrow. */
export interface DrawnArrow {
  /** `null` where it comes from the dot that marks the initial state. */
  readonly from: string | null;
  readonly to: string;
  /** From the first state to the second, corners included. */
  readonly points: readonly Point[];
  readonly label: Rectangle | null;
  readonly texts: readonly DrawnText[];
}

/** Lengths in the drawing's own units: one is a pixel at full size. */
export interface Drawing {
  /** The state whose inside is drawn; `''` is the machine. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly states: readonly DrawnState[];
  readonly arrows: readonly DrawnArrow[];
}
