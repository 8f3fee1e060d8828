import { isDeepStrictEqual } from 'node:util';
import { vi } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { type Act, crash, describeAct } from '#tests/machines/kit/acts.ts';
import { type Edge, graphOf } from '#tests/machines/kit/graph.ts';
import { answered, crashed } from '#tests/machines/kit/stand-in.ts';
import { subjectOf } from '#tests/machines/kit/subject.ts';
import { usabilityOf } from './screen.ts';
import { type Stage, stage } from './stage.tsx';
import type { WalkedLanguage } from './texts.ts';
import { Tour } from './tour.ts';
import { faultsOfScreen, leafOf, restingLeaves, type WalkedFlow } from './walked-flow.ts';

/** A broken view breaks many steps; so many faults say enough. */
const ENOUGH_FAULTS = 5;

/** What a walk saw. */
export interface WalkReport {
  readonly faults: readonly string[];
  /** Leaf states that no step led to. */
  readonly unseen: readonly string[];
  /** Steps that were taken. */
  readonly steps: number;
}

const snapshotOf = (actor: AnyActorRef) => actor.getSnapshot() as AnyMachineSnapshot;

function childOf(actor: AnyActorRef, id: string): AnyActorRef {
  const child = (snapshotOf(actor).children as Record<string, AnyActorRef | undefined>)[id];
  if (child === undefined) throw new Error(`'${id}' is not running.`);
  return child;
}

/** Makes an act happen: on the screen where a person does it, else at the stand-in. */
async function perform(flow: WalkedFlow, on: Stage, act: Act): Promise<readonly string[]> {
  switch (act.type) {
    case 'event': {
      const deed = flow.deedFor(act.event);
      const controls = deed.control();
      const [control] = controls;
      if (control === undefined || usabilityOf(controls) !== 'enabled')
        return ['the control is not there'];
      on.takeEvents();
      await on.perform(() => deed.perform(control));
      // Typing tells the machine only what changes something: its place is looked at all the same.
      return deed.isAlwaysPossible || on.takeEvents().includes(act.event.type)
        ? []
        : ['the screen did not send the event'];
    }
    case 'answer':
      await on.perform(() => childOf(on.actor, act.child).send(answered(act.output)));
      return [];
    case 'crash':
      await on.perform(() => childOf(on.actor, act.child).send(crashed(crash)));
      return [];
    case 'wait':
      await on.perform(() => void vi.advanceTimersByTime(flow.timer ?? 0));
      return [];
    case 'sleep':
      return ['the machine reads a clock: its views are not walked asleep'];
    default:
      return act satisfies never;
  }
}

/** The live machine must be where the graph says: else another flow was walked. */
function faultsOfPlace(on: Stage, { after }: Edge): readonly string[] {
  const live = snapshotOf(on.actor);
  const same =
    isDeepStrictEqual(live.value, after.machine.value) &&
    isDeepStrictEqual(live.context, after.machine.context);
  return same
    ? []
    : [
        `the machine is in '${leafOf(live)}', the graph in '${leafOf(after.machine)}', or knows else`,
      ];
}

/** Walks the views of a flow along every transition of its graph that a person can bring about. */
export async function walkScreens(flow: WalkedFlow, language: WalkedLanguage): Promise<WalkReport> {
  const subject = subjectOf(flow.entry);
  const seen = new Set<string>();
  const faults: string[] = [];
  let steps = 0;

  for (const [name, { setting, input }] of Object.entries(flow.begins)) {
    const graph = graphOf(subject, input);
    const tour = new Tour(
      graph,
      ({ act, before }) =>
        act.type !== 'event' ||
        flow.isNobodysDeed?.(act.event, before.machine.context as never) !== true,
    );
    let way = tour.next(tour.start);
    while (way.length > 0 && faults.length < ENOUGH_FAULTS) {
      // oxlint-disable no-await-in-loop -- one page at a time
      const on = await stage(flow.entry.id, setting, language);
      let node = tour.start;
      const trail = [`begins as '${name}' in ${language}`];
      const note = (found: readonly string[]) =>
        faults.push(...found.map((fault) => `${fault}\n    ${trail.join('\n    ')}`));
      note(faultsOfScreen(flow, snapshotOf(on.actor)));
      seen.add(leafOf(snapshotOf(on.actor)));
      walk: while (way.length > 0) {
        for (const edge of way) {
          trail.push(describeAct(edge.act));
          steps += 1;
          const failed = await perform(flow, on, edge.act);
          const wrong = failed.length > 0 ? failed : faultsOfPlace(on, edge);
          const snapshot = snapshotOf(on.actor);
          note(wrong.length > 0 ? wrong : faultsOfScreen(flow, snapshot));
          seen.add(leafOf(snapshot));
          tour.take(edge);
          node = edge.to;
          if (wrong.length > 0 || faults.length >= ENOUGH_FAULTS) break walk;
        }
        way = tour.next(node);
      }
      on.close();
      // oxlint-enable no-await-in-loop
      way = tour.next(tour.start);
    }
  }
  return {
    faults,
    unseen: restingLeaves(flow.entry).filter((leaf) => !seen.has(leaf)),
    steps,
  };
}
