import { assign, setup } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import { answering, asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { type PageShown, watchesPage, watchingPage } from '../actors/watching.ts';

/** How long before the end of an idle session the warning appears, in milliseconds. */
const IDLE_WARNING_MILLISECONDS = 120_000;
/** Interval of clock readings during the warning, in milliseconds. */
const IDLE_TICK_MILLISECONDS = 1000;

/** Input of the flow. */
export interface IdleWatchInput {
  /** Server time in milliseconds: a monotonic clock plus the server's offset. */
  readonly now: () => number;
  /** The idle time after which the server ends a session, in milliseconds. */
  readonly idleMilliseconds: number;
}

/** Context of the flow. Times in milliseconds of `now`. */
export interface IdleWatchContext extends IdleWatchInput {
  /** When the server ends the session unless it is used. */
  readonly endsAt: number;
  /** Whole seconds until then, as last read. */
  readonly remainingSeconds: number;
  /** The person was active here since the session was last used. */
  readonly hasActed: boolean;
}

/** Events around a session. */
type IdleWatchEvent =
  | { type: 'session.used' } // a call was answered: the server's idle time restarts
  | { type: 'person.acted' } // keyboard or pointer, without a call
  | { type: 'stay.requested' }
  | PageShown; // read the clock at once

const actors = {
  ...watchesPage,
  /** Uses the session, so that the server's idle time restarts. */
  useSession: notProvided<Outcome<null>>('useSession'),
};

const ask = asking<typeof actors, IdleWatchContext>();

/** The transition after a failed attempt to stay. */
const notUsed = [
  { guard: 'timeIsOver', target: 'ended', actions: [] },
  { target: 'warning', actions: [] },
] as const;

/** The state that uses the session. */
const using = ask('useSession', {
  accepted: { target: 'inUse', actions: 'countAnew' },
  refused: notUsed,
  brokeDown: notUsed,
});

/** In a session shorter than two warnings, the warning starts earlier. */
function warningBefore({ idleMilliseconds }: IdleWatchInput): number {
  return Math.min(IDLE_WARNING_MILLISECONDS, idleMilliseconds / 2);
}

function secondsLeft({ endsAt, now }: IdleWatchContext): number {
  return Math.max(0, Math.ceil((endsAt - now()) / 1000));
}

const idleWatchSetup = setup({
  types: {
    input: {} as IdleWatchInput,
    context: {} as IdleWatchContext,
    events: {} as IdleWatchEvent,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    timeIsOver: ({ context }) => context.now() >= context.endsAt,
    warningIsDue: ({ context }) => context.now() >= context.endsAt - warningBefore(context),
    personHasActed: ({ context }) => context.hasActed,
  },
  actions: {
    countAnew: assign(({ context }) => ({
      endsAt: context.now() + context.idleMilliseconds,
      hasActed: false,
    })),
    noteAct: assign({ hasActed: true }),
    readClock: assign(({ context }) => ({ remainingSeconds: secondsLeft(context) })),
  },
  delays: {
    untilWarning: ({ context }) =>
      Math.max(0, context.endsAt - warningBefore(context) - context.now()),
    tick: IDLE_TICK_MILLISECONDS,
  },
}).extend(answering);

/** Warns before an idle session ends, so that no input is lost (A19). */
export const idleWatchMachine = idleWatchSetup.createMachine({
  id: 'idleWatch',
  context: ({ input }) => ({
    ...input,
    endsAt: input.now() + input.idleMilliseconds,
    remainingSeconds: 0,
    hasActed: false,
  }),
  ...watchingPage,
  initial: 'inUse',
  states: {
    inUse: {
      description: 'The session is in use; nothing is shown.',
      entry: 'readClock',
      after: {
        untilWarning: [{ guard: 'personHasActed', target: 'keeping' }, { target: 'warning' }],
      },
      on: {
        'session.used': { target: 'inUse', reenter: true, actions: 'countAnew' },
        'person.acted': { actions: 'noteAct' },
        'page.shown': [{ guard: 'warningIsDue', target: 'warning' }],
      },
    },
    keeping: {
      description:
        'The person has done something: the server restarts the idle time in the background.',
      ...using,
    },
    warning: {
      description:
        'The session is about to end: a dialog counts down and offers to stay signed in.',
      entry: 'readClock',
      after: {
        tick: [
          { guard: 'timeIsOver', target: 'staying' },
          { target: 'warning', reenter: true },
        ],
      },
      on: {
        'stay.requested': { target: 'staying' },
        'session.used': { target: 'inUse', actions: 'countAnew' },
        'page.shown': { target: 'warning', reenter: true },
      },
    },
    staying: {
      description:
        'The server is asked to restart the idle time; another tab may have kept the session.',
      tags: 'busy',
      ...using,
    },
    ended: { description: 'The session has ended; the login comes next.', type: 'final' },
  },
});
