import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Refusal } from '#contract/errors.ts';
import { createCodePicture } from '#web/shared/account/code-picture.ts';
import { provideSmsCountdown, type RequestCode } from '#web/shared/account/sms-countdown.actors.ts';
import { useServices } from '#web/shared/services/services-context.ts';

/** The countdown until other codes can be asked for, and the button that does (A11, W5). */
export function useResend(request: RequestCode, expiresAt: string, submitted: Refusal | null) {
  const { clock, watching } = useServices();
  const [picture] = useState(createCodePicture);
  const [machine] = useState(() => provideSmsCountdown(request, picture));
  const [input] = useState(() => ({
    now: () => clock.now(),
    availableAt: Date.parse(expiresAt),
  }));
  const [state, send] = useMachine(machine, { input, ...watching });
  const isExpired = submitted?.code === 'verification_code_expired';

  useEffect(() => {
    if (isExpired) send({ type: 'code.expired' });
  }, [isExpired, send]);
  useEffect(() => {
    // Timers sleep with the tab; the clock is read again when it wakes.
    const wake = () => send({ type: 'page.shown' });
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, [send]);

  const { refusal } = state.context;
  const asksForPicture =
    refusal?.code === 'captcha_required' || refusal?.code === 'captcha_incorrect';
  return {
    refusal,
    /** The picture to read before other codes; null while none is asked for. */
    picture: asksForPicture ? picture : null,
    /** When other codes can be asked for. */
    availableAt: new Date(state.context.availableAt ?? clock.now()).toISOString(),
    isCounting: state.matches('counting'),
    isRequesting: state.hasTag('busy'),
    canRequest: state.can({ type: 'code.requested' }),
    request: () => send({ type: 'code.requested' }),
  };
}
