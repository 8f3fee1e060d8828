import { assign, emit, setup } from 'xstate';
import type { PlayLimits } from '#contract/entities/play-limit.ts';
import type { FixedFrame } from '#contract/entities/play-limit-types.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import type { DataOutdated } from '../actors/emitted.ts';
import { notProvided } from '../actors/not-provided.ts';
import { refusable } from '../actors/refusable.ts';

/** A limit of deposits: hundredths in a period of the site's calendar. */
export interface FirstLimit {
  readonly frame: FixedFrame;
  readonly amount: number;
}

/** Context of the flow. */
export interface FirstLimitContext {
  /** What was submitted last; null before that. */
  readonly limit: FirstLimit | null;
  readonly refusal: Refusal | null;
}

/** Events that the person sends. */
export type FirstLimitEvent =
  | { type: 'limit.submitted'; limit: FirstLimit }
  | { type: 'limit.declined' } // a deposit without a limit
  | { type: 'form.edited' };

export type FirstLimitOutcome = Outcome<PlayLimits>;

const actors = {
  /** Sets the limit, which holds at once. */
  chooseLimit: notProvided<FirstLimitOutcome, FirstLimit>('chooseLimit'),
  /** Notes that the person was asked, and goes without a limit. */
  goWithoutLimit: notProvided<FirstLimitOutcome>('goWithoutLimit'),
};

const ask = asking<typeof actors, FirstLimitContext>();

/** The limit to set; it is always submitted first. */
function submittedLimit({ limit }: FirstLimitContext): FirstLimit {
  if (!limit) throw new Error('No limit was submitted.');
  return limit;
}

/** The question before a first deposit: a limit, or none (W10). */
export const firstLimitMachine = setup({
  types: {
    context: {} as FirstLimitContext,
    events: {} as FirstLimitEvent,
    emitted: {} as DataOutdated | { type: 'limits.answered' },
    tags: {} as 'busy',
  },
  actors,
  actions: {
    noteLimit: assign((_, { limit }: { limit: FirstLimit }) => ({ limit })),
    outdateLimits: emit({ type: 'data.outdated', topics: ['balance'] }),
    tellAnswered: emit({ type: 'limits.answered' }),
  },
})
  .extend(refusable)
  .createMachine({
    id: 'firstLimit',
    context: { limit: null, refusal: null },
    initial: 'deciding',
    states: {
      deciding: {
        description:
          'The person types a limit, or decides to deposit without one. Nothing is decided for them.',
        on: {
          'limit.submitted': {
            target: 'setting',
            actions: { type: 'noteLimit', params: ({ event }) => ({ limit: event.limit }) },
          },
          'limit.declined': { target: 'goingWithout' },
          'form.edited': { actions: 'forgetRefusal' },
        },
      },
      setting: {
        description: 'The server sets the limit, which holds at once.',
        tags: 'busy',
        entry: 'forgetRefusal',
        ...ask('chooseLimit', {
          input: ({ context }) => submittedLimit(context),
          accepted: 'answered',
          refused: 'deciding',
        }),
      },
      goingWithout: {
        description: 'The server notes that the person was asked, and wants no limit now.',
        tags: 'busy',
        entry: 'forgetRefusal',
        ...ask('goWithoutLimit', { accepted: 'answered', refused: 'deciding' }),
      },
      answered: {
        description: 'The question is answered; it is not asked again, and the deposit goes on.',
        type: 'final',
        entry: ['outdateLimits', 'tellAnswered'],
      },
    },
  });
