import type { ErrorCode, Refusal } from '#contract/errors.ts';
import type { Step } from '../../catalogue/entry.ts';
import { catalogueEntry } from '../../catalogue/entry.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import { FAILURES_BEFORE_HELP, smsCountdownMachine } from '../sms-countdown.machine.ts';
import { codeExpired, codeRefused, triesBlocked } from './sms-countdown.examples.ts';
import { smsCountdownJourneys } from './sms-countdown.journeys.ts';

/** The form was refused with one of these codes. */
function isRefused(
  event: Step<typeof smsCountdownMachine>['event'],
  ...codes: readonly ErrorCode[]
): boolean {
  return event.type === 'form.refused' && codes.includes((event['refusal'] as Refusal).code);
}

/** A refused code, or a failed request for more than a wrong number. */
function isFailed({ event, context }: Step<typeof smsCountdownMachine>): boolean {
  if (isRefused(event, 'verification_code_incorrect', 'verification_code_expired')) return true;
  if (isRefused(event, 'phone_too_many_requests')) return context.availableAt !== null;
  if (event.type === 'xstate.error.actor.requestCode') return true;
  return (
    event.type === 'xstate.done.actor.requestCode' &&
    context.refusal !== null &&
    context.refusal.code !== 'validation_failed' &&
    context.refusal.code !== 'captcha_required'
  );
}

/** Catalogue entry: countdown. */
export const smsCountdownEntry = catalogueEntry<typeof smsCountdownMachine>({
  id: 'smsCountdown',
  title: 'Code by SMS',
  purpose: 'Requests a code at most once a second and counts down until the next can be requested.',
  requirements: ['A11', 'A25'],
  machine: smsCountdownMachine,
  inspected: {
    shown: [
      'expiredMinutes',
      'availableAt',
      'throttleMilliseconds',
      'tickMilliseconds',
      'failures',
    ],
  },
  inputs: {
    fresh: ({ now }) => ({ now }),
    afterReload: ({ now }) => ({ now, availableAt: now() + 2000 }),
    deadlinePassed: ({ now }) => ({ now, availableAt: now() - 1000 }),
  },
  events: {
    'code.requested': [{ type: 'code.requested' }],
    'form.refused': [codeRefused, codeExpired, triesBlocked],
    'number.changed': [{ type: 'number.changed', availableAt: null }],
    'page.shown': [{ type: 'page.shown' }],
  },
  outcomes: {
    watchFormAndPage: [],
    requestCode: [
      { ok: false, code: 'captcha_required' },
      { ok: true, value: { expiredMinutes: 1 } },
      { ok: false, code: 'sms_failed', message: 'The message could not be sent.' },
      { ok: false, code: 'sms_throttled', retryAfterSeconds: 30 },
    ],
  },
  invariants: [
    always(
      'failures of request and code are counted, as far as help needs it',
      (step, before) =>
        step.context.failures ===
        Math.min([...before, step].filter(isFailed).length, FAILURES_BEFORE_HELP),
    ),
    whenever(
      'a code is requested only by a person, and never during a countdown or pause',
      (step) => step.started.includes('requestCode'),
      (step, before) => {
        const last = before.at(-1);
        return step.event.type === 'code.requested' && last !== undefined && isIn(last, 'ready');
      },
    ),
    {
      name: 'a picture is required from the refusal that says so, until a code is sent',
      holds: (history) => {
        const last = history.at(-1);
        const since = history.slice(history.findLastIndex((step) => isIn(step, 'counting')) + 1);
        const wasRequested = since.some(
          ({ event, context }) =>
            event.type === 'xstate.done.actor.requestCode' &&
            context.refusal?.code === 'captcha_required',
        );
        return last?.context.captchaRequired === wasRequested;
      },
    },
    whenever(
      'a refused code leaves the countdown unchanged',
      ({ event }) => isRefused(event, 'verification_code_incorrect'),
      ({ value, context }, before) =>
        value === before.at(-1)?.value &&
        context.availableAt === before.at(-1)?.context.availableAt,
    ),
    whenever(
      'a countdown that ends before its deadline is reported',
      ({ event }) => isRefused(event, 'verification_code_expired'),
      ({ effects }, before) =>
        effects.includes('emitted countdown.ended') === (before.at(-1)?.value === 'counting'),
    ),
    whenever(
      'counting means a deadline that has not passed when it was last read',
      (step) => isIn(step, 'counting'),
      ({ context }) => context.availableAt !== null && context.remainingSeconds > 0,
    ),
    whenever(
      'every deadline is reported, so that it can survive a reload',
      (step) => step.event.type === 'xstate.done.actor.requestCode',
      (step) => step.effects.includes('emitted countdown.started') === isIn(step, 'counting'),
    ),
    whenever(
      'a request starts with a clean slate',
      (step) => isIn(step, 'requesting'),
      ({ context }) => context.refusal === null,
    ),
    whenever(
      'a used code ends its countdown (A11)',
      ({ event }) => isRefused(event, 'verification_code_expired'),
      (step) => !isIn(step, 'counting'),
    ),
    whenever(
      'after too many codes no other is requested before the wait is over (A23)',
      ({ event }) => isRefused(event, 'phone_too_many_requests'),
      (step, before) =>
        before.slice(-1).some((last) => isIn(last, 'requesting')) ||
        (isIn(step, 'counting') && step.effects.includes('emitted countdown.started')),
    ),
    whenever(
      'a number without an earlier request can be requested (A11)',
      (step) =>
        step.event.type === 'number.changed' &&
        step.event['availableAt'] === null &&
        !isIn(step, 'requesting'),
      (step) => isIn(step, 'ready') && step.context.refusal === null,
    ),
    whenever(
      'no countdown is left once a code can be requested',
      (step) => isIn(step, 'ready'),
      ({ context }) => context.remainingSeconds === 0,
    ),
    whenever(
      'a sent code leaves no refusal behind, and a refusal is kept until the next request',
      (step) => step.event.type === 'xstate.done.actor.requestCode',
      (step) => (step.context.refusal === null) === isAccepted(step, 'requestCode'),
    ),
    whenever(
      'a failed request pauses before it can be repeated',
      (step) => step.event.type === 'xstate.error.actor.requestCode',
      (step) => isIn(step, 'throttled') && step.context.refusal?.code === 'unknown_error',
    ),
    whenever(
      'the countdown is as long as the server said',
      (step) => step.event.type === 'xstate.done.actor.requestCode' && isIn(step, 'counting'),
      ({ context }) => context.remainingSeconds === (context.refusal?.retryAfterSeconds ?? 60),
    ),
  ],
  journeys: smsCountdownJourneys,
});
