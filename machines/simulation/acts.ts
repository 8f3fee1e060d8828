import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AnyCatalogueEntry } from '../catalogue/entry.ts';

/** One thing that can happen to a machine from outside. */
export type Act =
  | { readonly type: 'event'; readonly event: AnyEventObject }
  | { readonly type: 'answer'; readonly child: string; readonly output: unknown }
  | { readonly type: 'crash'; readonly child: string }
  | { readonly type: 'wait' }
  | { readonly type: 'sleep' };

/** The state of a run. */
export interface Circumstances {
  readonly snapshot: AnyMachineSnapshot;
  /** Children that have not ended: their id and source. */
  readonly running: ReadonlyMap<string, string>;
  readonly timersArmed: number;
  /** Time can pass without timers: the machine reads a clock, and none of its timers is late. */
  readonly maySleep: boolean;
}

/** The message of every simulated crash; a machine must store nothing of an error. */
export const CRASH_MESSAGE = 'canary-of-the-proof-7f3a';

/** The error of every crash. */
export const crash = new Error(CRASH_MESSAGE);

/** All that may happen now: enabled events, ends of running actors, the next timer. */
export function enabledActs(entry: AnyCatalogueEntry, now: Circumstances): readonly Act[] {
  if (now.snapshot.status !== 'active') return [];
  const acts: Act[] = Object.values(entry.events)
    .flat()
    .filter((event) => now.snapshot.can(event))
    .map((event) => ({ type: 'event', event }));
  for (const [child, source] of now.running) {
    for (const output of entry.outcomes[source] ?? []) acts.push({ type: 'answer', child, output });
    acts.push({ type: 'crash', child });
  }
  if (now.timersArmed > 0) {
    acts.push({ type: 'wait' });
    if (now.maySleep) acts.push({ type: 'sleep' });
  }
  return acts;
}

/** The event of an act; passing time has no event. */
export function eventOf(act: Exclude<Act, { type: 'wait' | 'sleep' }>): AnyEventObject {
  switch (act.type) {
    case 'event':
      return act.event;
    case 'answer':
      return { type: `xstate.done.actor.${act.child}`, output: act.output, actorId: act.child };
    case 'crash':
      return { type: `xstate.error.actor.${act.child}`, error: crash, actorId: act.child };
    default:
      return act satisfies never;
  }
}

/** The longest text of a value in the list of a failure. */
const LONGEST_TEXT = 160;

function inShort(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

/** An act in words, for the list of a failure. */
export function describeAct(act: Act): string {
  switch (act.type) {
    case 'event': {
      const { type, ...rest } = act.event;
      return Object.keys(rest).length === 0 ? type : `${type} ${inShort(rest)}`;
    }
    case 'answer':
      return `${act.child} answers ${inShort(act.output)}`;
    case 'crash':
      return `${act.child} crashes`;
    case 'wait':
      return 'the next timer fires';
    case 'sleep':
      return 'the page sleeps for an hour; its timers are late';
    default:
      return act satisfies never;
  }
}
