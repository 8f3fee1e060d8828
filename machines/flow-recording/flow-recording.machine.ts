import { assign, setup } from 'xstate';
import type { Recording, RecordingProblem } from '../recordings/recording.ts';

/** Why there is nothing to replay. */
export type ReplayProblem =
  | RecordingProblem
  /** The browser could not read the file. */
  | 'unreadable'
  /** The file is of a flow that this portal does not have. */
  | 'flowGone'
  /** Nothing happened to the flow while it was recorded. */
  | 'nothing';

/** Events of the flows page's recorder. */
export type FlowRecordingEvent =
  | { readonly type: 'recording.requested'; readonly flow: string; readonly since: number }
  | { readonly type: 'recording.stopped'; readonly recording: Recording | null }
  | { readonly type: 'recording.opened'; readonly recording: Recording }
  | { readonly type: 'opening.failed'; readonly problem: ReplayProblem }
  | { readonly type: 'step.selected'; readonly step: number }
  | { readonly type: 'playing.requested' }
  | { readonly type: 'pause.requested' }
  | { readonly type: 'replay.closed' };

export interface FlowRecordingContext {
  /** What is being recorded: a machine's id, from after this step of the log. */
  readonly recorded: { readonly flow: string; readonly since: number } | null;
  /** What is being replayed. */
  readonly recording: Recording | null;
  /** How many of its steps have been replayed. */
  readonly place: number;
  readonly problem: ReplayProblem | null;
}

/** How long each step is shown while a recording is played. */
export const STEP_MILLISECONDS = 1_000;

const stepsOf = ({ recording }: FlowRecordingContext): number => recording?.steps.length ?? 0;

/** Records what happens to one flow of the portal, and replays it on its chart (T7). */
export const flowRecordingMachine = setup({
  types: { context: {} as FlowRecordingContext, events: {} as FlowRecordingEvent },
  guards: {
    nothingHappened: (_, { recording }: { recording: Recording | null }) => recording === null,
    nextStepIsTheLast: ({ context }) => context.place + 1 >= stepsOf(context),
    replayIsAtItsEnd: ({ context }) => context.place >= stepsOf(context),
  },
  actions: {
    beginRecording: assign((_, { flow, since }: { flow: string; since: number }) => ({
      recorded: { flow, since },
      problem: null,
    })),
    endRecording: assign({ recorded: null }),
    beginReplay: assign((_, { recording }: { recording: Recording | null }) => ({
      recording,
      place: 0,
      problem: null,
    })),
    endReplay: assign({ recording: null, place: 0 }),
    noteProblem: assign((_, { problem }: { problem: ReplayProblem }) => ({ problem })),
    goToStep: assign(({ context }, { step }: { step: number }) => ({
      place: Math.max(0, Math.min(step, stepsOf(context))),
    })),
    goOn: assign(({ context }) => ({ place: Math.min(context.place + 1, stepsOf(context)) })),
    goToStart: assign({ place: 0 }),
  },
  delays: { stepIsShown: STEP_MILLISECONDS },
}).createMachine({
  id: 'flowRecording',
  context: { recorded: null, recording: null, place: 0, problem: null },
  initial: 'watching',
  states: {
    watching: {
      description:
        'Nothing is being recorded or replayed; if a file could not be opened, the page says why.',
      on: {
        'recording.requested': {
          target: 'recording',
          actions: { type: 'beginRecording', params: ({ event }) => event },
        },
        'recording.opened': {
          target: 'replaying',
          actions: { type: 'beginReplay', params: ({ event }) => event },
        },
        'opening.failed': { actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
    recording: {
      description:
        'Everything that happens to the flow in the portal is recorded until the person stops.',
      exit: 'endRecording',
      on: {
        'recording.stopped': [
          {
            guard: { type: 'nothingHappened', params: ({ event }) => event },
            target: 'watching',
            actions: { type: 'noteProblem', params: { problem: 'nothing' } },
          },
          { target: 'replaying', actions: { type: 'beginReplay', params: ({ event }) => event } },
        ],
      },
    },
    replaying: {
      description: 'The chart shows a step of the recording.',
      exit: 'endReplay',
      initial: 'standing',
      on: {
        'step.selected': {
          target: '.standing',
          actions: { type: 'goToStep', params: ({ event }) => event },
        },
        'replay.closed': { target: 'watching' },
      },
      states: {
        standing: {
          description: 'The person goes from step to step.',
          on: {
            'playing.requested': [
              { guard: 'replayIsAtItsEnd', target: 'playing', actions: 'goToStart' },
              { target: 'playing' },
            ],
          },
        },
        playing: {
          description: 'The steps follow one another automatically.',
          on: { 'pause.requested': { target: 'standing' } },
          after: {
            stepIsShown: [
              { guard: 'nextStepIsTheLast', target: 'standing', actions: 'goOn' },
              { target: 'playing', reenter: true, actions: 'goOn' },
            ],
          },
        },
      },
    },
  },
});
