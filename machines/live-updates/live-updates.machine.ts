import { assign, emit, enqueueActions, setup } from 'xstate';
import type { LiveEvent } from '#contract/entities/live.ts';
import type { LiveTopic } from '#contract/entities/live-types.ts';
import type { Outcome } from '#contract/errors.ts';
import { answering, asking } from '../actors/answering.ts';
import { notListening, notProvided } from '../actors/not-provided.ts';
import { withAnswer } from '../actors/outcome.ts';
import { isRefusedBy, needsSignIn } from '../actors/refusals.ts';

/** A stream without any data by then is being buffered on its way, in milliseconds. */
const STREAM_OPENING_LIMIT_MILLISECONDS = 8000;
/** Longest silence of an open stream: two missed heartbeats, in milliseconds. */
const STREAM_SILENCE_LIMIT_MILLISECONDS = 35_000;
/** After this time another tab must be the leader, in milliseconds. */
const AGREEMENT_LIMIT_MILLISECONDS = 1000;
/** Delay before an ended stream is reopened, in milliseconds. */
const STREAM_RESUME_MILLISECONDS = 1000;
/** Polling interval without a stream, in milliseconds. */
const CHANGES_POLL_MILLISECONDS = 20_000;
/** Delay before a stream is tried again after there was none, in milliseconds. */
const STREAM_RETRY_MILLISECONDS = 120_000;
/** Random extra delay of each page, so that not all come at once, in milliseconds. */
export const MAX_SPREAD_MILLISECONDS = 4000;

/** Input of the flow. */
export interface LiveUpdatesInput {
  /** The event at which the first stream starts. */
  readonly after: string;
  /** This page's extra delay, in milliseconds. */
  readonly spread: number;
}

/** Context of the flow. */
export interface LiveUpdatesContext extends LiveUpdatesInput {
  /** Topics that other tabs reported while the page was hidden. */
  readonly missed: readonly LiveTopic[];
}

/** Events of the page and its stream. */
type LiveUpdatesEvent =
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  | { type: 'network.returned' }
  | { type: 'lead.taken' } // no other tab of this browser listens
  | { type: 'change.heard'; event: LiveEvent } // from the stream, or as the answer to a poll
  | { type: 'heartbeat.heard' }
  | { type: 'stream.ended' }
  | { type: 'sibling.reported'; event: LiveEvent }; // passed on by the listening tab

/** Events that the flow emits. */
type LiveUpdatesEmitted =
  | { type: 'data.changed'; topics: readonly LiveTopic[] } // readers of these topics reload
  | { type: 'siblings.informed'; event: LiveEvent }; // for the other tabs

const actors = {
  /** Waits until no other tab of this browser listens for this person, then becomes the leader. */
  takeLead: notListening('takeLead'),
  /** Opens a stream after an event, and reports what it receives. */
  readStream: notListening<{ after: string }>('readStream'),
  /** Polls once for changes after an event. */
  askForChanges: notProvided<Outcome<LiveEvent>, { after: string }>('askForChanges'),
};

const ask = asking<typeof actors, LiveUpdatesContext>();

/** The `params` of handlers of an event. */
export interface Heard {
  readonly event: LiveEvent;
}

const liveUpdatesSetup = setup({
  types: {
    input: {} as LiveUpdatesInput,
    context: {} as LiveUpdatesContext,
    events: {} as LiveUpdatesEvent,
    emitted: {} as LiveUpdatesEmitted,
  },
  actors,
  guards: { sessionIsShutOut: isRefusedBy(needsSignIn) },
  actions: {
    follow: enqueueActions(({ enqueue }, { event: { id, topics } }: Heard) => {
      enqueue.assign({ after: id });
      if (topics.length > 0) enqueue.emit({ type: 'data.changed', topics });
    }),
    informSiblings: emit((_, { event }: Heard) => ({ type: 'siblings.informed' as const, event })),
    hearAnswer: enqueueActions(({ enqueue }, { outcome }: { outcome: Outcome<LiveEvent> }) => {
      if (outcome.ok) enqueue.raise({ type: 'change.heard', event: outcome.value });
    }),
    noteMissed: assign(({ context }, { event: { id, topics } }: Heard) => ({
      after: id,
      missed: [...new Set([...context.missed, ...topics])],
    })),
    tellMissed: enqueueActions(({ context, enqueue }) => {
      if (context.missed.length > 0) {
        enqueue.emit({ type: 'data.changed', topics: context.missed });
      }
      enqueue.assign({ missed: [] });
    }),
  },
  delays: {
    agreementLimit: AGREEMENT_LIMIT_MILLISECONDS,
    openingLimit: STREAM_OPENING_LIMIT_MILLISECONDS,
    silenceLimit: STREAM_SILENCE_LIMIT_MILLISECONDS,
    resumeDelay: ({ context }) => STREAM_RESUME_MILLISECONDS + context.spread,
    pollInterval: ({ context }) => CHANGES_POLL_MILLISECONDS + context.spread,
    retryDelay: ({ context }) => STREAM_RETRY_MILLISECONDS + context.spread,
  },
}).extend(answering);

const heard = ({ event }: { event: Heard }): Heard => event;

/** Keeps a visible page in sync with the server while somebody is signed in (S17). */
export const liveUpdatesMachine = liveUpdatesSetup.createMachine({
  id: 'liveUpdates',
  context: ({ input }) => ({ ...input, missed: [] }),
  initial: 'paused',
  states: {
    paused: {
      description: 'The page is hidden: it neither listens nor asks.',
      on: {
        'page.shown': { target: 'following', actions: 'tellMissed' },
        'sibling.reported': { actions: { type: 'noteMissed', params: heard } },
      },
    },
    following: {
      description: 'The page is up to date, through its own stream or that of another tab.',
      initial: 'waiting',
      invoke: {
        id: 'takeLead',
        src: 'takeLead',
        // If tabs cannot coordinate, each one listens for itself.
        onError: { target: '.leading' },
      },
      on: { 'page.hidden': { target: 'paused' } },
      states: {
        waiting: {
          description: 'Another tab of this browser listens and passes on what it hears.',
          initial: 'agreeing',
          on: {
            'lead.taken': { target: 'leading' },
            'sibling.reported': { actions: { type: 'follow', params: heard } },
            'change.heard': { actions: { type: 'follow', params: heard } },
          },
          states: {
            agreeing: {
              description: 'The tabs agree on which of them listens.',
              after: { agreementLimit: { target: 'catchingUp' } },
            },
            catchingUp: {
              description:
                'Another tab listens: this one asks the server once what changed before.',
              ...ask('askForChanges', {
                input: ({ context }) => ({ after: context.after }),
                accepted: { target: 'hearing', actions: withAnswer('hearAnswer') },
                refused: [
                  {
                    guard: withAnswer('sessionIsShutOut'),
                    target: '#liveUpdates.signedOut',
                    actions: [],
                  },
                  { target: 'hearing', actions: [] },
                ],
              }),
            },
            hearing: { description: 'This tab gets everything new from the other tab.' },
          },
        },
        leading: {
          description: 'This tab listens, for all tabs of the person in this browser.',
          initial: 'streaming',
          on: { 'network.returned': { target: '.streaming' } },
          states: {
            streaming: {
              description: 'A stream is open, or being opened.',
              initial: 'connecting',
              invoke: {
                id: 'readStream',
                src: 'readStream',
                input: ({ context }) => ({ after: context.after }),
                onError: { target: 'polling' },
              },
              states: {
                connecting: {
                  description: 'The stream was requested and has sent nothing yet.',
                  after: { openingLimit: { target: '#liveUpdates.following.leading.polling' } },
                  on: {
                    'change.heard': {
                      target: 'live',
                      actions: [
                        { type: 'follow', params: heard },
                        { type: 'informSiblings', params: heard },
                      ],
                    },
                    'stream.ended': { target: '#liveUpdates.following.leading.polling' },
                  },
                },
                live: {
                  description: 'Changes on the server arrive right away.',
                  after: { silenceLimit: { target: '#liveUpdates.following.leading.polling' } },
                  on: {
                    'change.heard': {
                      target: 'live',
                      reenter: true,
                      actions: [
                        { type: 'follow', params: heard },
                        { type: 'informSiblings', params: heard },
                      ],
                    },
                    'heartbeat.heard': { target: 'live', reenter: true },
                    'stream.ended': { target: '#liveUpdates.following.leading.resuming' },
                  },
                },
              },
            },
            resuming: {
              description: 'The stream ended; after a moment it continues from its last event.',
              after: { resumeDelay: { target: 'streaming' } },
            },
            polling: {
              description:
                'No stream gets through: the portal asks the server regularly what changed.',
              initial: 'asking',
              after: { retryDelay: { target: 'streaming' } },
              on: {
                'change.heard': {
                  actions: [
                    { type: 'follow', params: heard },
                    { type: 'informSiblings', params: heard },
                  ],
                },
              },
              states: {
                asking: {
                  description: 'The server is asked what changed since the last event.',
                  ...ask('askForChanges', {
                    input: ({ context }) => ({ after: context.after }),
                    accepted: { target: 'resting', actions: withAnswer('hearAnswer') },
                    refused: [
                      {
                        guard: withAnswer('sessionIsShutOut'),
                        target: '#liveUpdates.signedOut',
                        actions: [],
                      },
                      { target: 'resting', actions: [] },
                    ],
                  }),
                },
                resting: {
                  description: 'The portal waits before it asks again.',
                  after: { pollInterval: { target: 'asking' } },
                },
              },
            },
          },
        },
      },
    },
    signedOut: {
      description: 'The session is over; the next sign-in starts again.',
      type: 'final',
    },
  },
});
