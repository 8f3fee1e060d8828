import { assign, emit, setup } from 'xstate';
import type { PlayPauseState } from '#contract/entities/play-pause.ts';
import type { PauseLength } from '#contract/entities/play-pause-types.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { offeredPauses } from '#contract/rules/play-pauses.ts';
import { asking } from '../actors/answering.ts';
import type { DataOutdated } from '../actors/emitted.ts';
import { notProvided } from '../actors/not-provided.ts';
import { withAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';

/** Input of the flow: the current state. */
export interface PlayPauseInput {
  readonly current: PlayPauseState;
}

/** Context of the flow. */
export interface PlayPauseContext extends PlayPauseInput {
  /** What was chosen last; null before that. */
  readonly length: PauseLength | null;
  readonly refusal: Refusal | null;
}

/** Events that the person sends, and the state that was read again. */
export type PlayPauseEvent =
  | { type: 'length.chosen'; length: PauseLength }
  | { type: 'choice.confirmed' }
  | { type: 'question.left' }
  | { type: 'return.requested' }
  | { type: 'return.dropped' }
  | { type: 'state.read'; current: PlayPauseState };

export type PlayPauseOutcome = Outcome<PlayPauseState>;

const actors = {
  /** Begins a pause, or makes it longer; other sessions end. */
  choosePause: notProvided<PlayPauseOutcome, PauseLength>('choosePause'),
  /** Asks to come back after a self-exclusion. */
  askReturn: notProvided<PlayPauseOutcome>('askReturn'),
  /** Takes that back. */
  dropReturn: notProvided<PlayPauseOutcome>('dropReturn'),
};

const ask = asking<typeof actors, PlayPauseContext>();

/** The chosen length; a question is only asked about one. */
function lengthOf({ length }: PlayPauseContext): PauseLength {
  if (!length) throw new Error('No length was chosen.');
  return length;
}

const chosen = ({ event }: { event: PlayPauseEvent & { type: 'length.chosen' } }) => ({
  length: event.length,
});

const choosing = {
  guard: { type: 'lengthIsOffered', params: chosen },
  target: 'confirming',
  actions: { type: 'noteLength', params: chosen },
} as const;

const read = {
  type: 'noteRead',
  params: ({ event }: { event: PlayPauseEvent & { type: 'state.read' } }) => ({
    current: event.current,
  }),
} as const;

const readAgain = { 'state.read': { target: 'weighing', actions: read } } as const;

const answered = {
  target: 'weighing',
  actions: [withAnswer('noteAnswer'), 'outdatePage'],
} as const;

/** A break or self-exclusion, and the way back from one (W10). */
export const playPauseMachine = setup({
  types: {
    input: {} as PlayPauseInput,
    context: {} as PlayPauseContext,
    events: {} as PlayPauseEvent,
    emitted: {} as DataOutdated,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    lengthIsOffered: ({ context }, { length }: { length: PauseLength }) =>
      offeredPauses(context.current.pause).includes(length),
    playIsOpen: ({ context }) => context.current.pause === null,
    pauseHolds: ({ context }) => context.current.pause?.stage === 'holds',
    timeIsOver: ({ context }) => context.current.pause?.stage === 'over',
  },
  actions: {
    noteLength: assign((_, { length }: { length: PauseLength }) => ({ length })),
    noteRead: assign((_, { current }: { current: PlayPauseState }) => ({ current })),
    noteAnswer: assign((_, { outcome }: { outcome: PlayPauseOutcome }) =>
      outcome.ok ? { current: outcome.value } : {},
    ),
    outdatePage: emit({
      type: 'data.outdated',
      topics: ['balance', 'payments', 'promotions', 'profile', 'security'],
    }),
  },
})
  .extend(refusable)
  .createMachine({
    id: 'playPause',
    context: ({ input }) => ({ ...input, length: null, refusal: null }),
    initial: 'weighing',
    states: {
      weighing: {
        description: 'Decides whether play is open, paused, or waits for its player.',
        always: [
          { guard: 'playIsOpen', target: 'open' },
          { guard: 'pauseHolds', target: 'paused' },
          { guard: 'timeIsOver', target: 'over' },
          { target: 'returning' },
        ],
      },
      open: {
        description: 'The player may play, and can choose a break or a self-exclusion.',
        on: { 'length.chosen': choosing, ...readAgain },
      },
      paused: {
        description: 'The pause holds and cannot be ended; it can be made longer.',
        on: { 'length.chosen': choosing, ...readAgain },
      },
      confirming: {
        description: 'The player reads until when nothing can undo it, and decides.',
        entry: 'forgetRefusal',
        on: {
          'choice.confirmed': { target: 'starting' },
          'question.left': { target: 'weighing' },
          'state.read': { actions: read },
        },
      },
      starting: {
        description: 'The pause is sent; sent again, it changes nothing.',
        tags: 'busy',
        ...ask('choosePause', {
          input: ({ context }) => lengthOf(context),
          accepted: answered,
          refused: 'weighing',
        }),
      },
      over: {
        description:
          'The time of the self-exclusion is over. It goes on until its player asks to come back.',
        on: { 'length.chosen': choosing, 'return.requested': 'requesting', ...readAgain },
      },
      requesting: {
        description: 'The wish to come back is sent.',
        tags: 'busy',
        entry: 'forgetRefusal',
        ...ask('askReturn', { accepted: answered, refused: 'weighing' }),
      },
      returning: {
        description:
          'Play opens after the waiting time, which the player can still end by staying.',
        on: { 'length.chosen': choosing, 'return.dropped': 'dropping', ...readAgain },
      },
      dropping: {
        description: 'The wish to stay out is sent.',
        tags: 'busy',
        entry: 'forgetRefusal',
        ...ask('dropReturn', { accepted: answered, refused: 'weighing' }),
      },
    },
  });
