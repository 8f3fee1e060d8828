import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { activeNodes } from '#machines/simulation/xstate-internals.ts';
import { nodesOf, stateName } from '#tools/machine-anatomy.ts';
import type { Setting } from './mounted-view.tsx';
import { describeMark, isSeen, type Mark, mainActions, usabilityOf } from './screen.ts';
import type { Stage } from './stage.tsx';

type Context = Readonly<Record<string, unknown>>;

/** Where and how a person causes an event. */
export interface UserAction {
  /** The control; several where they do the same. */
  readonly control: () => readonly HTMLElement[];
  readonly perform: (control: HTMLElement, on: Stage) => void;
  /** Typing, for instance: possible at any time, and ignored where the machine does not listen. */
  readonly isAlwaysPossible?: true;
}

/** Something of the context that a person must see in every state. */
export interface ShownFact {
  readonly name: string;
  readonly holds: (context: Context, leaf: string) => boolean;
  readonly mark: Mark;
}

/** How each event of a machine is made: a new event without an action does not compile. */
export type UserActions<Entry extends AnyCatalogueEntry> = {
  readonly [Type in keyof Entry['events']]:
    | UserAction
    | ((event: Entry['events'][Type][number]) => UserAction);
};

/** A machine and its views: what each leaf state looks like, and where each event is made. */
export interface WalkedFlow {
  readonly entry: AnyCatalogueEntry;
  /**
   * Each flow is walked in one language: which screen a state shows does not depend on it, and that
   * no text is missing in any language is proved of the messages.
   */
  readonly language: LanguageCode;
  /** Ways to begin, by name: the setting of the page, and the input that the machine gets there. */
  readonly begins: Readonly<Record<string, { setting: Setting; input: unknown }>>;
  /** What a person sees in each leaf state, and in no other; or the one that looks the same. */
  readonly rows: Readonly<Record<string, readonly Mark[] | string>>;
  readonly actionFor: (event: AnyEventObject) => UserAction;
  readonly facts: readonly ShownFact[];
  /** Its screens are as large as the window: nothing of them can be out of sight. */
  readonly fillsWindow?: true;
}

/** A walk as its file defines it. */
type Walk<Entry extends AnyCatalogueEntry> = Omit<WalkedFlow, 'entry' | 'actionFor'> & {
  readonly entry: Entry;
  readonly actions: UserActions<NoInfer<Entry>>;
};

/** A walk, whose actions match the events of its machine. */
export function walked<Entry extends AnyCatalogueEntry>({
  actions,
  ...flow
}: Walk<Entry>): WalkedFlow {
  const byType: Readonly<Record<string, UserAction | ((event: never) => UserAction)>> = actions;
  return {
    ...flow,
    actionFor: (event) => {
      const action = byType[event.type];
      if (action === undefined) throw new Error(`There is no action for '${event.type}'.`);
      return typeof action === 'function' ? action(event as never) : action;
    },
  };
}

const isLeaf = ({ type }: AnyStateNode) => type === 'atomic' || type === 'final';

/** Every leaf state that a snapshot is in. */
export function leavesOf(snapshot: AnyMachineSnapshot): readonly string[] {
  return activeNodes(snapshot).filter(isLeaf).map(stateName);
}

/** The leaf state that a snapshot is in; of parallel regions one for each. */
export function leafOf(snapshot: AnyMachineSnapshot): string {
  return leavesOf(snapshot).join(' and ');
}

/** Leaf states that a machine can rest in; one that is left at once is never seen. */
export function restingLeaves({ machine }: AnyCatalogueEntry): readonly string[] {
  return nodesOf(machine)
    .filter((node) => isLeaf(node) && !node.always?.some(({ guard }) => guard === undefined))
    .map(stateName);
}

function marksOf({ rows }: WalkedFlow, leaf: string): readonly Mark[] {
  const row = rows[leaf] ?? [];
  return typeof row === 'string' ? marksOf({ rows } as WalkedFlow, row) : row;
}

/** The faults of the table itself: leaf states without a row, rows without a state, twins. */
export function faultsOfTable({ entry, rows }: WalkedFlow): readonly string[] {
  const leaves = restingLeaves(entry);
  const looks = Object.entries(rows).filter(([, row]) => typeof row !== 'string');
  const alike = [...Map.groupBy(looks, ([, row]) => JSON.stringify(row)).values()];
  return [
    ...leaves
      .filter((leaf) => !Object.hasOwn(rows, leaf))
      .map((leaf) => `'${leaf}' has no row: what does a person see there?`),
    ...Object.keys(rows)
      .filter((row) => !leaves.includes(row))
      .map((row) => `there is a row for '${row}', which is no leaf state`),
    ...alike
      .filter((twins) => twins.length > 1)
      .map((twins) => `nobody can tell ${twins.map(([leaf]) => `'${leaf}'`).join(' from ')}`),
  ];
}

function faultsOfMarks(flow: WalkedFlow, snapshot: AnyMachineSnapshot): readonly string[] {
  const all = new Map(
    Object.values(flow.rows)
      .flatMap((row) => (typeof row === 'string' ? [] : row))
      .map((mark) => [describeMark(mark), mark]),
  );
  const own = new Set(
    leavesOf(snapshot)
      .flatMap((leaf) => marksOf(flow, leaf))
      .map(describeMark),
  );
  return [...all].flatMap(([words, mark]) => {
    if (isSeen(mark) === own.has(words)) return [];
    return own.has(words)
      ? [`not on the screen: ${words}`]
      : [`on the screen, though of another state: ${words}`];
  });
}

function faultsOfControls(flow: WalkedFlow, snapshot: AnyMachineSnapshot): readonly string[] {
  const events = Object.values(flow.entry.events).flat();
  return events.flatMap((event) => {
    const action = flow.actionFor(event);
    if (action.isAlwaysPossible) return [];
    const use = usabilityOf(action.control());
    const can = snapshot.status === 'active' && snapshot.can(event);
    if (can === (use === 'enabled')) return [];
    return [`the machine ${can ? 'takes' : 'ignores'} ${JSON.stringify(event)}: it is ${use}`];
  });
}

function faultsOfFacts({ facts }: WalkedFlow, context: Context, leaf: string): readonly string[] {
  return facts.flatMap(({ name, holds, mark }) => {
    const expected = holds(context, leaf);
    return isSeen(mark) === expected
      ? []
      : [`${name}: ${describeMark(mark)} is ${expected ? 'missing' : 'shown'}`];
  });
}

/** The expectations of a snapshot's screen, as one text. */
export function expectationOf(flow: WalkedFlow, snapshot: AnyMachineSnapshot): string {
  const leaf = leafOf(snapshot);
  return JSON.stringify([
    leaf,
    flow.facts.map(({ holds }) => holds(snapshot.context as Context, leaf)),
    Object.values(flow.entry.events)
      .flat()
      .map((event) => snapshot.status === 'active' && snapshot.can(event)),
  ]);
}

/** Holds the screen to the state, and the state to the screen. */
export function faultsOfScreen(flow: WalkedFlow, snapshot: AnyMachineSnapshot): readonly string[] {
  const leaf = leafOf(snapshot);
  return [
    ...faultsOfMarks(flow, snapshot),
    ...faultsOfControls(flow, snapshot),
    ...faultsOfFacts(flow, snapshot.context as Context, leaf),
    ...faultsOfTimes(),
    ...faultsOfMainActions(),
  ].map((fault) => `in '${leaf}': ${fault}`);
}

/** A view has one action that stands out; a dialog on top is a view of its own. */
function faultsOfMainActions(): readonly string[] {
  const actions = mainActions();
  return actions.length < 2 ? [] : [`more than one main action: '${actions.join("', '")}'`];
}

/** Times and days are written as in the language; only announcements have their own form (S6). */
function faultsOfTimes(): readonly string[] {
  const shown = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  for (let node = shown.nextNode(); node; node = shown.nextNode()) {
    const text = node.textContent ?? '';
    if (!/\d{4}-\d{2}-\d{2}/u.test(text)) continue;
    if (node.parentElement?.closest('[data-announcement]')) continue;
    faults.push(`the time of '${text}' is not written by the language`);
  }
  return faults;
}
