import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateNode } from 'xstate';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { activeNodes } from '#tests/machines/kit/xstate-internals.ts';
import { nodesOf, stateName } from '#tools/machine-anatomy.ts';
import { describeMark, found, isSeen, type Mark, usabilityOf } from './screen.ts';
import type { Setting } from './stage.tsx';

type Context = Readonly<Record<string, unknown>>;

/** Where a person does what an event stands for, and how. */
export interface Deed {
  /** The control; several where they do the same. */
  readonly control: () => readonly HTMLElement[];
  readonly perform: (control: HTMLElement) => void;
  /** Typing: possible at any time, and ignored where the machine does not listen. */
  readonly isAlwaysPossible?: true;
}

/** Something of the context that a person must see, whatever the state. */
export interface ShownFact {
  readonly name: string;
  readonly holds: (context: Context, leaf: string) => boolean;
  readonly mark: Mark;
}

/** A machine and its views: what each leaf state looks like, and where each event is made. */
export interface WalkedFlow {
  readonly entry: AnyCatalogueEntry;
  /** Ways to begin, by name: the setting of the page, and the input that the machine gets there. */
  readonly begins: Readonly<Record<string, { setting: Setting; input: unknown }>>;
  /** What a person sees in each leaf state, and in no other. */
  readonly rows: Readonly<Record<string, readonly Mark[]>>;
  readonly deedFor: (event: AnyEventObject) => Deed;
  /** Events that no control is there for, though the machine would take them. */
  readonly isNobodysDeed?: (event: AnyEventObject, context: Context) => boolean;
  readonly facts: readonly ShownFact[];
  /** Milliseconds until the one timer of the machine fires. */
  readonly timer?: number;
}

const isLeaf = ({ type }: AnyStateNode) => type === 'atomic' || type === 'final';

/** The leaf state that a snapshot is in. */
export function leafOf(snapshot: AnyMachineSnapshot): string {
  return activeNodes(snapshot).filter(isLeaf).map(stateName).join(' and ');
}

/** Leaf states that a machine can rest in; one that is left at once is never seen. */
export function restingLeaves({ machine }: AnyCatalogueEntry): readonly string[] {
  return nodesOf(machine)
    .filter((node) => isLeaf(node) && !node.always?.some(({ guard }) => guard === undefined))
    .map(stateName);
}

/** What is wrong with the table itself: leaf states without a row, rows without a state. */
export function faultsOfTable({ entry, rows }: WalkedFlow): readonly string[] {
  const leaves = restingLeaves(entry);
  return [
    ...leaves
      .filter((leaf) => !Object.hasOwn(rows, leaf))
      .map((leaf) => `'${leaf}' has no row: what does a person see there?`),
    ...Object.keys(rows)
      .filter((row) => !leaves.includes(row))
      .map((row) => `there is a row for '${row}', which is no leaf state`),
  ];
}

function faultsOfMarks({ rows }: WalkedFlow, leaf: string): readonly string[] {
  const all = new Map(
    Object.values(rows)
      .flat()
      .map((mark) => [describeMark(mark), mark]),
  );
  const seen = [...all].filter(([, mark]) => isSeen(mark)).map(([words]) => words);
  const own = (rows[leaf] ?? []).map(describeMark);
  const told = Object.entries(rows)
    .filter(([, marks]) => {
      const words = marks.map(describeMark);
      return words.length === seen.length && words.every((one) => seen.includes(one));
    })
    .map(([name]) => name);
  return [
    ...own.filter((words) => !seen.includes(words)).map((words) => `not on the screen: ${words}`),
    ...seen
      .filter((words) => !own.includes(words))
      .map((words) => `on the screen, though of another state: ${words}`),
    ...(told.length === 1 && told[0] === leaf
      ? []
      : [`the screen says: ${told.join(' or ') || 'nothing that is known'}`]),
  ];
}

function faultsOfControls(flow: WalkedFlow, snapshot: AnyMachineSnapshot): readonly string[] {
  const context = snapshot.context as Context;
  const events = Object.values(flow.entry.events).flat();
  return events.flatMap((event) => {
    const deed = flow.deedFor(event);
    if (deed.isAlwaysPossible || flow.isNobodysDeed?.(event, context)) return [];
    const use = usabilityOf(deed.control());
    const can = snapshot.status === 'active' && snapshot.can(event);
    if (can === (use === 'enabled')) return [];
    return [`the machine ${can ? 'takes' : 'ignores'} ${JSON.stringify(event)}: it is ${use}`];
  });
}

function faultsOfFacts({ facts }: WalkedFlow, context: Context, leaf: string): readonly string[] {
  return facts.flatMap(({ name, holds, mark }) => {
    const expected = holds(context, leaf);
    return found(mark).length > 0 === expected
      ? []
      : [`${name}: ${describeMark(mark)} is ${expected ? 'missing' : 'shown'}`];
  });
}

/** Holds the screen to the state, and the state to the screen. */
export function faultsOfScreen(flow: WalkedFlow, snapshot: AnyMachineSnapshot): readonly string[] {
  const leaf = leafOf(snapshot);
  return [
    ...faultsOfMarks(flow, leaf),
    ...faultsOfControls(flow, snapshot),
    ...faultsOfFacts(flow, snapshot.context as Context, leaf),
  ].map((fault) => `in '${leaf}': ${fault}`);
}
