import type { LiveEvent } from '#contract/entities/live.ts';
import type { LiveTopic } from '#contract/entities/live-types.ts';
import type { Invariant, Step } from '../../catalogue/entry.ts';
import { isIn } from '../../catalogue/history.ts';
import { whenever } from '../../catalogue/invariants.ts';
import type { liveUpdatesMachine } from '../live-updates.machine.ts';
import { leading, waiting } from './live-updates.examples.ts';

type Machine = typeof liveUpdatesMachine;

/** The event that a step received, from the stream or another tab. */
const heardIn = ({ event }: Step<Machine>) => event['event'] as LiveEvent | undefined;

/** What the page had to reload since it was last hidden. */
const emitsChange = ({ effects }: Step<Machine>) => effects.includes('emitted data.changed');

/** The topics that other tabs reported since the page was hidden. */
function missedBefore(before: readonly Step<Machine>[]): ReadonlySet<LiveTopic> {
  const hidden = before.findLastIndex((step) => !isIn(step, 'paused'));
  return new Set(before.slice(hidden + 1).flatMap((step) => heardIn(step)?.topics ?? []));
}

/** Invariants of live updates. */
export const liveUpdatesInvariants: readonly [Invariant<Machine>, ...Invariant<Machine>[]] = [
  whenever(
    'a hidden page listens to nothing and asks nothing',
    (step) => isIn(step, 'paused'),
    ({ started, effects }) => started.length === 0 && effects.length === 0,
  ),
  whenever(
    'a stream is opened, and the server asked again, only by the tab that has the lead',
    ({ started }) => started.includes('readStream') || started.includes('askForChanges'),
    (step) =>
      isIn(step, leading('streaming')) ||
      isIn(step, leading('polling')) ||
      (isIn(step, waiting('catchingUp')) && !step.started.includes('readStream')),
  ),
  whenever(
    'every event is stored, so that the next stream resumes after it',
    (step) => heardIn(step) !== undefined,
    (step) => step.context.after === heardIn(step)?.id,
  ),
  whenever(
    'a visible page gets every change at once, and nothing else',
    (step) => heardIn(step) !== undefined,
    (step) =>
      emitsChange(step) === (!isIn(step, 'paused') && (heardIn(step)?.topics.length ?? 0) > 0),
  ),
  whenever(
    'missed changes are reported once, when the page is visible again',
    ({ event }) => event.type === 'page.shown',
    (step, before) =>
      emitsChange(step) === missedBefore(before).size > 0 && step.context.missed.length === 0,
  ),
  whenever(
    'missed topics are stored once each',
    (step) => isIn(step, 'paused') && step.event.type === 'sibling.reported',
    (step, before) =>
      step.context.missed.length === missedBefore([...before, step]).size &&
      step.context.missed.every((topic) => missedBefore([...before, step]).has(topic)),
  ),
  whenever(
    'siblings get this tab’s events, and never those of a sibling',
    (step) => heardIn(step) !== undefined,
    (step) =>
      step.effects.includes('emitted siblings.informed') ===
      (step.event.type === 'change.heard' && !isIn(step, { following: 'waiting' })),
  ),
  whenever(
    'it ends only with the session',
    ({ status }) => status === 'done',
    ({ event }) =>
      event.type === 'xstate.done.actor.askForChanges' &&
      (event['output'] as { code?: string }).code === 'token_expired',
  ),
];
