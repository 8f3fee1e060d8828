import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ErrorCode, Refusal } from '#contract/errors.ts';
import { FAILURES_BEFORE_HELP } from '#machines/sms-countdown/sms-countdown.machine.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { createCodePicture } from './code-picture.ts';
import { type CodePurpose, noteCountdown, notedCountdown } from './kept-countdown.ts';
import { provideSmsCountdown, type RequestCode } from './sms-countdown.actors.ts';

/** The button that asks for a code, as the form sees it. */
export type SmsCode = ReturnType<typeof useSmsCode>;

/** What a form is refused with when its code was not taken. */
const codeRefusals: readonly ErrorCode[] = [
  'verification_code_incorrect',
  'verification_code_expired',
  'phone_code_incorrect',
  'phone_code_expired',
];

function isAboutPicture({ code }: Refusal): boolean {
  return code === 'captcha_required' || code === 'captcha_incorrect';
}

/**
 * Asking for a code, and the countdown until the next (A11); it goes on after a reload.
 *
 * @param submitted why the form that the code is for was refused last
 */
export function useSmsCode(
  purpose: CodePurpose,
  requestCode: RequestCode,
  submitted: Refusal | null,
) {
  const { clock, watching } = useServices();
  const [picture] = useState(createCodePicture);
  const [machine] = useState(() => provideSmsCountdown(requestCode, picture));
  const [input] = useState(() => ({
    now: () => clock.now(),
    availableAt: notedCountdown(purpose, clock.now()) ?? undefined,
  }));
  const [state, send, actor] = useMachine(machine, { input, ...watching });

  useEffect(() => {
    const started = actor.on('countdown.started', ({ availableAt }) =>
      noteCountdown(purpose, availableAt),
    );
    return () => started.unsubscribe();
  }, [actor, purpose]);

  useEffect(() => {
    if (submitted && codeRefusals.includes(submitted.code)) send({ type: 'code.refused' });
  }, [submitted, send]);

  useEffect(() => {
    // Timers sleep with the tab; the clock is read again when it wakes.
    const wake = () => send({ type: 'page.shown' });
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, [send]);

  const { refusal } = state.context;
  const [asksForPicture, setAsksForPicture] = useState(false);
  const asksNow =
    !state.matches('counting') && (asksForPicture || (refusal !== null && isAboutPicture(refusal)));
  if (asksNow !== asksForPicture) setAsksForPicture(asksNow);

  return {
    refusal,
    /** The picture to read before the SMS; null where none is asked for. */
    picture: asksForPicture ? picture : null,
    needsHelp: state.context.failures >= FAILURES_BEFORE_HELP,
    remainingSeconds: state.context.remainingSeconds,
    isCounting: state.matches('counting'),
    isRequesting: state.hasTag('busy'),
    canRequest: state.can({ type: 'code.requested' }),
    hasSent: state.context.availableAt !== null && state.context.refusal === null,
    request: () => send({ type: 'code.requested' }),
  };
}
