import { assign, emit, setup } from 'xstate';
import type { PlayLimits } from '#contract/entities/play-limit.ts';
import type { PlayFrame, PlayLimitKind } from '#contract/entities/play-limit-types.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import type { DataOutdated } from '../actors/emitted.ts';
import { notProvided } from '../actors/not-provided.ts';
import { refusable } from '../actors/refusable.ts';

/** The name of a limit. */
export interface LimitName {
  readonly kind: PlayLimitKind;
  readonly frame: PlayFrame;
}

/** The amount that the person wants: hundredths, or minutes for `time`; null for no limit. */
export interface LimitWish extends LimitName {
  readonly amount: number | null;
}

/** Context of the flow. */
export interface PlayLimitContext {
  /** What was sent last; null before that. */
  readonly wish: LimitWish | null;
  /** The limit that is kept as it is; null before that. */
  readonly kept: LimitName | null;
  /** The minutes of play between two questions whether to go on; null before that. */
  readonly everyMinutes: number | null;
  readonly refusal: Refusal | null;
}

/** Events that the person sends. */
export type PlayLimitEvent =
  | { type: 'limit.submitted'; wish: LimitWish }
  | { type: 'change.cancelled'; name: LimitName }
  | { type: 'interval.submitted'; everyMinutes: number }
  | { type: 'form.edited' };

export type PlayLimitsOutcome = Outcome<PlayLimits>;

const actors = {
  /** Sets a limit, or removes it: at once where it is tighter, and later where it is looser. */
  chooseLimit: notProvided<PlayLimitsOutcome, LimitWish>('chooseLimit'),
  /** Cancels the looser limit that waits. */
  keepLimit: notProvided<PlayLimitsOutcome, LimitName>('keepLimit'),
  /** Sets how often the person is asked during play whether to go on. */
  chooseInterval: notProvided<PlayLimitsOutcome, { everyMinutes: number }>('chooseInterval'),
};

const ask = asking<typeof actors, PlayLimitContext>();

/** The limit to set; it is always submitted first. */
function wishOf({ wish }: PlayLimitContext): LimitWish {
  if (!wish) throw new Error('No limit was submitted.');
  return wish;
}

/** The limit to keep; its change is always cancelled first. */
function keptOf({ kept }: PlayLimitContext): LimitName {
  if (!kept) throw new Error('No change was cancelled.');
  return kept;
}

/** The interval to set; it is always submitted first. */
function intervalOf({ everyMinutes }: PlayLimitContext): { everyMinutes: number } {
  if (everyMinutes === null) throw new Error('No interval was submitted.');
  return { everyMinutes };
}

const choices = {
  'limit.submitted': {
    target: 'saving',
    actions: {
      type: 'noteWish',
      params: ({ event }: { event: PlayLimitEvent & { type: 'limit.submitted' } }) => ({
        wish: event.wish,
      }),
    },
  },
  'change.cancelled': {
    target: 'keeping',
    actions: {
      type: 'noteKept',
      params: ({ event }: { event: PlayLimitEvent & { type: 'change.cancelled' } }) => ({
        kept: event.name,
      }),
    },
  },
  'interval.submitted': {
    target: 'settingInterval',
    actions: {
      type: 'noteInterval',
      params: ({ event }: { event: PlayLimitEvent & { type: 'interval.submitted' } }) => ({
        everyMinutes: event.everyMinutes,
      }),
    },
  },
} as const;

/** Setting, changing and removing one's own limits of play (W10). */
export const playLimitMachine = setup({
  types: {
    context: {} as PlayLimitContext,
    events: {} as PlayLimitEvent,
    emitted: {} as DataOutdated,
    tags: {} as 'busy',
  },
  actors,
  actions: {
    noteWish: assign((_, { wish }: { wish: LimitWish }) => ({
      wish,
      kept: null,
      everyMinutes: null,
    })),
    noteKept: assign((_, { kept }: { kept: LimitName }) => ({
      wish: null,
      kept,
      everyMinutes: null,
    })),
    noteInterval: assign((_, { everyMinutes }: { everyMinutes: number }) => ({
      wish: null,
      kept: null,
      everyMinutes,
    })),
    outdateLimits: emit({ type: 'data.outdated', topics: ['balance'] }),
  },
})
  .extend(refusable)
  .createMachine({
    id: 'playLimit',
    context: { wish: null, kept: null, everyMinutes: null, refusal: null },
    initial: 'choosing',
    states: {
      choosing: {
        description: 'The person sees the limits, and what each leaves, and can change them.',
        on: { ...choices, 'form.edited': { actions: 'forgetRefusal' } },
      },
      saving: {
        description: 'The server sets the limit; sent again, it changes nothing.',
        tags: 'busy',
        entry: 'forgetRefusal',
        ...ask('chooseLimit', {
          input: ({ context }) => wishOf(context),
          accepted: 'saved',
          refused: 'choosing',
        }),
      },
      saved: {
        description: 'A tighter limit holds now; a looser one holds from the date that is shown.',
        entry: 'outdateLimits',
        on: { ...choices, 'form.edited': { target: 'choosing' } },
      },
      keeping: {
        description: 'The server cancels the looser limit that waits.',
        tags: 'busy',
        entry: 'forgetRefusal',
        ...ask('keepLimit', {
          input: ({ context }) => keptOf(context),
          accepted: 'kept',
          refused: 'choosing',
        }),
      },
      kept: {
        description: 'The limit stays as it is: the looser one was cancelled.',
        entry: 'outdateLimits',
        on: { ...choices, 'form.edited': { target: 'choosing' } },
      },
      settingInterval: {
        description:
          'The server sets how often the person is asked; sent again, it changes nothing.',
        tags: 'busy',
        entry: 'forgetRefusal',
        ...ask('chooseInterval', {
          input: ({ context }) => intervalOf(context),
          accepted: 'intervalSet',
          refused: 'choosing',
        }),
      },
      intervalSet: {
        description: 'The person is asked as often as they chose, from now on.',
        entry: 'outdateLimits',
        on: { ...choices, 'form.edited': { target: 'choosing' } },
      },
    },
  });
