import type { LiveEvent } from '#contract/entities/live.ts';
import type { LiveTopic } from '#contract/entities/live-types.ts';
import { catalogueEntry, type Step } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { always, isIn } from '../../catalogue/history.ts';
import { liveUpdatesMachine } from '../live-updates.machine.ts';

type Machine = typeof liveUpdatesMachine;

const opened: LiveEvent = { id: 'a-1', topics: [] };
const paid: LiveEvent = { id: 'a-2', topics: ['balance', 'payments'] };
const written: LiveEvent = { id: 'a-3', topics: ['messages'] };

const signedOut = { ok: false, code: 'token_expired' } as const;

/** As `isIn` and a journey name the states in which this tab listens. */
const leading = <State extends string>(state: State) => ({ following: { leading: state } });
const streaming = (state: 'connecting' | 'live') => ({
  following: { leading: { streaming: state } },
});
const polling = (state: 'asking' | 'resting') => ({ following: { leading: { polling: state } } });

const waiting = (state: 'agreeing' | 'catchingUp' | 'hearing') => ({
  following: { waiting: state },
});
const catchingUp = waiting('catchingUp');

/** The event that a step heard, or was told of. */
const heardIn = ({ event }: Step<Machine>) => event['event'] as LiveEvent | undefined;

/** What the page was told to read again since it was hidden last. */
const toldAt = ({ effects }: Step<Machine>) => effects.includes('emitted data.changed');

/** The topics that siblings told of since the page was hidden. */
function missedBefore(before: readonly Step<Machine>[]): ReadonlySet<LiveTopic> {
  const hidden = before.findLastIndex((step) => !isIn(step, 'paused'));
  return new Set(before.slice(hidden + 1).flatMap((step) => heardIn(step)?.topics ?? []));
}

/** Live updates as tools and tests know them. */
export const liveUpdatesEntry = catalogueEntry<Machine>({
  id: 'liveUpdates',
  title: 'Live updates',
  purpose: 'Keeps an open page in step with the server: by a stream, or by asking at intervals.',
  requirements: ['W2', 'W7', 'S9', 'A19'],
  machine: liveUpdatesMachine,
  noView: 'What it hears is shown by the pages that read again: tests/web/live holds them to it.',
  inspected: { shown: ['topics', 'missed', 'after', 'spread'] },
  inputs: { plain: { after: 'a-0', spread: 500 } },
  events: {
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'network.returned': [{ type: 'network.returned' }],
    'lead.taken': [{ type: 'lead.taken' }],
    'change.heard': [
      { type: 'change.heard', event: opened },
      { type: 'change.heard', event: paid },
    ],
    'heartbeat.heard': [{ type: 'heartbeat.heard' }],
    'stream.ended': [{ type: 'stream.ended' }],
    'sibling.told': [
      { type: 'sibling.told', event: paid },
      { type: 'sibling.told', event: written },
    ],
  },
  outcomes: {
    takeLead: [],
    readStream: [],
    askForChanges: [{ ok: true, value: paid }, networkFailed, signedOut],
  },
  invariants: [
    {
      name: 'a hidden page listens to nothing and asks nothing',
      holds: (history) =>
        always(
          history,
          (step) => isIn(step, 'paused'),
          ({ started, effects }) => started.length === 0 && effects.length === 0,
        ),
    },
    {
      name: 'a stream is opened, and the server asked again, only by the tab that has the lead',
      holds: (history) =>
        always(
          history,
          ({ started }) => started.includes('readStream') || started.includes('askForChanges'),
          (step) =>
            isIn(step, leading('streaming')) ||
            isIn(step, leading('polling')) ||
            (isIn(step, catchingUp) && !step.started.includes('readStream')),
        ),
    },
    {
      name: 'every event is noted, so that the next stream goes on after it',
      holds: (history) =>
        always(
          history,
          (step) => heardIn(step) !== undefined,
          (step) => step.context.after === heardIn(step)?.id,
        ),
    },
    {
      name: 'a page that is seen is told of every change at once, and of nothing else',
      holds: (history) =>
        always(
          history,
          (step) => heardIn(step) !== undefined,
          (step) =>
            toldAt(step) === (!isIn(step, 'paused') && (heardIn(step)?.topics.length ?? 0) > 0),
        ),
    },
    {
      name: 'what was missed is told when the page is seen again, and once',
      holds: (history) =>
        always(
          history,
          ({ event }) => event.type === 'page.shown',
          (step, before) =>
            toldAt(step) === missedBefore(before).size > 0 && step.context.missed.length === 0,
        ),
    },
    {
      name: 'what is missed is kept, each topic once',
      holds: (history) =>
        always(
          history,
          (step) => isIn(step, 'paused') && step.event.type === 'sibling.told',
          (step, before) =>
            step.context.missed.length === missedBefore([...before, step]).size &&
            step.context.missed.every((topic) => missedBefore([...before, step]).has(topic)),
        ),
    },
    {
      name: 'siblings are told what this tab heard, and never what a sibling told',
      holds: (history) =>
        always(
          history,
          (step) => heardIn(step) !== undefined,
          (step) =>
            step.effects.includes('emitted siblings.informed') ===
            (step.event.type === 'change.heard' && !isIn(step, { following: 'waiting' })),
        ),
    },
    {
      name: 'it ends with the session alone',
      holds: (history) =>
        always(
          history,
          ({ status }) => status === 'done',
          ({ event }) =>
            event.type === 'xstate.done.actor.askForChanges' &&
            (event['output'] as { code?: string }).code === 'token_expired',
        ),
    },
  ],
  journeys: [
    {
      name: 'the stream opens, lives, and tells what changes',
      moves: [
        { event: { type: 'page.shown' }, reaches: waiting('agreeing') },
        { event: { type: 'lead.taken' }, reaches: streaming('connecting') },
        { event: { type: 'change.heard', event: opened }, reaches: streaming('live') },
        { elapsed: 30_000 },
        { event: { type: 'heartbeat.heard' } },
        { elapsed: 30_000, reaches: streaming('live') },
        { event: { type: 'change.heard', event: paid } },
        { elapsed: 30_000 },
      ],
      ends: streaming('live'),
      context: { after: 'a-2' },
    },
    {
      name: 'a proxy holds the stream back: the server is asked, and the stream tried again later',
      moves: [
        { event: { type: 'page.shown' } },
        { event: { type: 'lead.taken' } },
        { elapsed: 8000, reaches: polling('asking') },
        {
          actor: 'askForChanges',
          done: { ok: true, value: paid },
          reaches: polling('resting'),
          context: { after: 'a-2' },
        },
        { elapsed: 20_500, reaches: polling('asking') },
        { actor: 'askForChanges', failed: true, reaches: polling('resting') },
        { elapsed: 20_500 },
        { actor: 'askForChanges', done: networkFailed, reaches: polling('resting') },
        { elapsed: 20_500, reaches: polling('asking') },
        { elapsed: 59_000 },
      ],
      ends: streaming('connecting'),
    },
    {
      name: 'a stream falls silent: a proxy began to hold it back, or the connection is dead',
      moves: [
        { event: { type: 'page.shown' } },
        { event: { type: 'lead.taken' } },
        { event: { type: 'change.heard', event: opened } },
        { elapsed: 35_000, reaches: polling('asking') },
        { event: { type: 'network.returned' } },
      ],
      ends: streaming('connecting'),
    },
    {
      name: 'the server restarts, and the stream goes on after its last event',
      moves: [
        { event: { type: 'page.shown' } },
        { event: { type: 'lead.taken' } },
        { event: { type: 'change.heard', event: paid } },
        { event: { type: 'stream.ended' }, reaches: leading('resuming') },
        { elapsed: 1000, reaches: leading('resuming') },
        { elapsed: 500, reaches: streaming('connecting'), context: { after: 'a-2' } },
        { event: { type: 'stream.ended' } },
      ],
      ends: polling('asking'),
    },
    {
      name: 'another tab listens: this one asks once what it missed, and hears the rest',
      moves: [
        { event: { type: 'page.shown' }, reaches: waiting('agreeing') },
        { elapsed: 1000, reaches: waiting('catchingUp') },
        {
          actor: 'askForChanges',
          done: { ok: true, value: paid },
          reaches: waiting('hearing'),
          context: { after: 'a-2' },
        },
        { event: { type: 'sibling.told', event: written }, context: { after: 'a-3' } },
        { elapsed: 60_000 },
      ],
      ends: waiting('hearing'),
    },
    {
      name: 'a question of a tab that does not listen is not answered, and it hears the others',
      moves: [
        { event: { type: 'page.shown' } },
        { elapsed: 1000 },
        { actor: 'askForChanges', done: networkFailed, reaches: waiting('hearing') },
        { event: { type: 'page.hidden' } },
        { event: { type: 'page.shown' } },
        { elapsed: 1000, reaches: waiting('catchingUp') },
        { actor: 'askForChanges', failed: true },
      ],
      ends: waiting('hearing'),
    },
    {
      name: 'the session is over for a tab that does not listen, too',
      moves: [
        { event: { type: 'page.shown' } },
        { elapsed: 1000 },
        { actor: 'askForChanges', done: signedOut },
      ],
      ends: 'signedOut',
    },
    {
      name: 'another tab listens, and this one takes over when that one goes',
      moves: [
        { event: { type: 'page.shown' } },
        { event: { type: 'sibling.told', event: paid }, context: { after: 'a-2' } },
        { event: { type: 'lead.taken' } },
      ],
      ends: streaming('connecting'),
    },
    {
      name: 'a hidden page learns of changes from another tab, and shows them when it is visible again',
      moves: [
        { event: { type: 'page.shown' } },
        { event: { type: 'lead.taken' } },
        { event: { type: 'page.hidden' }, reaches: 'paused' },
        { event: { type: 'sibling.told', event: paid } },
        {
          event: { type: 'sibling.told', event: written },
          context: { after: 'a-3', missed: ['balance', 'payments', 'messages'] },
        },
        { event: { type: 'page.shown' } },
      ],
      ends: waiting('agreeing'),
      context: { missed: [] },
    },
    {
      name: 'tabs cannot agree: each listens for itself',
      moves: [{ event: { type: 'page.shown' } }, { actor: 'takeLead', failed: true }],
      ends: streaming('connecting'),
    },
    {
      name: 'the reader of the stream breaks',
      moves: [
        { event: { type: 'page.shown' } },
        { event: { type: 'lead.taken' } },
        { actor: 'readStream', failed: true },
      ],
      ends: polling('asking'),
    },
    {
      name: 'the session is over',
      moves: [
        { event: { type: 'page.shown' } },
        { event: { type: 'lead.taken' } },
        { event: { type: 'stream.ended' } },
        { actor: 'askForChanges', done: signedOut },
      ],
      ends: 'signedOut',
    },
  ],
});
