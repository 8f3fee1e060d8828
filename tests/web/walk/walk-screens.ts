import { isDeepStrictEqual } from 'node:util';
import { vi } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { crash, describeAct } from '#machines/simulation/acts.ts';
import { answered, crashed, withStandIns } from '#machines/simulation/stand-in.ts';
import { contextKey, type Precision } from '#machines/simulation/world-key.ts';
import { type Edge, graphOf } from '#tests/machines/kit/graph.ts';
import { subjectOf } from '#tests/machines/kit/subject.ts';
import { type Parts, Reach } from '#tools/flows/proved/reach.ts';
import type { ScreenMessages } from '#tools/flows/screens/screen-messages.ts';
import { watchAnswers } from './answers.ts';
import { usabilityOf } from './screen.ts';
import { MessagesByLeaf } from './shown-messages.ts';
import { type Stage, stage } from './stage.tsx';
import { Tour } from './tour.ts';
import { faultsOfScreen, leafOf, leavesOf, restingLeaves, type WalkedFlow } from './walked-flow.ts';

/** A broken view breaks many steps; so many faults say enough. */
const ENOUGH_FAULTS = 5;

/** What a walk saw. */
export interface WalkReport {
  readonly faults: readonly string[];
  /** Leaf states that no step led to. */
  readonly unseen: readonly string[];
  /** The parts of the machine that the walk reached. */
  readonly reached: Parts;
  /** Keys of the messages that each leaf state shows. */
  readonly messages: ScreenMessages;
}

const snapshotOf = (actor: AnyActorRef) => actor.getSnapshot() as AnyMachineSnapshot;

function childOf(actor: AnyActorRef, id: string): AnyActorRef {
  const child = (snapshotOf(actor).children as Record<string, AnyActorRef | undefined>)[id];
  if (child === undefined) throw new Error(`'${id}' is not running.`);
  return child;
}

/** Lets time pass until a timer of the machine fires, and those of the page that are due before. */
function passToTimer(on: Stage): void {
  on.takeEvents();
  for (let timers = vi.getTimerCount(); timers >= 0; timers -= 1) {
    vi.advanceTimersToNextTimer();
    if (on.takeEvents().some((type) => type.startsWith('xstate.after.'))) return;
  }
}

/** Performs an act: on the screen if a person does it, else at the stand-in. */
async function perform(flow: WalkedFlow, on: Stage, { act }: Edge): Promise<readonly string[]> {
  switch (act.type) {
    case 'event': {
      const action = flow.actionFor(act.event);
      const controls = action.control();
      const [control] = controls;
      if (control === undefined || usabilityOf(controls) !== 'enabled')
        return ['the control is not there'];
      on.takeEvents();
      await on.perform(() => {
        // As a browser does, where something is pressed or typed into.
        control.focus();
        action.perform(control, on);
      });
      // Typing only sends changes to the machine: its screen is still checked.
      return action.isAlwaysPossible || on.takeEvents().includes(act.event.type)
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
      await on.perform(() => passToTimer(on));
      return [];
    case 'sleep':
      return ['no tour goes this way'];
    default:
      return act satisfies never;
  }
}

/** The live machine must be where the graph says: else another flow was walked. */
function faultsOfPlace(on: Stage, { after }: Edge, precision: Precision): readonly string[] {
  const live = snapshotOf(on.actor);
  const same =
    isDeepStrictEqual(live.value, after.machine.value) &&
    contextKey(live.context, on.services.clock.now(), precision) ===
      contextKey(after.machine.context, after.time, precision);
  return same
    ? []
    : [
        `the machine is in '${leafOf(live)}', the graph in '${leafOf(after.machine)}', or knows else`,
      ];
}

/**
 * Lets the views run their machine as they always do, except its actors: these do nothing until
 * the walk says how they end.
 */
function standInForActors({ machine }: AnyCatalogueEntry): () => void {
  const provide = machine.provide.bind(machine);
  const provided = vi
    .spyOn(machine, 'provide')
    .mockImplementation((implementations) => withStandIns(provide(implementations)));
  return () => provided.mockRestore();
}

/** Walks the views of a flow along every transition of its graph that a person can cause. */
export async function walkScreens(flow: WalkedFlow): Promise<WalkReport> {
  const subject = subjectOf(flow.entry);
  const actorsAreBack = standInForActors(flow.entry);
  const kinds = new Set<string>();
  const messages = new MessagesByLeaf();
  const reach = new Reach(flow.entry.id);
  const faults: string[] = [];

  for (const [name, { setting, input }] of Object.entries(flow.begins)) {
    const graph = graphOf(subject, input);
    if (graph.precision === 'outline') {
      throw new Error(`The graph from '${name}' is too large: give it shorter times.`);
    }
    const tour = new Tour(graph, flow, kinds);
    let way = tour.next(tour.start);
    while (way.length > 0 && faults.length < ENOUGH_FAULTS) {
      const on = await stage(flow.entry.id, setting, flow.language);
      reach.noteStates(snapshotOf(on.actor));
      on.actor.system.inspect((inspected) => {
        if (inspected.actorRef === on.actor) reach.note(inspected);
      });
      const answers = watchAnswers();
      let node = tour.start;
      const trail = [`begins as '${name}' in ${flow.language}`];
      const note = (found: readonly string[]) =>
        faults.push(...found.map((fault) => `${fault}\n    ${trail.join('\n    ')}`));
      note(faultsOfScreen(flow, snapshotOf(on.actor)));
      messages.look(leavesOf(snapshotOf(on.actor)));
      walk: while (way.length > 0) {
        for (const edge of way) {
          trail.push(describeAct(edge.act));
          const failed = await perform(flow, on, edge);
          const wrong = failed.length > 0 ? failed : faultsOfPlace(on, edge, graph.precision);
          const snapshot = snapshotOf(on.actor);
          note(wrong.length > 0 ? wrong : faultsOfScreen(flow, snapshot));
          const outOfSight = answers.takeFaults();
          if (!flow.fillsWindow) note(outOfSight);
          messages.look(leavesOf(snapshot));
          tour.take(edge);
          node = edge.to;
          if (wrong.length > 0 || faults.length >= ENOUGH_FAULTS) break walk;
        }
        way = tour.next(node);
      }
      answers.stop();
      on.close();
      way = tour.next(tour.start);
    }
  }
  actorsAreBack();
  return {
    faults,
    unseen: restingLeaves(flow.entry).filter((leaf) => !messages.has(leaf)),
    reached: reach.parts(),
    messages: messages.sorted(),
  };
}
