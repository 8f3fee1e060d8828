import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ErrorCode, Refusal } from '#contract/errors.ts';
import { FAILURES_BEFORE_HELP } from '#machines/sms-countdown/sms-countdown.machine.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { createCodePicture } from './code-picture.ts';
import { type CodePurpose, noteCountdown, notedCountdown } from './kept-countdown.ts';
import { provideSmsCountdown, type RequestCode } from './sms-countdown.actors.ts';
import { maskedNumber, numberTyped, type TypedNumber } from './travelling-number.ts';
import { useKnownCountry } from './use-countries.ts';

/** The button that asks for a code, as the form sees it. */
export type SmsCode = ReturnType<typeof useSmsCode>;

/** What a form is refused with when its code was not taken, and what the countdown learns of it. */
const codeRefusals: Partial<Record<ErrorCode, 'code.refused' | 'code.expired'>> = {
  verification_code_incorrect: 'code.refused',
  verification_code_expired: 'code.expired',
  phone_code_incorrect: 'code.refused',
  phone_code_expired: 'code.expired',
  // Firebase knows of no code for this number (any more).
  phone_code_not_requested: 'code.expired',
};

function isAboutPicture({ code }: Refusal): boolean {
  return code === 'captcha_required' || code === 'captcha_incorrect';
}

/** What has to be known of the form's draft. */
interface NumberDraft {
  values(): TypedNumber;
  onTyped(listener: () => void): () => void;
}

/** What a form says of its code. */
interface CodeOfForm {
  readonly purpose: CodePurpose;
  readonly request: RequestCode;
  /** Why the form that the code is for was refused last. */
  readonly submitted: Refusal | null;
  /** The draft with the number that it goes to. */
  readonly draft: NumberDraft;
}

/** Asking for a code, and the countdown of each number until its next (A11); both outlive a reload. */
export function useSmsCode({ purpose, request, submitted, draft }: CodeOfForm) {
  const services = useServices();
  const { clock, watching } = services;
  const [picture] = useState(createCodePicture);
  const [machine] = useState(() => provideSmsCountdown(request, picture));
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
    const started = actor.on('countdown.started', ({ availableAt }) =>
      noteCountdown({ purpose, number, now: clock.now() }, availableAt),
    );
    return () => started.unsubscribe();
  }, [actor, clock, purpose, number]);

  const forgetCountdown = useEffectEvent(() =>
    noteCountdown({ purpose, number, now: clock.now() }, null),
  );
  useEffect(() => {
    if (submitted?.code === 'phone_too_many_requests') {
      const wait = submitted.retryAfterSeconds ?? 0;
      send({ type: 'code.blocked', availableAt: services.clock.now() + wait * 1_000 });
    }
    const type = submitted ? codeRefusals[submitted.code] : undefined;
    if (type === undefined) return;
    if (type === 'code.expired') forgetCountdown();
    send({ type });
  }, [services, submitted, send]);

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
    isRequesting,
    canRequest: state.can({ type: 'code.requested' }),
    hasSent: state.context.availableAt !== null && state.context.refusal === null,
    /** The number that the countdown is of, as it may be shown. */
    sentTo: maskedNumber(number),
    request: () => send({ type: 'code.requested' }),
  };
}
