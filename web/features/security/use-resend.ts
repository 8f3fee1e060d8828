import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { createCodePicture } from '#web/shared/account/code-picture.ts';
import {
  type FormActor,
  provideSmsCountdown,
  type RequestCode,
} from '#web/shared/account/sms-countdown.actors.ts';
import { useServices } from '#web/shared/services/services-context.ts';

/** The countdown until other codes can be asked for, and the button that does (A11, W5). */
export function useResend(request: RequestCode, expiresAt: string, form: FormActor) {
  const { clock, watching } = useServices();
  const [picture] = useState(createCodePicture);
  const [machine] = useState(() => provideSmsCountdown(request, picture, form));
  const [input] = useState(() => ({
    now: () => clock.now(),
    availableAt: Date.parse(expiresAt),
  }));
  const [state, send] = useMachine(machine, { input, ...watching });
  const { refusal, captchaRequired, availableAt } = state.context;
  return {
    refusal,
    /** The picture to read before other codes; null while none is asked for. */
    picture: captchaRequired ? picture : null,
    /** When other codes can be asked for. */
    availableAt: new Date(availableAt ?? clock.now()).toISOString(),
    isCounting: state.matches('counting'),
    isRequesting: state.hasTag('busy'),
    canRequest: state.can({ type: 'code.requested' }),
    request: () => send({ type: 'code.requested' }),
  };
}
