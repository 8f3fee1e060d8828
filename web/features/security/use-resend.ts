import { useState } from 'react';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { createCodePicture } from '#web/shared/verification/code-picture.ts';
import {
  type FormActor,
  provideSmsCountdown,
  type RequestCode,
} from '#web/shared/verification/sms-countdown.actors.ts';

/** A reload closes the dialog: the countdown is not stored. */
const ignore = () => undefined;

/** The countdown to other codes, and their button (A11, W5). */
export function useResend(request: RequestCode, expiresAt: string, form: FormActor) {
  const { clock } = useServices();
  const [picture] = useState(createCodePicture);
  const flow = useFlow(() => provideSmsCountdown(request, picture, form), {
    input: { now: () => clock.now(), availableAt: Date.parse(expiresAt) },
    on: { 'countdown.started': ignore, 'countdown.ended': ignore },
  });
  const { captchaRequired, availableAt } = flow.context;
  return {
    refusal: flow.refusal,
    /** The captcha before other codes; null if none is required. */
    picture: captchaRequired ? picture : null,
    /** When other codes can be requested. */
    availableAt: new Date(availableAt ?? clock.now()).toISOString(),
    isCounting: flow.state === 'counting',
    isRequesting: flow.isBusy,
    canRequest: flow.can({ type: 'code.requested' }),
    request: () => flow.send({ type: 'code.requested' }),
  };
}
