import { assign, emit, setup } from 'xstate';
import type { ErrorCode, Outcome, Refusal } from '#contract/errors.ts';
import { answering, asking } from '../actors/answering.ts';
import { notListening, notProvided } from '../actors/not-provided.ts';
import { refusalOf, withAnswer } from '../actors/outcome.ts';
import { asksForCaptcha } from '../actors/refusable.ts';

/** Shortest time between two requests for a code, in milliseconds (A11). */
const SMS_REQUEST_THROTTLE_MILLISECONDS = 1000;
/** Seconds of countdown for each minute that the code is valid (A11). */
const SMS_COUNTDOWN_SECONDS_PER_EXPIRY_MINUTE = 60;
/** Minutes of countdown for a code by Firebase (A11). */
export const FIREBASE_EXPIRY_MINUTES = 1;
/** Timeout of Firebase's check of a code, in milliseconds (A11). */
export const PHONE_CODE_TIME_LIMIT_MILLISECONDS = 45_000;
/** After this many failures the person is offered alternatives (A11). */
export const FAILURES_BEFORE_HELP = 2;
/** Interval of clock readings while counting down, in milliseconds. */
const SMS_COUNTDOWN_TICK_MILLISECONDS = 1000;

/** A sent code. The code itself only goes to the person's phone. */
export interface CodeSent {
  /** Minutes until the next code can be requested. */
  readonly expiredMinutes: number;
}

/** Input of the flow. */
export interface SmsCountdownInput {
  /** Server time in milliseconds: a monotonic clock plus the server's offset. */
  readonly now: () => number;
  /** The deadline of a countdown from before a reload, in milliseconds of `now`. */
  readonly availableAt?: number | undefined;
  /** Durations for tests; each defaults to its constant. */
  readonly throttleMilliseconds?: number | undefined;
  readonly tickMilliseconds?: number | undefined;
}

/** Context of the flow. */
export interface SmsCountdownContext {
  readonly now: () => number;
  /** When the next code can be requested, in milliseconds of `now`; null before the first. */
  readonly availableAt: number | null;
  /** Whole seconds left, as last read. */
  readonly remainingSeconds: number;
  /** Why the last request was refused, until the next one. */
  readonly refusal: Refusal | null;
  /** A captcha is required before the next code. */
  readonly captchaRequired: boolean;
  /** Failed requests and codes, counted until the person is offered help. */
  readonly failures: number;
  readonly throttleMilliseconds: number;
  readonly tickMilliseconds: number;
}

/** Events of the person, and of a page that becomes visible again. */
export type SmsCountdownEvent =
  | { type: 'code.requested' } // the button; the actor reads the number from the draft
  | { type: 'form.refused'; refusal: Refusal } // the code's form was submitted
  | { type: 'number.changed'; availableAt: number | null } // each number has its own countdown
  | { type: 'page.shown' }; // the tab is visible again: read the clock at once

type NumberChanged = Extract<SmsCountdownEvent, { type: 'number.changed' }>;
type FormRefused = Extract<SmsCountdownEvent, { type: 'form.refused' }>;

/** Emitted so that the deadline survives a reload. */
type SmsCountdownEmitted =
  | { type: 'countdown.started'; availableAt: number }
  | { type: 'countdown.ended' }; // before its deadline: there is nothing left to wait for

const actors = {
  /** Requests a code from the server (A11), for the draft's number at that moment. */
  requestCode: notProvided<Outcome<CodeSent>>('requestCode'),
  /**
   * Reports each refusal of the code's form, and when the tab becomes visible again: timers sleep
   * with it.
   */
  watchFormAndPage: notListening('watchFormAndPage'),
};

/** The code was not accepted. */
const wrongCode: readonly ErrorCode[] = ['verification_code_incorrect', 'phone_code_incorrect'];
/** Nor will it be: tried too often, expired, or unknown to Firebase. */
const spentCode: readonly ErrorCode[] = [
  'verification_code_expired',
  'phone_code_expired',
  'phone_code_not_requested',
];

function secondsUntil(deadline: number | null, now: number): number {
  return deadline === null ? 0 : Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** Seconds until the next request: from the sent code's life, or the server's refusal. */
function secondsToWait(outcome: Outcome<CodeSent>): number {
  return outcome.ok
    ? outcome.value.expiredMinutes * SMS_COUNTDOWN_SECONDS_PER_EXPIRY_MINUTE
    : (outcome.retryAfterSeconds ?? 0);
}

/** A field to correct, or a captcha, is no problem with codes. */
const isFailure = (refusal: Refusal | null) =>
  refusal !== null && refusal.code !== 'validation_failed' && refusal.code !== 'captcha_required';

const oneMore = (failures: number) => Math.min(failures + 1, FAILURES_BEFORE_HELP);

const ask = asking<typeof actors, SmsCountdownContext>();

/** Another number was typed: requests for the previous one do not concern it. */
const followingNumber = {
  'number.changed': {
    target: 'resuming',
    actions: [
      { type: 'noteDeadline', params: ({ event }: { event: NumberChanged }) => event },
      'forgetRefusal',
    ],
  },
} as const;

const refusalOfForm = ({ event }: { event: FormRefused }) => ({ refusal: event.refusal });

/** Codes are locked for a while: none is sent either. */
const waitingAfterTries = {
  guard: { type: 'triesAreBlocked', params: refusalOfForm },
  target: 'resuming',
  actions: [
    { type: 'waitAsRefused', params: refusalOfForm },
    'announceDeadline',
    'countRefusedCode',
  ],
} as const;

const smsCountdownSetup = setup({
  types: {
    input: {} as SmsCountdownInput,
    context: {} as SmsCountdownContext,
    events: {} as SmsCountdownEvent,
    emitted: {} as SmsCountdownEmitted,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    nextCodeMustWait: (_, { outcome }: { outcome: Outcome<CodeSent> }) =>
      !outcome.ok && secondsToWait(outcome) > 0,
    codeWasNotTaken: (_, { refusal: { code } }: { refusal: Refusal }) =>
      wrongCode.includes(code) || spentCode.includes(code),
    codeIsSpent: (_, { refusal }: { refusal: Refusal }) => spentCode.includes(refusal.code),
    triesAreBlocked: (_, { refusal }: { refusal: Refusal }) =>
      refusal.code === 'phone_too_many_requests',
    secondsAreLeft: ({ context }) => secondsUntil(context.availableAt, context.now()) > 0,
  },
  actions: {
    noteRefusal: assign(({ context }, { refusal }: { refusal: Refusal | null }) => ({
      refusal,
      failures: isFailure(refusal) ? oneMore(context.failures) : context.failures,
      captchaRequired: context.captchaRequired || asksForCaptcha(refusal),
    })),
    forgetRefusal: assign({ refusal: null }),
    noteDeadline: assign((_, { availableAt }: { availableAt: number | null }) => ({ availableAt })),
    waitAsRefused: assign(({ context }, { refusal }: { refusal: Refusal }) => ({
      availableAt: context.now() + (refusal.retryAfterSeconds ?? 0) * 1000,
    })),
    countRefusedCode: assign(({ context }) => ({ failures: oneMore(context.failures) })),
    countDown: assign(({ context }, { outcome }: { outcome: Outcome<CodeSent> }) => ({
      availableAt: context.now() + secondsToWait(outcome) * 1000,
    })),
    announceDeadline: emit(({ context }) => ({
      type: 'countdown.started' as const,
      availableAt: context.availableAt ?? context.now(),
    })),
    announceEnd: emit({ type: 'countdown.ended' }),
    forgetCaptcha: assign({ captchaRequired: false }),
    readClock: assign(({ context }) => ({
      remainingSeconds: secondsUntil(context.availableAt, context.now()),
    })),
  },
  delays: {
    throttle: ({ context }) => context.throttleMilliseconds,
    tick: ({ context }) => context.tickMilliseconds,
  },
}).extend(answering);

/** Requesting an SMS code, and the countdown until the next (A11). */
export const smsCountdownMachine = smsCountdownSetup.createMachine({
  id: 'smsCountdown',
  context: ({ input }) => ({
    now: input.now,
    availableAt: input.availableAt ?? null,
    remainingSeconds: 0,
    refusal: null,
    captchaRequired: false,
    failures: 0,
    throttleMilliseconds: input.throttleMilliseconds ?? SMS_REQUEST_THROTTLE_MILLISECONDS,
    tickMilliseconds: input.tickMilliseconds ?? SMS_COUNTDOWN_TICK_MILLISECONDS,
  }),
  initial: 'resuming',
  on: {
    'form.refused': {
      guard: { type: 'codeWasNotTaken', params: refusalOfForm },
      actions: 'countRefusedCode',
    },
  },
  // The countdown continues even if its watcher breaks.
  invoke: { id: 'watchFormAndPage', src: 'watchFormAndPage', onError: {} },
  states: {
    resuming: {
      description: 'A countdown for this number continues; without one, a code can be requested.',
      always: [{ guard: 'secondsAreLeft', target: 'counting' }, { target: 'ready' }],
    },
    ready: {
      description: 'The button requests a code; the reason for a refusal stays visible.',
      entry: 'readClock',
      on: {
        'code.requested': { target: 'requesting' },
        ...followingNumber,
        'form.refused': waitingAfterTries,
      },
    },
    requesting: {
      description: 'The server is asked to send a code; pressing again does nothing.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('requestCode', {
        accepted: { target: 'counting', actions: [withAnswer('countDown'), 'announceDeadline'] },
        refused: [
          {
            guard: withAnswer('nextCodeMustWait'),
            target: 'counting',
            actions: [
              { type: 'noteRefusal', params: refusalOf },
              withAnswer('countDown'),
              'announceDeadline',
            ],
          },
          { target: 'throttled' },
        ],
      }),
    },
    throttled: {
      description: 'The request was refused; the button rests for a second before it works again.',
      after: { throttle: { target: 'ready' } },
      on: { ...followingNumber, 'form.refused': waitingAfterTries },
    },
    counting: {
      description:
        'A code was sent to this number, or the server asked to wait: the button counts down.',
      entry: ['readClock', 'forgetCaptcha'],
      after: {
        tick: [{ guard: 'secondsAreLeft', target: 'counting', reenter: true }, { target: 'ready' }],
      },
      on: {
        ...followingNumber,
        'form.refused': [
          waitingAfterTries,
          // There is nothing left to wait for: another code can be requested at once.
          {
            guard: { type: 'codeIsSpent', params: refusalOfForm },
            target: 'ready',
            actions: [
              'countRefusedCode',
              { type: 'noteDeadline', params: { availableAt: null } },
              'announceEnd',
            ],
          },
        ],
        'page.shown': [
          { guard: 'secondsAreLeft', target: 'counting', reenter: true },
          { target: 'ready' },
        ],
      },
    },
  },
});
