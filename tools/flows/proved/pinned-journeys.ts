import { type AnyActorRef, type AnyEventObject, createActor, type Snapshot } from 'xstate';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { crash } from '#machines/simulation/acts.ts';
import { ProofClock } from '#machines/simulation/proof-clock.ts';
import { answered, crashed, withStandIns } from '#machines/simulation/stand-in.ts';
import { inputFor } from '#machines/simulation/world.ts';
import type { ReachingTest } from '#web/flows/proved/reaching-test.ts';
import { type Parts, Reach } from './reach.ts';

type Journey = AnyCatalogueEntry['journeys'][number];

/** Runs the pinned journeys of a machine, and says what each reaches. */
export function reachOfJourneys(entry: AnyCatalogueEntry): readonly ReachingTest[] {
  return entry.journeys.map((journey) => ({
    kind: 'pinned',
    name: journey.name,
    ...reachOf(entry, journey),
  }));
}

/** That the journey ends as it should is proved by the machine's tests. */
function reachOf(entry: AnyCatalogueEntry, journey: Journey): Parts {
  const machine = withStandIns(entry.machine);
  const reach = new Reach(entry.id);
  const clock = new ProofClock();
  const actor = createActor(machine, {
    clock,
    input: inputFor(inputOf(entry, journey), { now: () => clock.now() }),
    inspect: (inspected) => reach.note(inspected),
    logger: () => undefined,
  }).start();
  const childOf = (source: string) => {
    const { children } = actor.getSnapshot() as {
      readonly children: Record<string, AnyActorRef | undefined>;
    };
    return Object.values(children).find(
      (child) =>
        child?.src === source && (child.getSnapshot() as Snapshot<unknown>).status === 'active',
    );
  };
  for (const move of journey.moves) {
    if ('elapsed' in move) clock.pass(move.elapsed);
    else if ('slept' in move) clock.sleep(move.slept);
    else if ('event' in move) actor.send(move.event as AnyEventObject);
    else childOf(String(move.actor))?.send('failed' in move ? crashed(crash) : answered(move.done));
  }
  actor.stop();
  return reach.parts();
}

function inputOf(entry: AnyCatalogueEntry, { input }: Journey): unknown {
  if (typeof input === 'string') return entry.inputs[input];
  return input ?? Object.values(entry.inputs)[0];
}
