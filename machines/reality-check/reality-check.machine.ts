import { assign, emit, setup } from 'xstate';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import type { DataOutdated } from '../actors/emitted.ts';
import { notListening, notProvided } from '../actors/not-provided.ts';
import { valueIn } from '../actors/outcome.ts';
import { refusableOutdating } from '../actors/refusable.ts';

/**
 * How long a check is in sight before it takes an answer, in milliseconds: a press that was meant
 * for the game must not answer it.
 */
const SETTLING_MILLISECONDS = 1000;
/** How long a round that runs may take to end before the check is shown, in milliseconds. */
const ROUND_MILLISECONDS = 30_000;

/** When the player is asked whether to go on; null while nobody plays. */
export type NextCheck = {
  /** Which check: the moment that the server told. */
  readonly moment: string;
  /** Milliseconds from now; not above zero once it is due. */
  readonly dueIn: number;
} | null;

/** Input of the flow. */
export interface RealityCheckInput {
  /** Server time in milliseconds: a monotonic clock plus the server's offset. */
  readonly now: () => number;
}

/** Context of the flow. */
export interface RealityCheckContext extends RealityCheckInput {
  /** Which check comes, or is asked, as the server named it; null while nobody plays. */
  readonly check: string | null;
  /** When it is due, in milliseconds of `now`. */
  readonly dueAt: number;
  readonly refusal: Refusal | null;
}

/** Events of the person, and of the session of play. */
type RealityCheckEvent =
  | { type: 'check.read'; check: NextCheck } // the session was read, or play moved it
  | { type: 'play.continued' }
  | { type: 'play.stopped' }
  | { type: 'limits.wanted' };

/** Emitted for the page: the game goes on, or is left. */
type RealityCheckEmitted =
  | { type: 'game.resumed' }
  | { type: 'game.stopped' }
  | { type: 'limits.opened' }
  | DataOutdated; // an answer that is lost may have counted

export type CheckOutcome = Outcome<NextCheck>;

const actors = {
  /** Reports the check each time that the session of play is read. */
  watchPlay: notListening('watchPlay'),
  /** Reads the check of now. */
  readPlay: notProvided<CheckOutcome>('readPlay'),
  /** Asks the game to pause; done when no round runs any more. */
  pauseGame: notProvided<Outcome<null>>('pauseGame'),
  /** Tells the server that the player goes on. */
  answerCheck: notProvided<CheckOutcome, { dueAt: string }>('answerCheck'),
};

const ask = asking<typeof actors, RealityCheckContext>();

/** The check that is asked; it is known as long as play goes on. */
function askedCheckOf({ check }: RealityCheckContext): { dueAt: string } {
  if (check === null) throw new Error('No check is known.');
  return { dueAt: check };
}

/** What the context notes of a check. */
function noted({ now, dueAt }: RealityCheckContext, check: NextCheck) {
  return { check: check?.moment ?? null, dueAt: check ? now() + check.dueIn : dueAt };
}

const checkRead = ({ event }: { event: { check: NextCheck } }) => ({ check: event.check });
const checkAnswered = ({ event }: { event: { output: CheckOutcome } }) => ({
  check: valueIn(event.output),
});
const noteRead = { type: 'noteCheck', params: checkRead } as const;
const noteAnswer = { type: 'noteCheck', params: checkAnswered } as const;

/** What play that was read means while nothing is asked; the time until the check starts again. */
const played = [
  { guard: { type: 'checkIsDue', params: checkRead }, target: 'due', actions: noteRead },
  {
    guard: { type: 'playGoesOn', params: checkRead },
    target: 'playing',
    reenter: true,
    actions: noteRead,
  },
] as const;

const realityCheckSetup = setup({
  types: {
    input: {} as RealityCheckInput,
    context: {} as RealityCheckContext,
    events: {} as RealityCheckEvent,
    emitted: {} as RealityCheckEmitted,
    tags: {} as 'busy' | 'shown',
  },
  actors,
  guards: {
    checkIsDue: (_, { check }: { check: NextCheck }) => check !== null && check.dueIn <= 0,
    playGoesOn: (_, { check }: { check: NextCheck }) => check !== null,
  },
  actions: {
    noteCheck: assign(({ context }, { check }: { check: NextCheck }) => noted(context, check)),
    resumeGame: emit({ type: 'game.resumed' }),
    stopGame: emit({ type: 'game.stopped' }),
    openLimits: emit({ type: 'limits.opened' }),
  },
  delays: {
    untilDue: ({ context }) => Math.max(0, context.dueAt - context.now()),
    settling: SETTLING_MILLISECONDS,
    roundEnds: ROUND_MILLISECONDS,
  },
}).extend(refusableOutdating('balance'));

/** Asking from time to time during play whether to go on, with what was played (W10). */
export const realityCheckMachine = realityCheckSetup.createMachine({
  id: 'realityCheck',
  context: ({ input }) => ({ ...input, check: null, dueAt: 0, refusal: null }),
  // Without the listener nobody is asked; the server still is, at the next page with a game.
  invoke: { id: 'watchPlay', src: 'watchPlay', onError: {} },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody is asked: no play goes on, or it is not known yet.',
      on: { 'check.read': played },
    },
    playing: {
      description: 'The player plays; the time until the check runs.',
      after: { untilDue: { target: 'confirming' } },
      on: { 'check.read': [...played, { target: 'idle', actions: noteRead }] },
    },
    confirming: {
      description:
        'The time is over by this clock; the server says whether play went on all the while.',
      on: { 'check.read': [...played, { target: 'idle', actions: noteRead }] },
      ...ask('readPlay', {
        accepted: [
          {
            guard: { type: 'checkIsDue', params: checkAnswered },
            target: 'due',
            actions: noteAnswer,
          },
          {
            guard: { type: 'playGoesOn', params: checkAnswered },
            target: 'playing',
            actions: noteAnswer,
          },
          { target: 'idle', actions: noteAnswer },
        ],
        // Who is not reached is asked with what is known.
        refused: { target: 'due', actions: [] },
      }),
    },
    due: {
      description: 'The time is over: the game pauses, and the player is asked whether to go on.',
      initial: 'pausing',
      exit: 'forgetRefusal',
      on: {
        // The check was answered in another tab, or a long pause has ended the session.
        'check.read': [
          { guard: { type: 'checkIsDue', params: checkRead }, actions: noteRead },
          {
            guard: { type: 'playGoesOn', params: checkRead },
            target: 'playing',
            actions: [noteRead, 'resumeGame'],
          },
          { target: 'idle', actions: [noteRead, 'resumeGame'] },
        ],
      },
      states: {
        pausing: {
          description: 'The game is asked to pause. A round that runs comes to its end first.',
          ...ask('pauseGame', {
            accepted: 'appearing',
            refused: { target: 'appearing', actions: [] },
            tooLate: 'roundEnds',
          }),
        },
        appearing: {
          description:
            'The question has just appeared: presses that were meant for the game do not answer it.',
          tags: 'shown',
          after: { settling: { target: 'asking' } },
        },
        asking: {
          description: 'The player sees what was played, and goes on, stops, or opens the limits.',
          tags: 'shown',
          on: {
            'play.continued': { target: 'answering' },
            'play.stopped': { target: '#realityCheck.stopped' },
            'limits.wanted': { target: '#realityCheck.atLimits' },
          },
        },
        answering: {
          description: 'The server notes that the player goes on; said again, it changes nothing.',
          tags: ['busy', 'shown'],
          entry: 'forgetRefusal',
          ...ask('answerCheck', {
            input: ({ context }) => askedCheckOf(context),
            accepted: [
              {
                guard: { type: 'playGoesOn', params: checkAnswered },
                target: '#realityCheck.playing',
                actions: [noteAnswer, 'resumeGame'],
              },
              { target: '#realityCheck.idle', actions: [noteAnswer, 'resumeGame'] },
            ],
            refused: 'asking',
          }),
        },
      },
    },
    stopped: {
      description: 'The player stops. The check stays due until they go on some day.',
      type: 'final',
      entry: 'stopGame',
    },
    atLimits: {
      description: 'The page of the limits opens. The check stays due until the player goes on.',
      type: 'final',
      entry: 'openLimits',
    },
  },
});
