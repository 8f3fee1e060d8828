import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { FAILURES_BEFORE_HELP } from '#machines/sms-countdown/sms-countdown.machine.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { createCodePicture } from './code-picture.ts';
import { type CodePurpose, noteCountdown, notedCountdown } from './kept-countdown.ts';
import { type FormActor, provideSmsCountdown, type RequestCode } from './sms-countdown.actors.ts';
import { maskedNumber, numberTyped, type TypedNumber } from './travelling-number.ts';
import { useKnownCountry } from './use-countries.ts';

/** The button that asks for a code, as the form sees it. */
export type SmsCode = ReturnType<typeof useSmsCode>;

/** What has to be known of the form's draft. */
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

/** Asking for a code, and the countdown of each number until its next (A11); both outlive a reload. */
export function useSmsCode({ purpose, request, form, draft }: CodeOfForm) {
  const services = useServices();
  const { clock, watching } = services;
  const [picture] = useState(createCodePicture);
  const [machine] = useState(() => provideSmsCountdown(request, picture, form));
  // The number that the countdown is of.
  const [number, setNumber] = useState(() => numberTyped(services, draft.values()));
  const [input] = useState(() => ({
    now: () => clock.now(),
    availableAt: notedCountdown({ purpose, number, now: clock.now() }) ?? undefined,
  }));
  const [state, send, actor] = useMachine(machine, { input, ...watching });
  const isRequesting = state.hasTag('busy');
  const knownCountry = useKnownCountry();

  useEffect(() => {
    const keep = (availableAt: number | null) =>
      noteCountdown({ purpose, number, now: clock.now() }, availableAt);
    const started = actor.on('countdown.started', ({ availableAt }) => keep(availableAt));
    const ended = actor.on('countdown.ended', () => keep(null));
    return () => {
      started.unsubscribe();
      ended.unsubscribe();
    };
  }, [actor, clock, purpose, number]);

  useEffect(() => {
    // The code that is being asked for is for the earlier number.
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

  const { refusal, captchaRequired } = state.context;
  return {
    refusal,
    /** The picture to read before the SMS; null where none is asked for. */
    picture: captchaRequired ? picture : null,
    needsHelp: state.context.failures >= FAILURES_BEFORE_HELP,
    remainingSeconds: state.context.remainingSeconds,
    isCounting: state.matches('counting'),
    isRequesting,
    canRequest: state.can({ type: 'code.requested' }),
    hasSent: state.context.availableAt !== null && state.context.refusal === null,
    /** The number that the countdown is of, as it may be shown. */
    sentTo: maskedNumber(number),
    request: () => send({ type: 'code.requested' }),
  };
}
