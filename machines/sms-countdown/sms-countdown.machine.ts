import { assign, emit, setup } from 'xstate';
import type { ErrorCode, Outcome, Refusal } from '#contract/errors.ts';
import { answering, asking } from '../actors/answering.ts';
import { notListening, notProvided } from '../actors/not-provided.ts';
import { ofAnswer, refusalOf } from '../actors/outcome.ts';
import { asksForCaptcha } from '../actors/refusable.ts';

/** Shortest time between two requests for a code, in milliseconds (A11). */
const SMS_REQUEST_THROTTLE_MILLISECONDS = 1000;
/** Seconds that the button counts for each minute that the code is valid (A11). */
const SMS_COUNTDOWN_SECONDS_PER_EXPIRY_MINUTE = 60;
/** Minutes that every code by Firebase counts down (A11). */
export const FIREBASE_EXPIRY_MINUTES = 1;
/** Longest wait for Firebase to check a code, in milliseconds (A11). */
export const PHONE_CODE_TIME_LIMIT_MILLISECONDS = 45_000;
/** From so many failures on the person is offered what else there is (A11). */
export const FAILURES_BEFORE_HELP = 2;
/** Time between two readings of the clock while counting, in milliseconds. */
const SMS_COUNTDOWN_TICK_MILLISECONDS = 1000;

/** A code that was sent. The code itself goes to the person's phone and nowhere else. */
export interface CodeSent {
  /** Minutes until the next code may be asked for. */
  readonly expiredMinutes: number;
}

/** What the flow is started with. */
export interface SmsCountdownInput {
  /** Milliseconds of server time: a monotonic clock plus the server's offset. */
  readonly now: () => number;
  /** The deadline of a countdown that was running before a reload, in milliseconds of `now`. */
  readonly availableAt?: number | undefined;
  /** Lengths for tests; each defaults to its constant. */
  readonly throttleMilliseconds?: number | undefined;
  readonly tickMilliseconds?: number | undefined;
}

/** What the flow knows. */
export interface SmsCountdownContext {
  readonly now: () => number;
  /** When the next code may be asked for, in milliseconds of `now`; null before the first. */
  readonly availableAt: number | null;
  /** Whole seconds left as last read from the clock. */
  readonly remainingSeconds: number;
  /** Why the last request was refused, until the next one. */
  readonly refusal: Refusal | null;
  /** A picture has to be read before the next code is sent. */
  readonly captchaRequired: boolean;
  /** Requests and codes that failed, counted up to where the person is offered help. */
  readonly failures: number;
  readonly throttleMilliseconds: number;
  readonly tickMilliseconds: number;
}

/** What a person, or the page that wakes up, does. */
export type SmsCountdownEvent =
  | { type: 'code.requested' } // the button; the actor reads the number from the draft
  | { type: 'form.refused'; refusal: Refusal } // the form that the code is for was sent
  | { type: 'number.changed'; availableAt: number | null } // each number has its own countdown
  | { type: 'page.shown' }; // the tab came back: the clock is read at once

type NumberChanged = Extract<SmsCountdownEvent, { type: 'number.changed' }>;
type FormRefused = Extract<SmsCountdownEvent, { type: 'form.refused' }>;

/** Emitted so that the deadline can outlive a reload. */
type SmsCountdownEmitted =
  | { type: 'countdown.started'; availableAt: number }
  | { type: 'countdown.ended' }; // before its deadline: there is nothing left to wait for

const actors = {
  /** Asks the server for a code (A11); reads the number from the draft at that moment. */
  requestCode: notProvided<Outcome<CodeSent>>('requestCode'),
  /**
   * Tells why the form that the code is for was refused, each time, and when the tab comes back:
   * timers sleep with it.
   */
  watchFormAndPage: notListening('watchFormAndPage'),
};

/** The code was not taken. */
const wrongCode: readonly ErrorCode[] = ['verification_code_incorrect', 'phone_code_incorrect'];
/** Nor will it be: it was tried too often, is too old, or Firebase knows of none (any more). */
const spentCode: readonly ErrorCode[] = [
  'verification_code_expired',
  'phone_code_expired',
  'phone_code_not_requested',
];

function secondsUntil(deadline: number | null, now: number): number {
  return deadline === null ? 0 : Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** Seconds until the next request: by the sent code's life, or by the server's refusal. */
function secondsToWait(outcome: Outcome<CodeSent>): number {
  return outcome.ok
    ? outcome.value.expiredMinutes * SMS_COUNTDOWN_SECONDS_PER_EXPIRY_MINUTE
    : (outcome.retryAfterSeconds ?? 0);
}

/** A field to mend, or a picture to read first, is no trouble with codes. */
const isFailure = (refusal: Refusal | null) =>
  refusal !== null && refusal.code !== 'validation_failed' && refusal.code !== 'captcha_required';

const oneMore = (failures: number) => Math.min(failures + 1, FAILURES_BEFORE_HELP);

const ask = asking<typeof actors, SmsCountdownContext>();

/** Another number was typed: what was asked for the one before does not concern it. */
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

/** Codes are tried no more for a while: neither is another sent. */
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

/** Asking for a code by SMS, and the countdown until the next (A11). */
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
  // The countdown goes on without a watcher that breaks.
  invoke: { id: 'watchFormAndPage', src: 'watchFormAndPage', onError: {} },
  states: {
    resuming: {
      description: 'A countdown of this number goes on; without one a code can be asked for.',
      always: [{ guard: 'secondsAreLeft', target: 'counting' }, { target: 'ready' }],
    },
    ready: {
      description: 'The button asks for a code; the reason of a refusal stays in sight.',
      entry: 'readClock',
      on: {
        'code.requested': { target: 'requesting' },
        ...followingNumber,
        'form.refused': waitingAfterTries,
      },
    },
    requesting: {
      description: 'The server is asked to send a code; a second press does nothing.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('requestCode', {
        accepted: { target: 'counting', actions: [ofAnswer('countDown'), 'announceDeadline'] },
        refused: [
          {
            guard: ofAnswer('nextCodeMustWait'),
            target: 'counting',
            actions: [
              { type: 'noteRefusal', params: refusalOf },
              ofAnswer('countDown'),
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
          // There is nothing left to wait for: the person may ask for another at once.
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
