import { isDeepStrictEqual } from 'node:util';
import { type AnyEventObject, type AnyStateMachine, matchesState, type StateValue } from 'xstate';
import type { PinnedJourney } from '#machines/catalogue/entry.ts';
import type { Act } from '#machines/simulation/acts.ts';
import type { Coverage } from './coverage.ts';
import { type Fault, faultOf } from './finding.ts';
import { LiveRun } from './live-run.ts';
import type { Subject } from './subject.ts';

type Journey = PinnedJourney<AnyStateMachine>;
type JourneyMove = Journey['moves'][number];

function inputOf({ entry }: Subject, { input }: Journey): unknown {
  if (typeof input !== 'string') return input ?? Object.values(entry.inputs)[0];
  if (!Object.hasOwn(entry.inputs, input)) throw new Error(`There is no input '${input}'.`);
  return entry.inputs[input];
}

/** What differs from a partial context. */
function contextFaults(run: LiveRun, expected: object | undefined): readonly string[] {
  const context = run.snapshot.context as Readonly<Record<string, unknown>>;
  return Object.entries(expected ?? {})
    .filter(([key, value]) => !isDeepStrictEqual(context[key], value))
    .map(
      ([key, value]: [string, unknown]) =>
        `context.${key} is ${JSON.stringify(context[key])}, not ${JSON.stringify(value)}`,
    );
}

function stateFaults(run: LiveRun, expected: unknown): readonly string[] {
  if (expected === undefined) return [];
  const value = run.snapshot.value as StateValue;
  return matchesState(expected as StateValue, value)
    ? []
    : [`the state is ${JSON.stringify(value)}, not ${JSON.stringify(expected)}`];
}

function endOfActor(run: LiveRun, move: Extract<JourneyMove, { actor: unknown }>): Act | string {
  const actor = String(move.actor);
  const child = [...run.running].find(([, source]) => source === actor)?.[0];
  if (child === undefined) return `'${actor}' is not running`;
  if ('failed' in move) return { type: 'crash', child };
  return { type: 'answer', child, output: move.done };
}

/** Makes one move; a text says why it could not be made. */
function make(run: LiveRun, move: JourneyMove): string | undefined {
  if ('elapsed' in move) {
    run.elapse(move.elapsed);
    return undefined;
  }
  if ('slept' in move) {
    run.sleep(move.slept);
    return undefined;
  }
  if ('actor' in move) {
    const act = endOfActor(run, move);
    if (typeof act === 'string') return act;
    run.take(act);
    return undefined;
  }
  const event = move.event as AnyEventObject;
  const isEnabled = run.snapshot.status === 'active' && run.snapshot.can(event);
  run.take({ type: 'event', event });
  if (isEnabled === (move.ignored === true)) {
    return isEnabled ? 'the event should be ignored' : 'the event is not enabled';
  }
  return undefined;
}

function faultsOfJourney(run: LiveRun, journey: Journey): readonly string[] {
  for (const move of journey.moves) {
    const refused = make(run, move);
    if (refused !== undefined) return [refused];
    const faults = [
      ...run.faults(),
      ...stateFaults(run, move.reaches),
      ...contextFaults(run, move.context),
    ];
    if (faults.length > 0) return faults;
  }
  const { snapshot } = run;
  const hasOutput = 'output' in journey && !isDeepStrictEqual(snapshot.output, journey.output);
  return [
    ...run.faults(),
    ...stateFaults(run, journey.ends),
    ...contextFaults(run, journey.context),
    ...(hasOutput ? [`the output is ${JSON.stringify(snapshot.output)}`] : []),
  ];
}

/** Replays the hand-written journeys in live actors; hastily, up to the first bad one. */
export function replayJourneys(
  subject: Subject,
  coverage: Coverage,
  hasty: boolean,
): readonly Fault[] {
  const found: Fault[] = [];
  for (const journey of subject.entry.journeys) {
    const run = new LiveRun(subject, inputOf(subject, journey), coverage);
    const faults = faultsOfJourney(run, journey);
    run.stop();
    found.push(...faults.map((fault) => faultOf(fault, `journey '${journey.name}'`, run)));
    if (hasty && found.length > 0) break;
  }
  return found;
}
