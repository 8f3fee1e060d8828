import { useEffect, useState } from 'react';
import { FAILURES_BEFORE_HELP } from '#machines/sms-countdown/sms-countdown.machine.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { createCodePicture } from './code-picture.ts';
import { type CodePurpose, noteCountdown, notedCountdown } from './kept-countdown.ts';
import { type FormActor, provideSmsCountdown, type RequestCode } from './sms-countdown.actors.ts';
import { maskedNumber, numberTyped, type TypedNumber } from './travelling-number.ts';
import { useKnownCountry } from './use-countries.ts';

/** The button that requests a code, as the form sees it. */
export type SmsCode = ReturnType<typeof useSmsCode>;

/** The used part of the form's draft. */
interface NumberDraft {
  values(): TypedNumber;
  onTyped(listener: () => void): () => void;
}

/** What a form says of its code. */
interface CodeOfForm {
  readonly purpose: CodePurpose;
  readonly request: RequestCode;
  /** The flow whose form the code is for. */
  readonly form: FormActor;
  /** The draft with the number that it goes to. */
  readonly draft: NumberDraft;
}

/** The code request, and each number's countdown to the next (A11); both survive a reload. */
export function useSmsCode({ purpose, request, form, draft }: CodeOfForm) {
  const services = useServices();
  const { clock } = services;
  const [picture] = useState(createCodePicture);
  // The number that the countdown is of.
  const [number, setNumber] = useState(() => numberTyped(services, draft.values()));
  const [keptDeadline] = useState(() => notedCountdown({ purpose, number, now: clock.now() }));
  const keep = (deadline: number | null) =>
    noteCountdown({ purpose, number, now: clock.now() }, deadline);
  const flow = useFlow(() => provideSmsCountdown(request, picture, form), {
    input: { now: () => clock.now(), availableAt: keptDeadline ?? undefined },
    on: {
      'countdown.started': (started) => keep(started.availableAt),
      'countdown.ended': () => keep(null),
    },
  });
  const { send, context, isBusy: isRequesting } = flow;
  const knownCountry = useKnownCountry();

  useEffect(() => {
    // The code being requested is for the previous number.
    if (isRequesting) return undefined;
    const follow = () => {
      const typed = numberTyped(services, draft.values());
      if (typed === number) return;
      setNumber(typed);
      const availableAt = notedCountdown({ purpose, number: typed, now: services.clock.now() });
      send({ type: 'number.changed', availableAt });
    };
    follow();
    return draft.onTyped(follow);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- without it there is no number
  }, [services, draft, purpose, number, send, isRequesting, knownCountry]);

  return {
    refusal: flow.refusal,
    /** The captcha picture before the SMS; null if none is required. */
    picture: context.captchaRequired ? picture : null,
    needsHelp: context.failures >= FAILURES_BEFORE_HELP,
    remainingSeconds: context.remainingSeconds,
    isCounting: flow.state === 'counting',
    isRequesting,
    canRequest: flow.can({ type: 'code.requested' }),
    hasSent: context.availableAt !== null && flow.refusal === null,
    /** The countdown's number, masked. */
    sentTo: maskedNumber(number),
    request: () => send({ type: 'code.requested' }),
  };
}
