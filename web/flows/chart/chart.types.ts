/**
 * What the flows page knows of a machine: its parts in words, and where each is drawn. The build makes
 * it from the catalogue (tools/flows), so the page has neither the machines nor a layout engine.
 */

/** What sets a transition off, told apart because only events come from a person or the portal. */
export type TriggerKind =
  | 'event'
  | 'answer'
  | 'breakdown'
  | 'progress'
  | 'time'
  | 'always'
  | 'completion';

export interface ChartTransition {
  /** Paths of states; `''` is the machine itself. */
  readonly from: string;
  /** `null` where the machine stays where it is. */
  readonly to: string | null;
  readonly kind: TriggerKind;
  /** As the code names it: an event's type, an actor's source, a delay. */
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
  /** Sources of the actors that run while the machine is there. */
  readonly actors: readonly string[];
}

export interface Chart {
  readonly id: string;
  readonly title: string;
  readonly purpose: string;
  /** Rows of the requirements. */
  readonly rows: readonly string[];
  /** The machine itself first, each state before the states inside it. */
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
  /** One drawing for the whole machine, then one for each part that is drawn folded in it. */
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
  /** What it tells, for its colour: the kind of a trigger, or a part of a state. */
  readonly tells: TriggerKind | 'title' | 'actor' | 'target' | 'guard';
}

export interface DrawnState extends Rectangle {
  readonly path: string;
  /** Its inner states are left out, and have a drawing of their own. */
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
